/// A file `*.strings`: texts by key, in Xcode's format.
nonisolated struct StringsFile: Sendable {
  /// The path, as it was opened.
  let path: String
  /// The texts.
  let strings: [String: String]
  /// What was wrong with single texts, which are left out.
  let problems: [Diagnostic]

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
      let broken = strings.compactMap { key, text in
        Self.problem(with: text).map { Diagnostic(file: path, at: .start, "\"\(key)\": \($0)") }
      }
      self.strings = strings.filter { Self.problem(with: $0.value) == nil }
      problems = broken.sorted { $0.message < $1.message }
      return
    }
    guard let text = Self.text(of: data) else {
      throw Diagnostic(file: path, at: .start, "neither UTF-8 nor UTF-16 with a byte order mark")
    }
    var scanner = StringsScanner(path: path, text: text)
    strings = try scanner.pairs()
    problems = scanner.problems
  }

  /// The most digits of a number in a format; ours, a screen has room for less.
  private static let digitLimit = 3

  /// What is wrong with a text as a format; nil if nothing is.
  ///
  /// Widths and precisions of millions would keep whoever formats a number waiting.
  static func problem(with text: String) -> String? {
    var rest = text.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[rest.index(after: start)...]
      let numbers = [number(&rest, before: "$"), number(&rest, before: ""), precision(&rest)]
      rest = rest.drop { "hlqLztj".utf8.contains($0) }
      guard let kind = rest.popFirst() else { return nil }
      guard "@%aAcCdDeEfFgGioOpsSuUxX".utf8.contains(kind) else { continue }
      if numbers.contains(where: { $0 > digitLimit }) {
        return "a format with a number of more than \(digitLimit) digits"
      }
    }
    return nil
  }

  /// How many digits stand before a sign, flags passed over; 0 if the sign doesn't follow.
  private static func number(_ rest: inout Substring.UTF8View, before sign: String) -> Int {
    let flags = sign.isEmpty ? "#-+ '0*" : ""
    let start = rest.drop { flags.utf8.contains($0) }
    let end = start.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard end.starts(with: sign.utf8) else { return 0 }
    rest = end.dropFirst(sign.utf8.count)
    return start.count - end.count
  }

  private static func precision(_ rest: inout Substring.UTF8View) -> Int {
    guard rest.first == UInt8(ascii: ".") else { return 0 }
    rest = rest.dropFirst()
    return number(&rest, before: "")
  }

  private static func text(of data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return String(data: data.starts(with: mark) ? data.dropFirst(3) : data, encoding: .utf8)
  }
}
