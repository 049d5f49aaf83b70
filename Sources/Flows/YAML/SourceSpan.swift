/// A piece of one line of a file.
package struct SourceSpan: Hashable, Sendable {
  /// The file's path, as it is shown to the user.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column in characters, from 1.
  package var column: Int
  /// How many characters there are in the piece; at least 1.
  package var length: Int

  /// Makes a span; a single character unless told otherwise.
  package init(file: String, line: Int = 1, column: Int = 1, length: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
    self.length = length
  }

  /// The place in the form of compilers, `file:line:column`.
  package var place: String { "\(file):\(line):\(column)" }

  /// A part of this span.
  func part(from offset: Int, length: Int) -> SourceSpan {
    SourceSpan(file: file, line: line, column: column + offset, length: max(1, length))
  }
}
