import Foundation

/// The stream for what went wrong.
public enum StandardError {
  /// Writes a line; whoever closed the stream doesn't want it, and the program goes on.
  public static func print(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }
}
