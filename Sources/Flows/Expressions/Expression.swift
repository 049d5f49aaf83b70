/// An expression of the part of JavaScript that flows are written in.
package indirect enum Expression: Hashable, Sendable {
  case undefined
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([Expression])
  case object([Property])
  /// A name; the offset says where it stands in the text of the expression.
  case name(String, offset: Int)
  case member(Expression, String)
  case element(Expression, Expression)
  case unary(UnaryOperator, Expression)
  case binary(BinaryOperator, Expression, Expression)
  case logical(LogicalOperator, Expression, Expression)
  case conditional(Expression, then: Expression, otherwise: Expression)
  case assignment(Expression, Expression)
  /// `++` and `--`.
  case update(Expression, by: Double, isPrefix: Bool)
  case call(BuiltInFunction, [Expression])
  case method(Expression, BuiltInMethod, [Expression])
  /// Several expressions with semicolons between them.
  case sequence([Expression])

  /// A key and its value in an object.
  package struct Property: Hashable, Sendable {
    let key: String
    let value: Expression
  }
}

/// An operator before its only operand.
package enum UnaryOperator: String, Hashable, Sendable {
  case not = "!"
  case minus = "-"
  case plus = "+"
  case typeof
}

/// An operator whose two operands are always evaluated.
package enum BinaryOperator: String, Hashable, Sendable, CaseIterable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case equal = "=="
  case notEqual = "!="
  case identical = "==="
  case notIdentical = "!=="

  /// How strongly the operator binds.
  var precedence: Int {
    switch self {
    case .multiply, .divide, .remainder: 6
    case .add, .subtract: 5
    case .less, .lessOrEqual, .greater, .greaterOrEqual: 4
    case .equal, .notEqual, .identical, .notIdentical: 3
    }
  }
}

/// An operator that may leave its second operand alone.
package enum LogicalOperator: String, Hashable, Sendable, CaseIterable {
  case and = "&&"
  case or = "||"
  case coalesce = "??"

  var precedence: Int { self == .and ? 2 : 1 }
}

/// A function that can be called by its name.
package enum BuiltInFunction: String, Hashable, Sendable, CaseIterable {
  case log = "console.log"
  case parseInt
  case number = "Number"
  case string = "String"
  case json
  case relativePoint
}

/// A function of a text or a list.
package enum BuiltInMethod: String, Hashable, Sendable, CaseIterable {
  case trim, toLowerCase, toUpperCase, includes, startsWith, endsWith, indexOf, replace, concat
}
