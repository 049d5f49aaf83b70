/// A text of a flow with the expressions in it, as in `Hello ${NAME}`.
package struct Template: Hashable, Sendable {
  /// A piece of the text.
  package enum Part: Hashable, Sendable {
    case text(String)
    /// An expression, the text it was read from and where that stands.
    case expression(Expression, source: String, span: SourceSpan)
  }

  /// The text as it stands in the file.
  package let source: String
  /// Where it stands.
  package let span: SourceSpan
  /// The pieces in their order.
  package let parts: [Part]

  /// The text, if no expression is in it.
  package var literal: String? {
    var result = ""
    for part in parts {
      guard case .text(let text) = part else { return nil }
      result += text
    }
    return result
  }

  /// Reads a text; the expressions that can't be read are handed to a closure with their place.
  init(
    _ source: String, span: SourceSpan, textSpan: SourceSpan?,
    reporting report: (ExpressionError, _ source: String, SourceSpan) -> Void
  ) {
    self.source = source
    self.span = span
    var parts: [Part] = []
    let characters = Array(source)
    var plain = ""
    var index = 0
    while index < characters.count {
      guard let end = Self.end(ofExpressionAt: index, in: characters) else {
        plain.append(characters[index])
        index += 1
        continue
      }
      if !plain.isEmpty { parts.append(.text(Self.unescaped(plain))) }
      plain = ""
      let text = String(characters[index + 2..<end])
      if text.contains(where: { !$0.isWhitespace }) {
        let place = textSpan?.part(from: index + 2, length: end - index - 2) ?? span
        do throws(ExpressionError) {
          let expression = try ExpressionParser.expression(in: text)
          parts.append(.expression(expression, source: text, span: place))
        } catch {
          let culprit = textSpan?.part(from: index + 2 + error.offset, length: error.length)
          report(error, text, culprit ?? span)
        }
      }
      index = end + 1
    }
    if !plain.isEmpty { parts.append(.text(Self.unescaped(plain))) }
    self.parts = parts
  }

  /// The index of the brace that ends an expression: the last one before the next `$`.
  private static func end(ofExpressionAt start: Int, in text: [Character]) -> Int? {
    guard text[start] == "$", start + 1 < text.count, text[start + 1] == "{",
      start == 0 || text[start - 1] != "\\"
    else { return nil }
    let rest = text[(start + 2)...].prefix { $0 != "$" }
    return rest.lastIndex(of: "}")
  }

  /// The text with `\${` as `${`.
  private static func unescaped(_ text: String) -> String {
    text.replacing("\\${", with: "${")
  }
}
