/// An image set of an asset catalog: one picture in several files.
nonisolated struct ImageSet: Sendable {
  /// The name by which the app asks for it, with its namespaces.
  let name: String
  /// The `.imageset` folder's path.
  let folder: String
  /// How the picture is drawn unless the app says otherwise.
  let intent: RenderingIntent
  /// The files.
  let variants: [Variant]

  /// The catalog's word for a rendering mode.
  enum RenderingIntent: String, Sendable {
    case automatic
    case original
    case template
  }

  /// One file and what it is for.
  struct Variant: Hashable, Sendable {
    /// The file's path.
    let path: String
    /// Pixels per point; nil for a vector file or the only file, at every scale.
    let scale: CGFloat?
    /// The parts that stretch.
    let resizing: AssetResizing?
    /// Where the catalog names the file.
    let position: SourcePosition?

    let conditions: AssetConditions
    /// Whether the file is the template of a symbol, of which one drawing is shown.
    var isSymbol = false

    /// Pixels per point of a file of pixels; one without a scale is 1x, as in Xcode.
    var pixelScale: CGFloat { scale ?? 1 }
  }

  /// The variant for an environment: the best suited, then the nearest scale.
  ///
  /// Of two scales that miss, the larger one wins: it loses detail, but shows no blur.
  func variant(for traits: AssetTraits) -> Variant? {
    let ranked = variants.compactMap { variant in
      AssetRank(variant.conditions, for: traits).map { (rank: $0, variant: variant) }
    }
    guard let best = ranked.map(\.rank).max() else { return nil }
    return ranked.filter { $0.rank == best }.map(\.variant)
      .min { Self.distance($0, traits.scale) < Self.distance($1, traits.scale) }
  }

  private static func distance(_ variant: Variant, _ scale: CGFloat) -> CGFloat {
    guard let own = variant.scale else { return 0 }
    return own >= scale ? own - scale : 100 + scale - own
  }
}
