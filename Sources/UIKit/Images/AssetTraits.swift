/// What an asset is wanted for: the environment that chooses among its variants.
nonisolated struct AssetTraits: Hashable, Sendable {
  /// Device pixels per point.
  var scale: CGFloat
  /// The family of devices.
  var idiom: AssetIdiom
  /// The longer side of the screen, in points; nil if it isn't known.
  var screenLength: CGFloat?
  /// Whether the dark appearance is wanted.
  var isDark: Bool
  /// Whether the high-contrast appearance is wanted.
  var isHighContrast: Bool
  /// The width's size class.
  var widthClass: AssetSizeClass?
  /// The height's size class.
  var heightClass: AssetSizeClass?
  /// The languages in order of preference, as in `zh-Hant`.
  var languages: [String]
  /// Whether the layout runs from right to left.
  var isRightToLeft: Bool

  /// Makes traits; a light phone at 1x unless said otherwise.
  init(
    scale: CGFloat = 1, idiom: AssetIdiom = .phone, screenLength: CGFloat? = nil,
    isDark: Bool = false, isHighContrast: Bool = false,
    widthClass: AssetSizeClass? = nil, heightClass: AssetSizeClass? = nil,
    languages: [String] = [], isRightToLeft: Bool = false
  ) {
    self.scale = scale
    self.idiom = idiom
    self.screenLength = screenLength
    self.isDark = isDark
    self.isHighContrast = isHighContrast
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.languages = languages
    self.isRightToLeft = isRightToLeft
  }
}

/// The families of devices as asset catalogs call them.
nonisolated enum AssetIdiom: String, Hashable, Sendable {
  case universal
  case phone = "iphone"
  case pad = "ipad"
  case mac
  case tv
  case vision
  case watch
  case car
  case messages = "iMessage"
  case marketing = "ios-marketing"
  case watchMarketing = "watch-marketing"
  case macCatalyst = "mac-catalyst"
  case reality

  /// Whether it is no family that is shown here.
  var isOther: Bool { ![.universal, .phone, .pad].contains(self) }
}

/// The size classes as asset catalogs call them.
nonisolated enum AssetSizeClass: String, Hashable, Sendable {
  case compact
  case regular
}

/// An appearance that a variant is made for.
nonisolated struct AssetAppearance: Hashable, Sendable, Decodable {
  /// The kind: `luminosity` or `contrast`.
  let appearance: String
  /// The value: `dark`, `light`, `tinted` or `high`.
  let value: String
}
