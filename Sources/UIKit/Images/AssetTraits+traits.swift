nonisolated extension AssetTraits {
  /// A view's traits in the words of asset catalogs.
  init(
    _ traits: UITraitCollection, screenLength: CGFloat? = nil, languages: [String] = [],
    isRightToLeft: Bool = false
  ) {
    self.init(
      scale: traits.displayScale, idiom: traits.userInterfaceIdiom == .pad ? .pad : .phone,
      screenLength: screenLength, isDark: traits.userInterfaceStyle == .dark,
      widthClass: AssetSizeClass(traits.horizontalSizeClass),
      heightClass: AssetSizeClass(traits.verticalSizeClass), languages: languages,
      isRightToLeft: isRightToLeft)
  }
}

nonisolated extension AssetSizeClass {
  init?(_ size: UIUserInterfaceSizeClass) {
    switch size {
    case .unspecified: return nil
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}
