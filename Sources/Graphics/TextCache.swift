/// A bounded cache in two generations: what wasn't used while one filled up is forgotten.
struct TextCache<Key: Hashable, Value> {
  private typealias Entry = (value: Value, cost: Int)
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0
  private var oldCost = 0
  private let limit: Int

  /// Makes a cache whose entries never cost more than `limit` together.
  init(limit: Int) {
    self.limit = limit
  }

  var cost: Int { youngCost + oldCost }

  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    oldCost -= entry.cost
    insert(entry.value, for: key, cost: entry.cost)
    return entry.value
  }

  /// Keeps a value; false for one that costs too much.
  @discardableResult
  mutating func insert(_ value: Value, for key: Key, cost: Int = 1) -> Bool {
    guard cost <= limit / 2 else { return false }
    if youngCost + cost > limit / 2 {
      (old, oldCost) = (young, youngCost)
      (young, youngCost) = ([:], 0)
    }
    if let before = young.updateValue((value, cost), forKey: key) { youngCost -= before.cost }
    youngCost += cost
    return true
  }
}
