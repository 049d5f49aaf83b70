/// A problem in one of the app's files, worded as compilers word theirs.
nonisolated package struct Diagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  /// Whether the file is unusable in part or only doubtful.
  package enum Severity: String, Sendable {
    case error
    case warning
  }

  /// How bad it is.
  package var severity: Severity
  /// The file's path, as it was opened.
  package var file: String
  /// Where in the file, if a place can be named.
  package var position: SourcePosition?
  /// What is wrong, without a full stop.
  package var message: String

  /// Makes a diagnostic; an error unless said otherwise.
  package init(
    _ severity: Severity = .error, file: String, at position: SourcePosition? = nil,
    _ message: String
  ) {
    self.severity = severity
    self.file = file
    self.position = position
    self.message = message
  }

  /// The line for standard error: `file:line:column: error: message`.
  package var description: String {
    let place = position.map { "\(file):\($0.line):\($0.column)" } ?? file
    return "\(place): \(severity.rawValue): \(message)"
  }
}

/// A place in a text file.
nonisolated package struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The column in UTF-8 bytes, from 1.
  package var column: Int

  /// Makes a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a file.
  package static let start = SourcePosition(line: 1, column: 1)

  /// The position of a byte.
  init(offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(max(0, offset))
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    self.init(
      line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: before.count - lineStart + 1)
  }
}
