/// Splits an expression into its words.
struct ExpressionLexer {
  /// The signs, longest first.
  private static let signs = [
    "===", "!==", "...", "=>", "==", "!=", "<=", ">=", "&&", "||", "??", "?.", "++", "--", "+=",
    "-=", "*=", "/=", "+", "-", "*", "/", "%", "<", ">", "=", "!", "?", ":", "(", ")", "[", "]",
    "{", "}", ".", ",", ";", "&", "|", "^", "~",
  ].map { Array($0) }

  /// How many words an expression may have, each of which may stand in the one before; ours.
  static let countLimit = 2000

  private let text: [Character]
  private var index = 0

  init(_ text: String) { self.text = Array(text) }

  /// All words with one that stands for the end.
  static func tokens(of text: String) throws(ExpressionError) -> [ExpressionToken] {
    var lexer = ExpressionLexer(text)
    var tokens: [ExpressionToken] = []
    repeat {
      tokens.append(try lexer.next())
      guard tokens.count <= countLimit else {
        throw lexer.error(.tooLong(limit: countLimit), from: tokens[countLimit].offset)
      }
    } while tokens.last?.kind != .end
    return tokens
  }

  private mutating func next() throws(ExpressionError) -> ExpressionToken {
    try skipSpace()
    let start = index
    guard start < text.count else { return ExpressionToken(kind: .end, offset: start, length: 1) }
    let kind = try kind(startingWith: text[start])
    return ExpressionToken(kind: kind, offset: start, length: index - start)
  }

  private mutating func kind(
    startingWith first: Character
  ) throws(ExpressionError) -> ExpressionToken.Kind {
    if first == "\"" || first == "'" { return .string(try string(until: first)) }
    if first == "`" { throw error(.unsupported("template text"), from: index) }
    if Self.isDigit(first)
      || (first == "." && text.indices.contains(index + 1) && Self.isDigit(text[index + 1]))
    {
      return .number(try number())
    }
    if first.isLetter || first == "_" || first == "$" {
      return .name(take { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" })
    }
    for sign in Self.signs where text[index...].starts(with: sign) {
      index += sign.count
      return .sign(String(sign))
    }
    throw error(.unexpected(String(first)), from: index)
  }

  private mutating func skipSpace() throws(ExpressionError) {
    while index < text.count {
      if text[index].isWhitespace {
        index += 1
      } else if text[index...].starts(with: "//") {
        while index < text.count, !text[index].isNewline { index += 1 }
      } else if text[index...].starts(with: "/*") {
        throw error(.unsupported("a comment"), from: index)
      } else {
        return
      }
    }
  }

  private mutating func number() throws(ExpressionError) -> Double {
    let start = index
    if text[index...].starts(with: "0x") || text[index...].starts(with: "0X") {
      index += 2
      let digits = take { $0.isHexDigit }
      guard let number = UInt64(digits, radix: 16) else {
        throw error(.unexpected(String(text[start..<index])), from: start)
      }
      return Double(number)
    }
    var digits = take { Self.isDigit($0) || $0 == "." }
    if index < text.count, text[index] == "e" || text[index] == "E" {
      index += 1
      digits += "e"
      if index < text.count, text[index] == "-" || text[index] == "+" {
        digits.append(text[index])
        index += 1
      }
      digits += take { Self.isDigit($0) }
    }
    // JavaScript's `1.` is a number, Swift's isn't.
    guard let number = Double(digits.hasSuffix(".") ? digits + "0" : digits) else {
      throw error(.unexpected(String(text[start..<index])), from: start)
    }
    return number
  }

  private mutating func string(until quote: Character) throws(ExpressionError) -> String {
    let start = index
    index += 1
    var result = ""
    while index < text.count {
      let character = text[index]
      index += 1
      if character == quote { return result }
      guard character == "\\" else {
        result.append(character)
        continue
      }
      guard index < text.count else { break }
      result += escape(text[index])
      index += 1
    }
    throw error(.unclosedString, from: start)
  }

  /// What a letter after a backslash stands for; four hexadecimal digits follow a `u`.
  private mutating func escape(_ letter: Character) -> String {
    switch letter {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "u":
      let digits = text.dropFirst(index + 1).prefix(4)
      guard digits.count == 4, let code = UInt32(String(digits), radix: 16),
        let scalar = Unicode.Scalar(code)
      else { return "u" }
      index += 4
      return String(Character(scalar))
    default: return String(letter)
    }
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  private mutating func take(while isWanted: (Character) -> Bool) -> String {
    let start = index
    while index < text.count, isWanted(text[index]) { index += 1 }
    return String(text[start..<index])
  }

  private func error(_ kind: ExpressionError.Kind, from offset: Int) -> ExpressionError {
    ExpressionError(kind: kind, offset: offset, length: max(1, index - offset))
  }
}
