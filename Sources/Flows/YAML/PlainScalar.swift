import Foundation

/// What Maestro makes of values without quotes, by YAML 1.1.
enum PlainScalar {
  private static let truths = ["y", "yes", "on", "true"]
  private static let untruths = ["n", "no", "off", "false"]

  /// The value as a truth value; nil if it is none.
  static func boolean(_ text: String) -> Bool? {
    // All small, all large or the first large.
    guard [text.lowercased(), text.uppercased(), text.capitalized].contains(text) else {
      return nil
    }
    let word = text.lowercased()
    if truths.contains(word) { return true }
    return untruths.contains(word) ? false : nil
  }

  /// The text that Maestro sees in place of this one; nil where it is the same.
  static func misreading(of text: String) -> String? {
    if let boolean = boolean(text) { return "\(boolean)" == text ? nil : "\(boolean)" }
    guard let number = number(text), number != text else { return nil }
    return number
  }

  private static func number(_ text: String) -> String? {
    let isNegative = text.hasPrefix("-")
    let unsigned = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
    guard let first = unsigned.first, first.isASCII, first.isNumber else { return nil }
    let digits = unsigned.filter { $0 != "_" }
    let sign = isNegative ? "-" : ""
    if digits.allSatisfy({ "0"..."9" ~= $0 }) {
      guard digits.count > 1, digits.first == "0" else { return sign + digits }
      return Int(digits, radix: 8).map { "\(sign)\($0)" }
    }
    for (prefix, radix) in [("0x", 16), ("0b", 2)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix).map { "\(sign)\($0)" }
    }
    guard digits.wholeMatch(of: /[0-9]+\.[0-9]*(?:[eE][-+][0-9]+)?/) != nil,
      let value = Double(digits.hasSuffix(".") ? digits + "0" : digits)
    else { return nil }
    return "\(sign)\(value)"
  }
}
