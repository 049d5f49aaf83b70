import Graphics

/// A colour set of an asset catalog: one colour in several appearances.
nonisolated struct ColorSet: Sendable {
  /// The name by which the app asks for it, with its namespaces.
  let name: String
  /// The colours.
  let variants: [Variant]

  /// One colour and what it is for.
  struct Variant: Hashable, Sendable {
    /// The colour.
    let value: Value

    let conditions: AssetConditions
  }

  /// A colour of its own or one of the system's.
  enum Value: Hashable, Sendable {
    /// A fixed colour, in sRGB.
    case color(Color)
    /// The name of a system colour, as in `systemBackgroundColor`.
    case system(String)
  }

  /// The colour for an environment.
  func value(for traits: AssetTraits) -> Value? {
    variants.compactMap { variant in
      AssetRank(variant.conditions, for: traits).map { (rank: $0, value: variant.value) }
    }.max { $0.rank < $1.rank }?.value
  }
}

nonisolated extension ColorSet {
  /// Reads a `.colorset` folder; colours that can't be understood are left out and reported.
  init(name: String, folder: String, into diagnostics: inout [Diagnostic]) throws(Diagnostic) {
    let file = try JSONFile(path: folder + "/Contents.json")
    let contents = try file.decode(Contents.self)
    var reader = WordReader(file: file)
    var variants: [Variant] = []
    for (index, entry) in (contents.colors ?? []).enumerated() {
      guard let color = entry.color else { continue }
      reader.base = [.key("colors"), .index(index)]
      guard let conditions = entry.conditions(&reader) else { continue }
      switch color.value {
      case .success(let value):
        variants.append(Variant(value: value, conditions: conditions))
      case .failure(let problem):
        diagnostics.append(
          file.diagnostic(at: reader.base + [.key("color")] + problem.place, problem.message))
      }
    }
    diagnostics += reader.diagnostics
    self.name = name
    self.variants = variants
  }

  private struct Contents: Decodable {
    let colors: [AssetEntry<Entry>]?
  }

  private struct Entry: Decodable {
    let color: ColorSetColor?
  }
}
