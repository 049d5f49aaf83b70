/// Finds what somebody meant.
nonisolated public enum Spelling {
  /// The name that takes the fewest edits to reach; the first of equals, empty if there are none.
  public static func nearest(to word: String, in names: [String]) -> String {
    let word = word.lowercased()
    let ranked = names.map { (name: $0, distance: distance(word, $0.lowercased())) }
    return ranked.min { $0.distance < $1.distance }?.name ?? ""
  }

  /// How many letters of a word, of which the first 64 count, must be put in, taken out or
  /// exchanged to make it another; the limit is ours, far beyond any name.
  public static func distance(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one.prefix(64)), Array(other))
    var row = Array(0...other.count)
    for (index, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let exchanged = diagonal + (letter == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(exchanged, diagonal + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
