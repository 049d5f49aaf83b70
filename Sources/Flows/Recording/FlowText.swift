/// Texts as recordings write them.
enum FlowText {
  /// A text in double quotes in which nothing is an expression.
  static func quoted(_ text: String) -> String {
    var result = "\""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "$" where rest.first == "{": result += "\\\\$"
      case _ where isPrintable(scalar): result.unicodeScalars.append(scalar)
      default: result += escape(scalar)
      }
    }
    return result + "\""
  }

  /// A text on one line of a comment.
  static func comment(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 }.prefix(60))
  }

  /// A text as a pattern that matches nothing else.
  static func pattern(_ text: String) -> String {
    text.map { #"\^$.|?*+()[]{}"#.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  /// An identifier as a pattern that matches it: itself, or with what has a meaning escaped.
  static func idPattern(_ id: String) -> String {
    (try? TextPattern(id).matches(id)) == true ? id : pattern(id)
  }

  /// Whether YAML lets a character stand for itself and eyes can tell it from others.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    case .format: scalar == "\u{200D}" || scalar == "\u{FE0F}"
    case .spaceSeparator: scalar == " "
    default: true
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    let length = scalar.value < 0x100 ? 2 : scalar.value < 0x10000 ? 4 : 8
    let mark = ["\\x", "\\u", "\\U"][length == 2 ? 0 : length == 4 ? 1 : 2]
    return mark + String(repeating: "0", count: length - hex.count) + hex
  }
}
