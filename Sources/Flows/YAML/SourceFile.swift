import Foundation

/// The text of a file with the path that it is shown under.
package struct SourceFile: Hashable, Sendable {
  /// The most bytes that a flow may have; ours, the largest public one has 30 000.
  package static let sizeLimit = 1 << 20

  /// The path, as it is shown to the user.
  package let path: String
  /// The text without a byte order mark.
  package let text: String

  /// Makes a file of a text.
  package init(path: String, text: String) {
    self.path = path
    self.text =
      text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  /// Makes a file of the bytes that were read.
  package init(path: String, bytes: Data) throws(FlowFileError) {
    guard bytes.count <= Self.sizeLimit else { throw .tooLarge(path, limit: Self.sizeLimit) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8(path) }
    self.init(path: path, text: text)
  }

  /// Reads a file that is shown under the path it is read from.
  package init(readingFrom path: String) throws(FlowFileError) {
    // Not waiting for whoever might write to a pipe.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR
        ? .missing(path) : .unreadable(path, reason: String(cString: strerror(errno)))
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(path, reason: String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      throw .unreadable(path, reason: isFolder ? "Is a directory" : "Not a regular file")
    }
    let bytes: Data
    do {
      bytes = try handle.read(upToCount: Self.sizeLimit + 1) ?? Data()
    } catch {
      throw .unreadable(path, reason: "\(error)")
    }
    try self.init(path: path, bytes: bytes)
  }

  /// The lines without their ends.
  var lines: [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }
}

/// Why a file can't be read at all.
package enum FlowFileError: Error, Hashable, Sendable {
  case missing(String)
  case unreadable(String, reason: String)
  case tooLarge(String, limit: Int)
  case notUTF8(String)
}
