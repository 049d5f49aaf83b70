/// A word of an expression.
struct ExpressionToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case number(Double)
    case string(String)
    case name(String)
    case sign(String)
    case end
  }

  let kind: Kind
  /// How many characters stand before it in the expression.
  let offset: Int
  let length: Int
}
