/// An incremental solver of linear constraints with priorities (Cassowary).
///
/// Every constraint is an equation `expression − constant − excess + shortfall = 0` whose two
/// errors are never negative. A required constraint lacks the errors it forbids, an optional one
/// pays for them. The equations stand in solved form: each row gives one basic symbol as a constant
/// plus multiples of symbols that are zero. Adding, removing and editing pivot from the present
/// solution to the next one instead of starting again, after Badros, Borning and Stuckey, "The
/// Cassowary Linear Arithmetic Constraint Solving Algorithm".
///
/// A higher priority wins over any number of lower ones. One sum with steep weights can't promise
/// that (1,000 priorities need weights that a `Double` can't tell apart), so each priority in use
/// is a ``Level`` with a cost row of its own, and costs compare level by level from the top. All
/// coefficients stay near 1 and precision doesn't depend on how many priorities there are. Within
/// a level the sum of the errors is smallest.
///
/// Symbols, rows and constraints are small integers in arrays, chosen in a fixed order: the same
/// calls always give the same solution, even where several are equally good.
nonisolated struct Solver {
  /// Symbols, by number: user variables and the errors of constraints alike.
  var kinds: [Kind] = []
  /// The row in which a symbol is basic, or −1.
  var rowOfSymbol: [Int32] = []
  /// The rows that may contain a symbol; a superset, checked when used.
  var columns: [[Int32]] = []
  /// The constraint that a marker belongs to, or −1 for a variable.
  var owners: [Int32] = []
  var unusedSymbols: [Int32] = []

  var rows: [Row] = []
  var unusedRows: [Int32] = []
  var scratch: [Entry] = []

  /// Priorities in use, highest first.
  var levels: [Level] = []

  var definitions: [Definition] = []
  var unusedDefinitions: [Int] = []
  var nextOrder = 0

  /// Rows whose basic symbol fell below zero and wait for the dual simplex.
  var infeasibleRows: [Int32] = []
  var needsOptimizing = false
  var isBroken = false
  var pivotsSinceCheck = 0

  /// Coefficients and costs nearer to zero than this are zero.
  static let epsilon = 1e-9
  /// Constants nearer to zero than this are zero: a ten-millionth of a point.
  static let tolerance = 1e-7
  /// Coefficients nearer to zero than this are no ground to divide by: they may be rounding.
  static let smallestPivot = 1e-7

  init() {}

  // MARK: Variables

  /// A new variable; at zero until a constraint says otherwise.
  mutating func makeVariable(nonNegative: Bool = false) -> Variable {
    Variable(symbol: makeSymbol(nonNegative ? .restricted : .free, owner: -1))
  }

  /// Gives up a variable that no constraint uses any longer.
  mutating func discard(_ variable: Variable) {
    erase(variable.symbol)
  }

  /// The value after the last ``resolve()``.
  func value(of variable: Variable) -> Double {
    let row = rowOfSymbol[Int(variable.symbol)]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  /// Whether the variable could have another value at the same cost.
  func isAmbiguous(_ variable: Variable) -> Bool {
    let row = rowOfSymbol[Int(variable.symbol)]
    guard row >= 0 else { return isFreeOfCost(variable.symbol) }
    return rows[Int(row)].entries.contains { entry in
      kinds[Int(entry.symbol)] != .dummy && isFreeOfCost(entry.symbol)
    }
  }

  private func isFreeOfCost(_ symbol: Int32) -> Bool {
    levels.allSatisfy { abs($0.costs[Int(symbol)]) < Self.epsilon }
  }

  // MARK: Constraints

  /// Adds `terms relation constant`; from priority 1,000 it is required.
  ///
  /// Throws if it can't hold beside the required constraints there are. It then stays known but
  /// without effect, until ``demote(_:)`` or ``remove(_:)``.
  mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = required
  ) throws(Failure) -> Constraint {
    let error: Penalty = priority >= Self.required ? .forbidden : .priority(priority)
    return try add(
      terms, constant,
      excess: relation == .greaterThanOrEqual ? .free : error,
      shortfall: relation == .lessThanOrEqual ? .free : error)
  }

  /// Adds a constraint that pulls `terms` towards `constant`, harder from one side than the other.
  mutating func add(
    _ terms: [Term], _ constant: Double, excess: Penalty, shortfall: Penalty
  ) throws(Failure) -> Constraint {
    let definition = Definition(
      terms: terms, constant: constant, excess: excess, shortfall: shortfall, order: nextOrder)
    nextOrder += 1
    let index: Int
    if let unused = unusedDefinitions.popLast() {
      index = unused
      definitions[index] = definition
    } else {
      index = definitions.count
      definitions.append(definition)
    }
    try repair()
    try insert(index)
    return Constraint(index: index)
  }

  /// Takes a constraint away; what it held moves to the next best place with ``resolve()``.
  mutating func remove(_ constraint: Constraint) throws(Failure) {
    try repair()
    retract(constraint.index)
    definitions[constraint.index] = Definition()
    unusedDefinitions.append(constraint.index)
  }

  /// Changes the right-hand side; takes effect with ``resolve()``.
  mutating func setConstant(_ constant: Double, of constraint: Constraint) throws(Failure) {
    let change = constant - definitions[constraint.index].constant
    guard change != 0 else { return }
    if infeasibleRows.isEmpty { optimizeIfNeeded() }
    definitions[constraint.index].constant = constant
    shift(constraint.index, by: change)
  }

  /// Changes what an optional constraint pays; a required one has to be replaced.
  mutating func setPenalties(
    excess: Penalty, shortfall: Penalty, of constraint: Constraint
  ) throws(Failure) {
    let old = definitions[constraint.index]
    guard old.excess != excess || old.shortfall != shortfall else { return }
    try repair()
    retract(constraint.index)
    definitions[constraint.index].excess = excess
    definitions[constraint.index].shortfall = shortfall
    try insert(constraint.index)
  }

  /// Makes a required constraint that can't hold an optional one, stronger than any other.
  mutating func demote(_ constraint: Constraint) throws(Failure) {
    let index = constraint.index
    let wasBroken = isBroken
    if !wasBroken { retract(index) }
    definitions[index].isRejected = false
    if definitions[index].excess == .forbidden { definitions[index].excess = .demoted }
    if definitions[index].shortfall == .forbidden { definitions[index].shortfall = .demoted }
    if wasBroken {
      try rebuild()
    } else {
      try insert(index)
    }
  }

  /// Brings every variable to its value for the constraints as they are now.
  ///
  /// Throws when an edited constant contradicts required constraints. Then only ``demote(_:)``,
  /// with one of the conflicting constraints, makes the solver usable again.
  mutating func resolve() throws(Failure) {
    try repair()
    optimizeIfNeeded()
    if pivotsSinceCheck > 32 {
      pivotsSinceCheck = 0
      if largestResidual > Self.tolerance { try rebuild() }
    }
  }
}
