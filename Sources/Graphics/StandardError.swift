import Foundation

/// The stream for what went wrong.
public enum StandardError {
  /// Writes a line; whoever closed the stream doesn't want it, and the program goes on.
  public static func print(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Does something while whatever C libraries write to the stream is dropped.
  static func muted<Result>(_ body: () -> Result) -> Result {
    let kept = dup(STDERR_FILENO)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    if kept >= 0, nowhere >= 0 { dup2(nowhere, STDERR_FILENO) }
    defer {
      if kept >= 0, nowhere >= 0 { dup2(kept, STDERR_FILENO) }
      if nowhere >= 0 { close(nowhere) }
      if kept >= 0 { close(kept) }
    }
    return body()
  }
}
