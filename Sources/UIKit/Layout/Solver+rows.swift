/// Symbols, rows and the pivot.
nonisolated extension Solver {
  mutating func makeSymbol(_ kind: Kind, owner: Int32) -> Int32 {
    if let symbol = unusedSymbols.popLast() {
      kinds[Int(symbol)] = kind
      owners[Int(symbol)] = owner
      return symbol
    }
    kinds.append(kind)
    owners.append(owner)
    rowOfSymbol.append(-1)
    columns.append([])
    for level in levels.indices { levels[level].costs.append(0) }
    return Int32(kinds.count - 1)
  }

  /// Takes a symbol out of every row and cost and gives its number back.
  mutating func erase(_ symbol: Int32) {
    let index = Int(symbol)
    for row in columns[index] {
      let position = rows[Int(row)].position(of: symbol)
      if position < rows[Int(row)].entries.count,
        rows[Int(row)].entries[position].symbol == symbol
      {
        rows[Int(row)].entries.remove(at: position)
      }
    }
    columns[index] = []
    for level in levels.indices { levels[level].costs[index] = 0 }
    if rowOfSymbol[index] >= 0 { discardRow(Int(rowOfSymbol[index])) }
    kinds[index] = .unused
    owners[index] = -1
    unusedSymbols.append(symbol)
  }

  /// Makes `row` the row of its basic symbol, and replaces that symbol everywhere else.
  mutating func install(_ row: Row) {
    let index: Int
    if let unused = unusedRows.popLast() {
      index = Int(unused)
      rows[index] = row
    } else {
      index = rows.count
      rows.append(row)
    }
    rowOfSymbol[Int(row.basic)] = Int32(index)
    for entry in row.entries { note(entry.symbol, in: index) }
    substitute(row.basic, by: index)
  }

  mutating func discardRow(_ index: Int) {
    rowOfSymbol[Int(rows[index].basic)] = -1
    rows[index].basic = -1
    rows[index].constant = 0
    rows[index].entries = []
    unusedRows.append(Int32(index))
  }

  /// Lets `symbol`, which is zero, take the place of the basic symbol of a row that contains it.
  mutating func pivot(_ symbol: Int32, into index: Int) {
    pivotsSinceCheck += 1
    let leaving = rows[index].basic
    let position = rows[index].position(of: symbol)
    let factor = -1 / rows[index].entries[position].coefficient
    rows[index].entries.remove(at: position)
    rows[index].constant *= factor
    for entry in rows[index].entries.indices { rows[index].entries[entry].coefficient *= factor }
    rows[index].entries.insert(
      Entry(symbol: leaving, coefficient: -factor), at: rows[index].position(of: leaving))
    rows[index].basic = symbol
    rowOfSymbol[Int(leaving)] = -1
    rowOfSymbol[Int(symbol)] = Int32(index)
    columns[Int(leaving)] = [Int32(index)]
    substitute(symbol, by: index)
  }

  /// Writes a row's right-hand side for its basic symbol in all other rows and in the costs.
  private mutating func substitute(_ symbol: Int32, by index: Int) {
    let source = rows[index]
    // Its list goes with its room: kept, the longest list of every symbol's life would add up.
    let affected = columns[Int(symbol)]
    columns[Int(symbol)] = []
    for row in affected where Int(row) != index {
      let target = Int(row)
      let position = rows[target].position(of: symbol)
      guard position < rows[target].entries.count,
        rows[target].entries[position].symbol == symbol
      else { continue }
      let factor = rows[target].entries[position].coefficient
      rows[target].entries.remove(at: position)
      absorb(source, times: factor, into: target)
      noteFeasibility(of: target)
    }
    for level in levels.indices {
      let factor = levels[level].costs[Int(symbol)]
      guard factor != 0 else { continue }
      levels[level].costs[Int(symbol)] = 0
      levels[level].add(source.entries, times: factor)
    }
  }

  mutating func noteFeasibility(of row: Int) {
    let constant = rows[row].constant
    switch kinds[Int(rows[row].basic)] {
    case .restricted where constant < -Self.tolerance: infeasibleRows.append(Int32(row))
    case .dummy where abs(constant) > Self.tolerance: infeasibleRows.append(Int32(row))
    default: break
    }
  }

  /// Adds a multiple of a row's right-hand side to another row.
  mutating func absorb(_ source: Row, times factor: Double, into target: Int) {
    rows[target].constant += factor * source.constant
    let old = rows[target].entries
    scratch.removeAll(keepingCapacity: true)
    var left = 0
    var right = 0
    while left < old.count && right < source.entries.count {
      let mine = old[left]
      let other = source.entries[right]
      if mine.symbol < other.symbol {
        scratch.append(mine)
        left += 1
      } else if mine.symbol > other.symbol {
        introduce(other, times: factor, in: target)
        right += 1
      } else {
        let sum = mine.coefficient + factor * other.coefficient
        if abs(sum) >= Self.epsilon {
          scratch.append(Entry(symbol: mine.symbol, coefficient: sum))
        }
        left += 1
        right += 1
      }
    }
    if left < old.count { scratch.append(contentsOf: old[left...]) }
    while right < source.entries.count {
      introduce(source.entries[right], times: factor, in: target)
      right += 1
    }
    swap(&rows[target].entries, &scratch)
  }

  private mutating func introduce(_ entry: Entry, times factor: Double, in row: Int) {
    let coefficient = factor * entry.coefficient
    guard abs(coefficient) >= Self.epsilon else { return }
    scratch.append(Entry(symbol: entry.symbol, coefficient: coefficient))
    note(entry.symbol, in: row)
  }

  /// Remembers that a row contains a symbol.
  private mutating func note(_ symbol: Int32, in row: Int) {
    let index = Int(symbol)
    columns[index].append(Int32(row))
    guard columns[index].count > 2 * rows.count + 16 else { return }
    var seen = [Bool](repeating: false, count: rows.count)
    columns[index] = columns[index].filter { candidate in
      let keeps = !seen[Int(candidate)]
      seen[Int(candidate)] = true
      return keeps
    }
  }
}

nonisolated extension Solver.Level {
  /// Adds a multiple of a row to the costs.
  mutating func add(_ entries: [Solver.Entry], times factor: Double) {
    for entry in entries {
      let sum = costs[Int(entry.symbol)] + factor * entry.coefficient
      costs[Int(entry.symbol)] = abs(sum) < Solver.epsilon ? 0 : sum
    }
  }
}
