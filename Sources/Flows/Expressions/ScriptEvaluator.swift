import Foundation

/// Finds the value of an expression.
struct ScriptEvaluator {
  let scope: ScriptScope
  /// The text of the expression and where it stands.
  let source: String
  let span: SourceSpan

  /// The value; names that mean nothing are an error, unless they are looked at with care.
  func value(
    _ expression: Expression, isGuarded: Bool = false
  ) throws(ScriptError) -> ScriptValue {
    switch expression {
    case .undefined: return .undefined
    case .null: return .null
    case .boolean(let value): return .boolean(value)
    case .number(let number): return .number(number)
    case .string(let text): return .string(text)
    case .array(let items): return .array(ScriptList(try values(items)))
    case .object(let properties):
      let object = ScriptObject()
      for property in properties { object[property.key] = try value(property.value) }
      return .object(object)
    case .name(let name, let offset):
      if let value = scope.value(of: name) { return value }
      guard isGuarded else { throw undefined(name, offset) }
      return .undefined
    case .member(let base, let name):
      return try member(name, of: value(base, isGuarded: isGuarded), isGuarded: isGuarded)
    case .element(let base, let key):
      return try member(
        value(key).text, of: value(base, isGuarded: isGuarded), isGuarded: isGuarded)
    case .unary(let operation, let operand): return try unary(operation, operand)
    case .binary(let operation, let left, let right): return try binary(operation, left, right)
    case .logical(let operation, let left, let right): return try logical(operation, left, right)
    case .conditional(let condition, let then, let otherwise):
      return try value(condition).isTrue ? value(then) : value(otherwise)
    case .assignment(let target, let right):
      let new = try value(right)
      try assign(new, to: target)
      return new
    case .update(let target, let step, let isPrefix):
      let old = try value(target).asNumber
      try assign(.number(old + step), to: target)
      return .number(isPrefix ? old + step : old)
    case .call(let function, let arguments): return try call(function, values(arguments))
    case .method(let base, let method, let arguments):
      return try call(method, on: value(base), values(arguments))
    case .sequence(let expressions):
      var last = ScriptValue.undefined
      for expression in expressions { last = try value(expression) }
      return last
    }
  }

  private func values(_ expressions: [Expression]) throws(ScriptError) -> [ScriptValue] {
    var values: [ScriptValue] = []
    for expression in expressions { values.append(try value(expression)) }
    return values
  }

  private func undefined(_ name: String, _ offset: Int) -> ScriptError {
    ScriptError(
      kind: .undefined(name), span: span.place(from: offset, length: name.count, in: source))
  }

  // MARK: Operators

  private func unary(
    _ operation: UnaryOperator, _ operand: Expression
  ) throws(ScriptError) -> ScriptValue {
    switch operation {
    case .not: .boolean(try !value(operand, isGuarded: true).isTrue)
    case .minus: .number(try -value(operand).asNumber)
    case .plus: .number(try value(operand).asNumber)
    case .typeof: .string(try value(operand, isGuarded: true).typeName)
    }
  }

  private func binary(
    _ operation: BinaryOperator, _ left: Expression, _ right: Expression
  ) throws(ScriptError) -> ScriptValue {
    let isGuarded = operation == .identical || operation == .notIdentical
    let one = try value(left, isGuarded: isGuarded)
    let two = try value(right, isGuarded: isGuarded)
    let (a, b) = (one.asNumber, two.asNumber)
    return switch operation {
    case .add: try limited(one.adding(two))
    case .subtract: .number(a - b)
    case .multiply: .number(a * b)
    case .divide: .number(a / b)
    case .remainder: .number(fmod(a, b))
    case .less: .boolean(one.isLess(than: two))
    case .greater: .boolean(two.isLess(than: one))
    case .lessOrEqual: .boolean(one.isLess(than: two) || isOrdered(one, two, equal: true))
    case .greaterOrEqual: .boolean(two.isLess(than: one) || isOrdered(one, two, equal: true))
    case .equal: .boolean(one.isEqual(to: two))
    case .notEqual: .boolean(!one.isEqual(to: two))
    case .identical: .boolean(one.isIdentical(to: two))
    case .notIdentical: .boolean(!one.isIdentical(to: two))
    }
  }

  /// Whether two values have the same place in JavaScript's order.
  private func isOrdered(_ one: ScriptValue, _ two: ScriptValue, equal: Bool) -> Bool {
    if case .string(let a) = one, case .string(let b) = two { return (a == b) == equal }
    return (one.asNumber == two.asNumber) == equal
  }

  private func limited(_ value: ScriptValue) throws(ScriptError) -> ScriptValue {
    if case .string(let text) = value, text.utf8.count > ScriptScope.lengthLimit {
      throw ScriptError(kind: .tooLong, span: span)
    }
    return value
  }

  private func logical(
    _ operation: LogicalOperator, _ left: Expression, _ right: Expression
  ) throws(ScriptError) -> ScriptValue {
    let first = try value(left, isGuarded: operation != .and)
    let isEnough =
      switch operation {
      case .and: !first.isTrue
      case .or: first.isTrue
      case .coalesce: !first.isNothing
      }
    return isEnough ? first : try value(right)
  }

  // MARK: Members

  private func member(
    _ name: String, of base: ScriptValue, isGuarded: Bool
  ) throws(ScriptError) -> ScriptValue {
    switch base {
    case .object(let object): return object[name]
    case .array(let list):
      if name == "length" { return .number(Double(list.items.count)) }
      guard let index = Int(name), list.items.indices.contains(index) else { return .undefined }
      return list.items[index]
    case .string(let text):
      if name == "length" { return .number(Double(text.utf16.count)) }
      guard let index = Int(name), (0..<text.utf16.count).contains(index) else { return .undefined }
      let unit = text.utf16[text.utf16.index(text.utf16.startIndex, offsetBy: index)]
      return .string(String(decoding: [unit], as: UTF16.self))
    case .number, .boolean: return .undefined
    case .undefined, .null:
      guard isGuarded else { throw ScriptError(kind: .noMember(name), span: span) }
      return .undefined
    }
  }

  private func assign(_ new: ScriptValue, to target: Expression) throws(ScriptError) {
    let (base, name): (ScriptValue, String)
    switch target {
    case .member(let owner, let key): (base, name) = (try value(owner), key)
    case .element(let owner, let key): (base, name) = (try value(owner), try value(key).text)
    default: return
    }
    switch base {
    case .object(let object): object[name] = new
    case .array(let list):
      // Lists grow by one at most, so that a number with a typing error can't fill the memory.
      guard let index = Int(name), (0...list.items.count).contains(index) else { return }
      if index == list.items.count { list.items.append(new) } else { list.items[index] = new }
    default: throw ScriptError(kind: .noMember(name), span: span)
    }
  }
}
