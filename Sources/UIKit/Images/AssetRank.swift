/// How well a variant suits the traits; unsuitable variants have no rank.
nonisolated struct AssetRank: Comparable {
  private let parts: [Int]

  /// Ranks a variant by language first, then appearance, idiom and size class; nil rules it out.
  init?(
    _ traits: AssetTraits, idiom: AssetIdiom?, appearances: [AssetAppearance]?,
    locale: String? = nil, widthClass: AssetSizeClass? = nil, heightClass: AssetSizeClass? = nil,
    direction: String? = nil
  ) {
    guard
      let language = Self.language(locale, traits),
      let appearance = Self.appearance(appearances ?? [], traits),
      let idiom = Self.idiom(idiom ?? .universal, traits.idiom),
      let width = Self.sizeClass(widthClass, traits.widthClass),
      let height = Self.sizeClass(heightClass, traits.heightClass),
      let direction = Self.direction(direction, traits.isRightToLeft)
    else { return nil }
    parts = [language, appearance, idiom, width + height, direction]
  }

  static func < (left: AssetRank, right: AssetRank) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }

  private static func language(_ locale: String?, _ traits: AssetTraits) -> Int? {
    guard let locale else { return 0 }
    guard let place = traits.languages.firstIndex(of: locale) else { return nil }
    return traits.languages.count - place
  }

  /// A variant without appearance suits all; a light one is a light phone's, and nobody else's.
  private static func appearance(_ wanted: [AssetAppearance], _ traits: AssetTraits) -> Int? {
    var rank = 0
    for appearance in wanted {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark") where traits.isDark: rank += 2
      case ("luminosity", "light") where !traits.isDark: rank += 2
      case ("contrast", "high") where traits.isHighContrast: rank += 1
      default: return nil
      }
    }
    return rank
  }

  /// An iPad takes an iPhone's variant before it shows nothing, as it does for iPhone apps.
  private static func idiom(_ own: AssetIdiom, _ wanted: AssetIdiom) -> Int? {
    if own == wanted { return 2 }
    if own == .universal { return 1 }
    return wanted == .pad && own == .phone ? 0 : nil
  }

  private static func sizeClass(_ own: AssetSizeClass?, _ wanted: AssetSizeClass?) -> Int? {
    guard let own else { return 0 }
    return own == wanted ? 1 : nil
  }

  private static func direction(_ own: String?, _ isRightToLeft: Bool) -> Int? {
    guard let own else { return 0 }
    return (own == "right-to-left") == isRightToLeft ? 1 : nil
  }
}
