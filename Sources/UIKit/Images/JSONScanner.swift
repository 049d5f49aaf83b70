/// One step from a JSON value to a value inside it.
nonisolated enum JSONStep: Hashable, Sendable {
  case key(String)
  case index(Int)
}

/// Finds where a value stands in text that is known to be JSON.
///
/// Decoders name a wrong value by its path only. Nothing is judged here: in text that isn't
/// JSON, some offset inside the text comes out.
nonisolated struct JSONScanner {
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The offset of the first byte of the value at a path, or of the last value on the way to it.
  mutating func offset(of path: [JSONStep]) -> Int {
    index = 0
    skipSpace()
    for step in path {
      let start = index
      guard enter(step) else { return start }
    }
    return index
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func enter(_ step: JSONStep) -> Bool {
    guard let open = byte, open == UInt8(ascii: "{") || open == UInt8(ascii: "[") else {
      return false
    }
    index += 1
    var count = 0
    while let next = skipSpace(), next != UInt8(ascii: "}"), next != UInt8(ascii: "]") {
      let before = index
      if open == UInt8(ascii: "{") {
        let key = string()
        skipSpace()
        if step == .key(key) { return true }
      } else if step == .index(count) {
        return true
      }
      skipValue()
      count += 1
      if index == before { return false }
    }
    return false
  }

  /// Skips white space and the separators between values.
  @discardableResult private mutating func skipSpace() -> UInt8? {
    while let next = byte, next <= 32 || next == UInt8(ascii: ",") || next == UInt8(ascii: ":") {
      index += 1
    }
    return byte
  }

  /// Reads a string without resolving its escapes; keys have none.
  private mutating func string() -> String {
    guard byte == UInt8(ascii: "\"") else { return "" }
    let start = index + 1
    index = start
    while let next = byte, next != UInt8(ascii: "\"") {
      index += next == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index, bytes.count)
    defer { index = min(index + 1, bytes.count) }
    return String(decoding: bytes[min(start, index)..<index], as: UTF8.self)
  }

  private mutating func skipValue() {
    var depth = 0
    repeat {
      switch skipSpace() {
      case nil: return
      case UInt8(ascii: "\""): _ = string()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        index += 1
      default:
        while let next = byte, next > 32, !Self.delimiters.contains(next) { index += 1 }
      }
    } while depth > 0
  }

  private static let delimiters = Set(Array(",:[]{}\"".utf8))
}
