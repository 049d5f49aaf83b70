import Foundation

/// The stream for what a command was asked to say.
public enum StandardOutput {
  /// Writes a line, all of it and at once.
  public static func print(_ line: String, end: String = "\n") throws(OutputError) {
    let text = Array((line + end).utf8)
    var done = 0
    while done < text.count {
      let count = text[done...].withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw OutputError(code: errno) }
      done += count
    }
  }
}

/// What was to be printed could not be written.
public struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's number for what went wrong.
  public let code: Int32

  /// Whether whoever read the output has seen enough, as `head` has after some lines.
  public var isUnwanted: Bool { code == EPIPE }

  /// The error in one line.
  public var description: String {
    "cannot write the output: \(String(cString: strerror(code)))"
  }
}
