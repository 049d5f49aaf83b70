import Foundation
import Graphics

/// The text of a file with the path that it is shown under.
package struct SourceFile: Hashable, Sendable {
  /// The most bytes that a flow may have; ours, the largest public one has 30 000.
  package static let sizeLimit = 1 << 20

  /// The path, as it is shown to the user.
  package let path: String
  /// The text without a byte order mark.
  package let text: String
  /// The lines without their ends.
  package let lines: [Substring]

  /// Makes a file of a text.
  package init(path: String, text: String) {
    self.path = path
    self.text =
      text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    lines = self.text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
  }

  /// Makes a file of the bytes that were read.
  package init(path: String, bytes: Data) throws(FlowFileError) {
    guard bytes.count <= Self.sizeLimit else { throw .tooLarge(path, limit: Self.sizeLimit) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notUTF8(Self.firstOtherText(in: bytes, path: path))
    }
    self.init(path: path, text: text)
  }

  /// Reads a file that is shown under the path it is read from.
  package init(readingFrom path: String) throws(FlowFileError) {
    try self.init(path: path) { () throws(FileReadingError) in
      try File.read(path, limit: Self.sizeLimit)
    }
  }

  /// Reads standard input, which is shown as `-`.
  package static func standardInput() throws(FlowFileError) -> SourceFile {
    try SourceFile(path: "-") { () throws(FileReadingError) in
      try File.read(STDIN_FILENO, limit: sizeLimit)
    }
  }

  private init(
    path: String, read: () throws(FileReadingError) -> Data
  ) throws(FlowFileError) {
    let bytes: Data
    do throws(FileReadingError) {
      bytes = try read()
    } catch {
      switch error {
      case .missing: throw .missing(path)
      case .unreadable(let reason): throw .unreadable(path, reason: reason)
      case .tooLarge: throw .tooLarge(path, limit: Self.sizeLimit)
      }
    }
    try self.init(path: path, bytes: bytes)
  }
}

extension SourceFile {
  /// The place of the first bytes that are no UTF-8.
  private static func firstOtherText(in bytes: Data, path: String) -> SourceSpan {
    var (decoder, text, input) = (UTF8(), "", bytes.makeIterator())
    while case .scalarValue(let character) = decoder.decode(&input) {
      text.unicodeScalars.append(character)
    }
    let lines = SourceFile(path: path, text: text).lines
    return SourceSpan(file: path, line: lines.count, column: (lines.last?.count ?? 0) + 1)
  }
}

/// Why a file can't be read at all.
package enum FlowFileError: Error, Hashable, Sendable {
  case missing(String)
  case unreadable(String, reason: String)
  case tooLarge(String, limit: Int)
  case notUTF8(SourceSpan)
}
