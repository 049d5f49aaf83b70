/// Reads the text of a strings file: `"key" = "text";` with comments.
///
/// Foundation's own reader tells no column, tells the line only in words, and writes to standard
/// error by itself when a semicolon is missing.
nonisolated struct StringsScanner {
  private let path: String
  private let bytes: [UInt8]
  private var index = 0
  /// What was wrong with single texts, which are left out.
  private(set) var problems: [Diagnostic] = []

  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
  }

  /// All pairs; of a key that stands twice, the last one counts, as on iOS.
  mutating func pairs() throws(Diagnostic) -> [String: String] {
    var found: [String: String] = [:]
    try skipSpace()
    while index < bytes.count {
      let key = try word()
      try skipSpace()
      var (value, start) = (key, index)
      if take("=") {
        try skipSpace()
        start = index
        value = try word()
        try skipSpace()
      }
      guard take(";") else { throw failure("expected \";\"") }
      if let problem = StringsFile.problem(with: value) {
        problems.append(failure(problem, at: start))
      } else {
        found[key] = value
      }
      try skipSpace()
    }
    return found
  }

  private func failure(_ message: String, at offset: Int? = nil) -> Diagnostic {
    let offset = offset ?? index
    let words = offset >= bytes.count ? message + ", but the file ends" : message
    return Diagnostic(file: path, at: SourcePosition(offset: offset, in: bytes), words)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private func follows(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  private mutating func skipSpace() throws(Diagnostic) {
    while index < bytes.count {
      if bytes[index] <= 32 {
        index += 1
      } else if follows("//") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if follows("/*") {
        let start = index
        while !follows("*/") {
          guard index < bytes.count else { throw failure("the comment has no end", at: start) }
          index += 1
        }
        index += 2
      } else {
        return
      }
    }
  }

  private mutating func word() throws(Diagnostic) -> String {
    let start = index
    if take("\"") { return try quoted(from: start) }
    while index < bytes.count, Self.isBare(bytes[index]) { index += 1 }
    guard index > start else { throw failure("expected a text in quotes") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch Character(Unicode.Scalar(byte)) {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }

  private mutating func quoted(from start: Int) throws(Diagnostic) -> String {
    // UTF-16, because \U writes a pair of surrogates as two escapes.
    var units: [UInt16] = []
    var plain = index
    while index < bytes.count {
      if take("\"") {
        units += String(decoding: bytes[plain..<index - 1], as: UTF8.self).utf16
        return String(decoding: units, as: UTF16.self)
      } else if take("\\") {
        units += String(decoding: bytes[plain..<index - 1], as: UTF8.self).utf16
        units.append(try escape())
        plain = index
      } else {
        index += 1
      }
    }
    throw failure("the text has no closing quote", at: start)
  }

  private mutating func escape() throws(Diagnostic) -> UInt16 {
    guard index < bytes.count else { throw failure("expected a character after \"\\\"") }
    index += 1
    switch Character(Unicode.Scalar(bytes[index - 1])) {
    case "n": return 10
    case "r": return 13
    case "t": return 9
    case "U", "u":
      let digits = bytes[index...].prefix(4)
      guard digits.count == 4,
        let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
      else { throw failure("expected four hexadecimal digits") }
      index += 4
      return unit
    default:
      // The character itself; one of several bytes goes on as plain text.
      if bytes[index - 1] < 128 { return UInt16(bytes[index - 1]) }
      index -= 1
      throw failure("unknown escape")
    }
  }
}
