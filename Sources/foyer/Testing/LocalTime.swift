import Foundation

/// The host's time in words.
enum LocalTime {
  /// As in the names of folders: `2026-01-31_100000`.
  static func stamp(_ date: Date) -> String {
    words(date.timeIntervalSince1970, "%04d-%02d-%02d_%02d%02d%02d")
  }

  /// As in ISO 8601, to the millisecond where that isn't zero: `2026-01-31T10:00:00.250`.
  static func iso(_ seconds: TimeInterval) -> String {
    let milliseconds = Int((seconds * 1000).rounded(.down)) % 1000
    let fraction = milliseconds == 0 ? "" : String(format: ".%03d", milliseconds)
    return words(seconds, "%04d-%02d-%02dT%02d:%02d:%02d") + fraction
  }

  /// As people read it: `2026-01-31 10:00:00`.
  static func words(_ seconds: TimeInterval) -> String {
    words(seconds, "%04d-%02d-%02d %02d:%02d:%02d")
  }

  private static func words(_ seconds: TimeInterval, _ format: String) -> String {
    var (time, parts) = (time_t(seconds), tm())
    localtime_r(&time, &parts)
    return String(
      format: format, parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday, parts.tm_hour,
      parts.tm_min, parts.tm_sec)
  }
}
