import Phone

/// Finds what somebody meant, by Maestro's rules.
enum NearMiss {
  /// Names that begin with the word, are three edits away at most, or contain the word or are in
  /// it.
  static func suggestions(for word: String, in names: [String]) -> [String] {
    let word = word.lowercased()
    guard !word.isEmpty else { return [] }
    let prefixed = names.filter { $0.lowercased().hasPrefix(word) }
    if !prefixed.isEmpty { return prefixed }
    // As long as a short word itself, three edits would reach anything.
    let reach = min(3, max(1, word.count / 2))
    let near = names.map { ($0, Spelling.distance(word, $0.lowercased())) }.filter { $0.1 <= reach }
    if let least = near.map(\.1).min() { return near.filter { $0.1 == least }.map(\.0) }
    guard word.count > 2 else { return [] }
    return names.filter { $0.lowercased().contains(word) }
  }
}
