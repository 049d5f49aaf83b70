nonisolated extension Solver {
  /// The priority from which a constraint is required.
  static let required = 1000.0

  /// A quantity to be found.
  struct Variable: Hashable, Sendable {
    let symbol: Int32
  }

  /// One product of a linear expression.
  struct Term: Equatable, Sendable {
    var variable: Variable
    var coefficient: Double

    init(_ variable: Variable, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// How an expression compares with its constant.
  enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The handle of a constraint.
  struct Constraint: Hashable, Sendable {
    let index: Int
  }

  /// What missing a constraint on one side costs.
  enum Penalty: Equatable, Sendable {
    case free
    case priority(Double)
    case forbidden

    /// Just under required: above every priority that fits a `Float`.
    static let demoted = Penalty.priority(Solver.required.nextDown)
  }

  /// Why the solver refused.
  enum Failure: Error, Equatable {
    /// The constraint contradicts the others, all of them required.
    ///
    /// The constraint is nil when an edited constant is at fault; the others then hold the edited
    /// one among them.
    case unsatisfiable(Constraint?, with: [Constraint])
  }

  /// What a symbol may do.
  enum Kind: UInt8 {
    case unused
    /// Any value.
    case free
    /// Zero or more.
    case restricted
    /// Zero; marks a required equation.
    case dummy
  }

  /// One priority's costs of every symbol that is zero at present.
  struct Level {
    let priority: Double
    var costs: [Double]
    var users = 0
  }

  /// A constraint as it was given, and its markers in the rows.
  struct Definition {
    var terms: [Term] = []
    var constant = 0.0
    var excess = Penalty.free
    var shortfall = Penalty.free
    var order = -1
    var isInserted = false
    /// It contradicted the others when it came, and waits to be demoted or removed.
    var isRejected = false
    var excessSymbol: Int32 = -1
    var shortfallSymbol: Int32 = -1
    var dummySymbol: Int32 = -1
  }

  /// One symbol's multiple in a row.
  struct Entry {
    var symbol: Int32
    var coefficient: Double
  }

  /// `basic = constant + Σ coefficient · symbol`, sorted by symbol.
  struct Row {
    var basic: Int32 = -1
    var constant = 0.0
    var entries: [Entry] = []

    /// The position of a symbol, or where it would be inserted.
    func position(of symbol: Int32) -> Int {
      var low = 0
      var high = entries.count
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].symbol < symbol { low = middle + 1 } else { high = middle }
      }
      return low
    }

    /// The symbol's coefficient, zero where it doesn't occur.
    func coefficient(of symbol: Int32) -> Double {
      let position = position(of: symbol)
      guard position < entries.count, entries[position].symbol == symbol else { return 0 }
      return entries[position].coefficient
    }

    /// Adds one multiple of a symbol.
    mutating func add(_ symbol: Int32, _ coefficient: Double) {
      let position = position(of: symbol)
      if position < entries.count, entries[position].symbol == symbol {
        entries[position].coefficient += coefficient
        if abs(entries[position].coefficient) < Solver.epsilon { entries.remove(at: position) }
      } else if abs(coefficient) >= Solver.epsilon {
        entries.insert(Entry(symbol: symbol, coefficient: coefficient), at: position)
      }
    }
  }
}
