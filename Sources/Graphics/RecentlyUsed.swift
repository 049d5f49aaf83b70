/// Values by key; when they cost too much together, the one unused for longest goes first.
struct RecentlyUsed<Key: Equatable, Value> {
  /// The last used first.
  private var entries: [(key: Key, value: Value, cost: Int)] = []
  private let limit: Int

  /// Makes a store for values that cost no more than `limit` together; one is kept at any cost.
  init(limit: Int) {
    self.limit = limit
  }

  mutating func value(for key: Key) -> Value? {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    if index > 0 { entries.insert(entries.remove(at: index), at: 0) }
    return entries.first?.value
  }

  mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    entries.insert((key, value, cost), at: 0)
    var sum = 0
    let fitting = entries.prefix { entry in
      sum += entry.cost
      return sum <= limit
    }
    entries.removeLast(entries.count - max(fitting.count, 1))
  }

  mutating func removeAll(where isDropped: (Key) -> Bool) {
    entries.removeAll { isDropped($0.key) }
  }
}
