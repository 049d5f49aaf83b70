extension Expression {
  /// The variables that must have a value, each with the characters before it.
  ///
  /// Names that are looked at with care, as in `!x` or left of `||`, may be undefined; so may those
  /// in a part that is only evaluated after a look at them.
  var neededNames: [(name: String, offset: Int)] {
    var found: [(name: String, offset: Int)] = []
    collect(isGuarded: false, checked: [], into: &found)
    return found
  }

  /// All names in the expression.
  var names: Set<String> {
    var names: Set<String> = []
    visit { if case .name(let name, _) = $0 { names.insert(name) } }
    return names
  }

  private func visit(_ look: (Expression) -> Void) {
    look(self)
    for part in parts { part.visit(look) }
  }

  private var parts: [Expression] {
    switch self {
    case .undefined, .null, .boolean, .number, .string, .name: []
    case .array(let items), .sequence(let items), .call(_, let items): items
    case .object(let properties): properties.map(\.value)
    case .member(let base, _), .unary(_, let base), .update(let base, _, _): [base]
    case .element(let one, let two), .binary(_, let one, let two), .logical(_, let one, let two),
      .assignment(let one, let two):
      [one, two]
    case .conditional(let condition, let then, let otherwise): [condition, then, otherwise]
    case .method(let base, _, let arguments): [base] + arguments
    }
  }

  private func collect(
    isGuarded: Bool, checked: Set<String>, into found: inout [(name: String, offset: Int)]
  ) {
    switch self {
    case .name(let name, let offset):
      if !isGuarded, !checked.contains(name) { found.append((name, offset)) }
    case .member(let base, _):
      base.collect(isGuarded: isGuarded, checked: checked, into: &found)
    case .element(let base, let key):
      base.collect(isGuarded: isGuarded, checked: checked, into: &found)
      key.collect(isGuarded: false, checked: checked, into: &found)
    case .unary(let operation, let operand):
      let isCareful = operation == .not || operation == .typeof
      operand.collect(isGuarded: isCareful, checked: checked, into: &found)
    case .binary(let operation, let left, let right):
      let isCareful = operation == .identical || operation == .notIdentical
      left.collect(isGuarded: isCareful, checked: checked, into: &found)
      right.collect(isGuarded: isCareful, checked: checked, into: &found)
    case .logical(let operation, let left, let right):
      left.collect(isGuarded: operation != .and, checked: checked, into: &found)
      right.collect(isGuarded: false, checked: checked.union(left.names), into: &found)
    case .conditional(let condition, let then, let otherwise):
      condition.collect(isGuarded: false, checked: checked, into: &found)
      for branch in [then, otherwise] {
        branch.collect(isGuarded: false, checked: checked.union(condition.names), into: &found)
      }
    default:
      for part in parts { part.collect(isGuarded: false, checked: checked, into: &found) }
    }
  }
}
