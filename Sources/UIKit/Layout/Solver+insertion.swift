/// Bringing constraints in and taking them out.
nonisolated extension Solver {
  /// Gives a known constraint its equation.
  mutating func insert(_ index: Int) throws(Failure) {
    makeMarkers(index)
    let row = equation(of: index)
    if let subject = subject(of: row) {
      install(solve(row, for: subject))
    } else if row.entries.allSatisfy({ kinds[Int($0.symbol)] == .dummy }) {
      guard abs(row.constant) <= Self.tolerance else { throw reject(index, because: row) }
      var redundant = solve(row, for: definitions[index].dummySymbol)
      redundant.constant = 0
      install(redundant)
    } else {
      try insertThroughArtificial(row, index)
    }
    definitions[index].isInserted = true
    charge(index, by: 1)
    needsOptimizing = true
  }

  /// Takes a constraint's equation out; its definition stays.
  mutating func retract(_ index: Int) {
    guard definitions[index].isInserted else { return }
    charge(index, by: -1)
    let definition = definitions[index]
    let markers = [definition.excessSymbol, definition.shortfallSymbol, definition.dummySymbol]
      .filter { $0 >= 0 }
    if let basic = markers.first(where: { rowOfSymbol[Int($0)] >= 0 }) {
      discardRow(Int(rowOfSymbol[Int(basic)]))
    } else if let marker = markers.first, let row = rowToLeave(for: marker) {
      pivot(marker, into: row)
      discardRow(row)
    }
    for marker in markers { erase(marker) }
    definitions[index].excessSymbol = -1
    definitions[index].shortfallSymbol = -1
    definitions[index].dummySymbol = -1
    definitions[index].isInserted = false
    needsOptimizing = true
  }

  private mutating func makeMarkers(_ index: Int) {
    let owner = Int32(index)
    if definitions[index].excess != .forbidden {
      definitions[index].excessSymbol = makeSymbol(.restricted, owner: owner)
    }
    if definitions[index].shortfall != .forbidden {
      definitions[index].shortfallSymbol = makeSymbol(.restricted, owner: owner)
    }
    if definitions[index].excess == .forbidden && definitions[index].shortfall == .forbidden {
      definitions[index].dummySymbol = makeSymbol(.dummy, owner: owner)
    }
  }

  /// `0 = expression − constant − excess + shortfall` in symbols that are zero.
  private mutating func equation(of index: Int) -> Row {
    let definition = definitions[index]
    var row = Row()
    row.constant = -definition.constant
    for term in definition.terms {
      let symbol = term.variable.symbol
      let basicRow = rowOfSymbol[Int(symbol)]
      if basicRow < 0 {
        row.add(symbol, term.coefficient)
      } else {
        row.constant += term.coefficient * rows[Int(basicRow)].constant
        for entry in rows[Int(basicRow)].entries {
          row.add(entry.symbol, term.coefficient * entry.coefficient)
        }
      }
    }
    if definition.excessSymbol >= 0 { row.add(definition.excessSymbol, -1) }
    if definition.shortfallSymbol >= 0 { row.add(definition.shortfallSymbol, 1) }
    if definition.dummySymbol >= 0 { row.add(definition.dummySymbol, -1) }
    return row
  }

  /// A symbol that the equation can be solved for at once: one that may have any value, or one
  /// that is new, stands nowhere else and won't be negative.
  private func subject(of row: Row) -> Int32? {
    var best: Int32?
    var largest = 0.0
    for entry in row.entries
    where kinds[Int(entry.symbol)] == .free && abs(entry.coefficient) > largest + Self.epsilon {
      best = entry.symbol
      largest = abs(entry.coefficient)
    }
    if let best { return best }
    // A variable first and an error that costs last, or optimizing has to exchange them again.
    return row.entries.lazy
      .filter { entry in
        kinds[Int(entry.symbol)] == .restricted
          && row.constant * entry.coefficient <= 0
          && columns[Int(entry.symbol)].isEmpty
          && levels.allSatisfy { $0.costs[Int(entry.symbol)] == 0 }
      }
      .min { rank($0.symbol) < rank($1.symbol) }?.symbol
  }

  private func rank(_ symbol: Int32) -> Int {
    let owner = owners[Int(symbol)]
    guard owner >= 0 else { return 0 }
    let definition = definitions[Int(owner)]
    let penalty = symbol == definition.excessSymbol ? definition.excess : definition.shortfall
    return penalty == .free ? 1 : 2
  }

  /// `0 = row` as an equation for one of its symbols.
  private func solve(_ row: Row, for symbol: Int32) -> Row {
    var result = row
    let position = result.position(of: symbol)
    let factor = -1 / result.entries[position].coefficient
    result.entries.remove(at: position)
    result.basic = symbol
    result.constant *= factor
    for entry in result.entries.indices { result.entries[entry].coefficient *= factor }
    return result
  }

  /// Lets an artificial symbol stand for the equation's error, and pivots until it is zero.
  private mutating func insertThroughArtificial(_ equation: Row, _ index: Int) throws(Failure) {
    let artificial = makeSymbol(.restricted, owner: -1)
    var row = equation
    row.basic = artificial
    if row.constant < 0 {
      row.constant = -row.constant
      for entry in row.entries.indices { row.entries[entry].coefficient *= -1 }
    }
    install(row)
    let own = Int(rowOfSymbol[Int(artificial)])
    var patience = 2 * (kinds.count + rows.count) + 64
    while rowOfSymbol[Int(artificial)] >= 0, patience > 0 {
      patience -= 1
      let falling = rows[own].entries.filter { entry in
        kinds[Int(entry.symbol)] == .restricted && entry.coefficient < -Self.smallestPivot
      }
      if let steepest = falling.min(by: { $0.coefficient < $1.coefficient }),
        let leaving = rowToBlock(steepest.symbol, preferring: own)
      {
        pivot(steepest.symbol, into: leaving)
        continue
      }
      guard rows[own].constant <= Self.tolerance else { break }
      rows[own].constant = 0
      let largest = rows[own].entries.filter { kinds[Int($0.symbol)] == .restricted }
        .max { abs($0.coefficient) < abs($1.coefficient) }
      if let largest, abs(largest.coefficient) > Self.smallestPivot {
        pivot(largest.symbol, into: own)
      } else if definitions[index].dummySymbol >= 0 {
        // Nothing new is said: the equation follows from others that are required.
        rows[own].entries.removeAll { kinds[Int($0.symbol)] != .dummy }
        pivot(definitions[index].dummySymbol, into: own)
      } else {
        break
      }
    }
    if rowOfSymbol[Int(artificial)] >= 0 {
      let conflict = rows[own]
      discardRow(own)
      erase(artificial)
      throw reject(index, because: conflict)
    }
    erase(artificial)
  }

  /// Forgets the markers of a constraint that can't hold, and names those in its way.
  private mutating func reject(_ index: Int, because row: Row) -> Failure {
    let others = owners(in: row, except: index)
    let definition = definitions[index]
    for marker in [definition.excessSymbol, definition.shortfallSymbol, definition.dummySymbol]
    where marker >= 0 {
      erase(marker)
    }
    definitions[index].excessSymbol = -1
    definitions[index].shortfallSymbol = -1
    definitions[index].dummySymbol = -1
    definitions[index].isRejected = true
    needsOptimizing = true
    return .unsatisfiable(Constraint(index: index), with: others)
  }

  /// The constraints whose markers stand in a row, oldest first.
  func owners(in row: Row, except index: Int? = nil) -> [Constraint] {
    var found: [Int] = []
    for symbol in [row.basic] + row.entries.map(\.symbol) where symbol >= 0 {
      let owner = Int(owners[Int(symbol)])
      if owner >= 0 && owner != index && !found.contains(owner) { found.append(owner) }
    }
    return found.sorted { definitions[$0].order < definitions[$1].order }
      .map(Constraint.init(index:))
  }

  /// Adds a constraint's price to the costs, or takes it away.
  private mutating func charge(_ index: Int, by sign: Double) {
    let definition = definitions[index]
    for (penalty, symbol) in [
      (definition.excess, definition.excessSymbol),
      (definition.shortfall, definition.shortfallSymbol),
    ] {
      guard case .priority(let priority) = penalty else { continue }
      let level = level(for: priority)
      levels[level].users += Int(sign)
      if levels[level].users == 0 {
        levels.remove(at: level)
        continue
      }
      let row = rowOfSymbol[Int(symbol)]
      if row >= 0 {
        levels[level].add(rows[Int(row)].entries, times: sign)
      } else {
        levels[level].add([Entry(symbol: symbol, coefficient: 1)], times: sign)
      }
    }
  }

  private mutating func level(for priority: Double) -> Int {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index < levels.count, levels[index].priority == priority { return index }
    levels.insert(
      Level(priority: priority, costs: Array(repeating: 0, count: kinds.count)), at: index)
    return index
  }

  /// The row that a marker about to go can leave through without making another symbol negative.
  ///
  /// The marker may grow or fall; the larger coefficient of the two ways is the sounder one.
  private func rowToLeave(for marker: Int32) -> Int? {
    var ways: [(row: Int, ratio: Double, size: Double)?] = [nil, nil]
    var free: (row: Int, size: Double)?
    for index in columns[Int(marker)].lazy.map(Int.init) {
      let coefficient = rows[index].coefficient(of: marker)
      let size = abs(coefficient)
      guard size > Self.smallestPivot else { continue }
      switch kinds[Int(rows[index].basic)] {
      case .dummy: return index
      case .free:
        if size > (free?.size ?? 0) { free = (index, size) }
      default:
        let way = coefficient < 0 ? 0 : 1
        let ratio = max(0, rows[index].constant) / size
        if let known = ways[way] {
          if ratio > known.ratio + Self.epsilon { continue }
          if ratio > known.ratio - Self.epsilon && size <= known.size { continue }
        }
        ways[way] = (index, ratio, size)
      }
    }
    if let below = ways[0], let above = ways[1] {
      return below.size >= above.size ? below.row : above.row
    }
    return ways[0]?.row ?? ways[1]?.row ?? free?.row
  }
}
