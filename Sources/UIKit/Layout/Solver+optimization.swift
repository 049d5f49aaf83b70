/// The primal and the dual simplex.
nonisolated extension Solver {
  mutating func optimizeIfNeeded() {
    guard needsOptimizing else { return }
    needsOptimizing = false
    for level in levels.indices { optimize(level) }
  }

  /// Lowers one level's cost as far as the levels above it allow.
  private mutating func optimize(_ level: Int) {
    let patience = 2 * (kinds.count + rows.count) + 64
    var steps = 0
    while steps < 32 * patience {
      // The steepest symbol first; the lowest number when that may be going round in circles.
      guard let entering = symbolToEnter(level, steepest: steps < patience) else { return }
      guard let leaving = rowToBlock(entering, preferring: -1) else {
        // No cost is negative, so only rounding can make one look bottomless.
        levels[level].costs[Int(entering)] = 0
        continue
      }
      pivot(entering, into: leaving)
      steps += 1
    }
  }

  private func symbolToEnter(_ level: Int, steepest: Bool) -> Int32? {
    let costs = levels[level].costs
    var best: Int?
    var lowest = -Self.epsilon
    for symbol in costs.indices
    where costs[symbol] < lowest && kinds[symbol] == .restricted
      && isFree(symbol, above: level)
    {
      best = symbol
      lowest = costs[symbol]
      if !steepest { break }
    }
    return best.map(Int32.init)
  }

  private func isFree(_ symbol: Int, above level: Int) -> Bool {
    for higher in 0..<level where abs(levels[higher].costs[symbol]) > Self.epsilon { return false }
    return true
  }

  /// The row whose basic symbol is the first to reach zero when `symbol` grows.
  ///
  /// Of rows that reach it at all but the same point, the one with the largest coefficient:
  /// dividing by small ones is how errors grow. The lowest symbol decides between equals.
  func rowToBlock(_ symbol: Int32, preferring preferred: Int) -> Int? {
    var limit = Double.infinity
    for index in columns[Int(symbol)].lazy.map(Int.init) {
      guard let coefficient = blocking(symbol, index) else { continue }
      limit = min(limit, (max(0, rows[index].constant) + Self.epsilon) / coefficient)
    }
    guard limit < .infinity else { return nil }
    var best: Int?
    var largest = 0.0
    for index in columns[Int(symbol)].lazy.map(Int.init) {
      guard let coefficient = blocking(symbol, index),
        max(0, rows[index].constant) / coefficient <= limit
      else { continue }
      if index == preferred { return index }
      let isTie = abs(coefficient - largest) <= Self.epsilon
      if isTie, let best, rows[best].basic <= rows[index].basic { continue }
      if !isTie && coefficient < largest { continue }
      best = index
      largest = coefficient
    }
    return best
  }

  /// How fast a row's basic symbol falls while `symbol` grows; nil if it doesn't or needn't care.
  private func blocking(_ symbol: Int32, _ row: Int) -> Double? {
    let basic = rows[row].basic
    guard basic >= 0, kinds[Int(basic)] == .restricted else { return nil }
    let coefficient = -rows[row].coefficient(of: symbol)
    return coefficient > Self.smallestPivot ? coefficient : nil
  }

  /// The dual simplex: makes every basic symbol that an edit left negative zero or more again.
  mutating func repair() throws(Failure) {
    if isBroken { try rebuild() }
    guard !infeasibleRows.isEmpty else { return }
    let limit = 64 * (kinds.count + rows.count) + 1_024
    var steps = 0
    while let next = infeasibleRows.popLast() {
      let index = Int(next)
      let basic = rows[index].basic
      guard basic >= 0 else { continue }
      let constant = rows[index].constant
      if kinds[Int(basic)] == .dummy, abs(constant) > Self.tolerance {
        throw contradiction(in: index)
      }
      guard kinds[Int(basic)] == .restricted, constant < -Self.tolerance else { continue }
      guard let entering = symbolToRaise(index) else { throw contradiction(in: index) }
      steps += 1
      guard steps < limit else {
        try rebuild()
        return
      }
      pivot(entering, into: index)
      noteFeasibility(of: index)
    }
  }

  private mutating func contradiction(in row: Int) -> Failure {
    isBroken = true
    infeasibleRows.removeAll()
    return .unsatisfiable(nil, with: owners(in: rows[row]))
  }

  /// The symbol that lifts a negative row at the least cost, compared level by level.
  private func symbolToRaise(_ row: Int) -> Int32? {
    var best: Entry?
    for entry in rows[row].entries where entry.coefficient > Self.smallestPivot {
      switch kinds[Int(entry.symbol)] {
      case .free: return entry.symbol
      case .restricted: break
      default: continue
      }
      guard let current = best else {
        best = entry
        continue
      }
      let difference = costDifference(entry, current)
      if difference < 0 || (difference == 0 && entry.coefficient > current.coefficient) {
        best = entry
      }
    }
    return best?.symbol
  }

  /// What one symbol costs more than another for the same lift, on the first level that tells.
  private func costDifference(_ one: Entry, _ other: Entry) -> Double {
    for level in levels {
      let difference =
        level.costs[Int(one.symbol)] / one.coefficient
        - level.costs[Int(other.symbol)] / other.coefficient
      if abs(difference) > Self.epsilon { return difference }
    }
    return 0
  }

  /// Moves a constraint's right-hand side in the rows.
  mutating func shift(_ index: Int, by change: Double) {
    let definition = definitions[index]
    guard definition.isInserted else { return }
    if definition.excessSymbol >= 0, let row = basicRow(of: definition.excessSymbol) {
      rows[row].constant -= change
      noteFeasibility(of: row)
    } else if definition.shortfallSymbol >= 0, let row = basicRow(of: definition.shortfallSymbol) {
      rows[row].constant += change
      noteFeasibility(of: row)
    } else if definition.dummySymbol >= 0, let row = basicRow(of: definition.dummySymbol) {
      rows[row].constant -= change
      noteFeasibility(of: row)
    } else {
      let usesShortfall = definition.excessSymbol < 0 && definition.dummySymbol < 0
      let marker =
        usesShortfall
        ? definition.shortfallSymbol : max(definition.excessSymbol, definition.dummySymbol)
      let step = usesShortfall ? -change : change
      var lastShifted = Int32(-1)
      for row in columns[Int(marker)].sorted() where row != lastShifted {
        lastShifted = row
        let coefficient = rows[Int(row)].coefficient(of: marker)
        guard coefficient != 0 else { continue }
        rows[Int(row)].constant += step * coefficient
        noteFeasibility(of: Int(row))
      }
    }
  }

  private func basicRow(of symbol: Int32) -> Int? {
    let row = rowOfSymbol[Int(symbol)]
    return row < 0 ? nil : Int(row)
  }

  /// By how much the equation that holds worst is off: rounding that has piled up.
  var largestResidual: Double {
    var largest = 0.0
    for definition in definitions where definition.isInserted {
      var sum = -definition.constant
      for term in definition.terms { sum += term.coefficient * value(of: term.variable) }
      if definition.excessSymbol >= 0 {
        sum -= value(of: Variable(symbol: definition.excessSymbol))
      }
      if definition.shortfallSymbol >= 0 {
        sum += value(of: Variable(symbol: definition.shortfallSymbol))
      }
      largest = max(largest, abs(sum))
    }
    return largest
  }

  /// Solves everything again from the constraints as they were given.
  mutating func rebuild() throws(Failure) {
    isBroken = false
    infeasibleRows.removeAll()
    rows.removeAll(keepingCapacity: true)
    unusedRows.removeAll(keepingCapacity: true)
    levels.removeAll(keepingCapacity: true)
    for symbol in kinds.indices {
      rowOfSymbol[symbol] = -1
      columns[symbol] = []
      guard owners[symbol] >= 0 else { continue }
      owners[symbol] = -1
      kinds[symbol] = .unused
      unusedSymbols.append(Int32(symbol))
    }
    let known = definitions.indices
      .filter { definitions[$0].order >= 0 && !definitions[$0].isRejected }
      .sorted { definitions[$0].order < definitions[$1].order }
    for index in known {
      definitions[index].excessSymbol = -1
      definitions[index].shortfallSymbol = -1
      definitions[index].dummySymbol = -1
      definitions[index].isInserted = false
    }
    for index in known {
      do {
        try insert(index)
      } catch {
        isBroken = true
        throw error
      }
    }
    optimizeIfNeeded()
  }
}
