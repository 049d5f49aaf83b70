/// How well a variant suits the traits; unsuitable variants have no rank.
nonisolated struct AssetRank: Comparable {
  private let parts: [Int]

  /// Ranks a variant by language first, then appearance, idiom, screen, size class, colours and
  /// direction; nil rules it out.
  ///
  /// One that is made for another screen is taken where there is no other.
  init?(_ own: AssetConditions, for traits: AssetTraits) {
    guard
      let language = Self.language(own.locale, traits),
      let appearance = Self.appearance(own.appearances, traits),
      let idiom = Self.idiom(own.idiom ?? .universal, traits.idiom),
      let width = Self.sizeClass(own.widthClass, traits.widthClass),
      let height = Self.sizeClass(own.heightClass, traits.heightClass)
    else { return nil }
    let screen = Self.screen(own.subtype, traits)
    parts = [
      min(screen, 0), language, appearance, idiom, screen, width + height, Self.gamut(own.gamut),
      Self.direction(own.direction, traits.isRightToLeft),
    ]
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

  /// 1 for the very screen, 0 for any, and less the further another one is off.
  private static func screen(_ own: AssetSubtype?, _ traits: AssetTraits) -> Int {
    guard let own else { return 0 }
    guard let points = traits.screenLength else { return -1 }
    if own.suits(points, scale: traits.scale) { return 1 }
    let distance = min(abs(own.length - points), abs(own.length - points * traits.scale))
    return -1 - Int(min(distance, 10_000))
  }

  private static func sizeClass(_ own: AssetSizeClass?, _ wanted: AssetSizeClass?) -> Int? {
    guard let own else { return 0 }
    return own == wanted ? 1 : nil
  }

  /// Pictures are drawn in sRGB, and so is the phone's screen.
  private static func gamut(_ own: AssetGamut?) -> Int {
    switch own {
    case .sRGB: 1
    case nil: 0
    case .displayP3: -1
    }
  }

  /// A variant for the other direction is shown mirrored where there is no other.
  private static func direction(_ own: AssetDirection?, _ isRightToLeft: Bool) -> Int {
    guard let own else { return 0 }
    return (own == .rightToLeft) == isRightToLeft ? 1 : -1
  }
}
