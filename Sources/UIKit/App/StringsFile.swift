/// A file `*.strings`: texts by key, in Xcode's format.
nonisolated struct StringsFile: Sendable {
  /// The path, as it was opened.
  let path: String
  /// The texts.
  let strings: [String: String]

  /// The largest file that is read, in bytes; ours.
  static let sizeLimit = 8 << 20

  /// Reads a file in UTF-8 or, with a byte order mark, UTF-16.
  init(path: String) throws(Diagnostic) {
    try self.init(path: path, data: readFile(at: path, limit: Self.sizeLimit))
  }

  /// Reads text that is at hand; the path is for diagnostics only.
  init(path: String, data: Data) throws(Diagnostic) {
    self.path = path
    if data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8)) {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      guard let strings = list as? [String: String] else {
        throw Diagnostic(file: path, at: .start, "not a list of texts by key")
      }
      self.strings = strings
      return
    }
    guard let text = Self.text(of: data) else {
      throw Diagnostic(file: path, at: .start, "neither UTF-8 nor UTF-16 with a byte order mark")
    }
    var scanner = StringsScanner(path: path, text: text)
    strings = try scanner.pairs()
  }

  private static func text(of data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return String(data: data.starts(with: mark) ? data.dropFirst(3) : data, encoding: .utf8)
  }
}
