import Graphics

/// Frosted glass: what lies behind is blurred, its colours are made stronger, and tinted.
public final class UIBlurEffect: UIVisualEffect {
  /// The kinds of glass.
  nonisolated public enum Style: Int, Sendable, CaseIterable {
    /// White that covers nearly all.
    case extraLight = 0
    /// White.
    case light = 1
    /// Nearly black.
    case dark = 2
    /// White or black by the appearance.
    case regular = 4
    /// More white or black by the appearance.
    case prominent = 5
    /// Hardly there.
    case systemUltraThinMaterial = 6
    /// Thin.
    case systemThinMaterial = 7
    /// Neither thin nor thick.
    case systemMaterial = 8
    /// Thick.
    case systemThickMaterial = 9
    /// As the system's bars.
    case systemChromeMaterial = 10
    /// Hardly there, always light.
    case systemUltraThinMaterialLight = 11
    /// Thin, always light.
    case systemThinMaterialLight = 12
    /// Neither thin nor thick, always light.
    case systemMaterialLight = 13
    /// Thick, always light.
    case systemThickMaterialLight = 14
    /// As the system's bars, always light.
    case systemChromeMaterialLight = 15
    /// Hardly there, always dark.
    case systemUltraThinMaterialDark = 16
    /// Thin, always dark.
    case systemThinMaterialDark = 17
    /// Neither thin nor thick, always dark.
    case systemMaterialDark = 18
    /// Thick, always dark.
    case systemThickMaterialDark = 19
    /// As the system's bars, always dark.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Makes glass of a kind.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  /// The colour laid over what is behind the glass.
  var tint: UIColor {
    UIColor { [style] traits in style.tint(isDark: traits.userInterfaceStyle == .dark) }
  }

  /// Blurs what has been drawn inside a rectangle, and lays the tint over it; both less where the
  /// glass is only a share of itself, as while it comes.
  func draw(on canvas: Canvas, in rect: CGRect, tint: Color, share: CGFloat = 1) {
    // Where next to nothing shows through, nobody would see the blur.
    if tint.alpha * share < 0.995 {
      canvas.blur(
        in: rect, deviation: style.blurRadius / 2 * share, saturation: 1 + 0.8 * share)
    }
    canvas.fill(rect, with: tint.multiplyingAlpha(by: share))
  }
}

nonisolated extension UIBlurEffect.Style {
  /// How wide the blur is, in points: the radii and the saturation of 1.8 of Apple's sample code
  /// "UIImageEffects", whose boxes deviate by half of them.
  fileprivate var blurRadius: CGFloat {
    switch self {
    case .extraLight, .dark: 20
    default: 30
    }
  }

  /// Whether the glass is dark in some surroundings.
  func isDark(in traits: UITraitCollection) -> Bool {
    switch self {
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    default: traits.userInterfaceStyle == .dark
    }
  }

  /// The colour and the share that covers what is behind; the first three are
  /// those of "UIImageEffects", the others by eye from iOS, ours.
  fileprivate func tint(isDark: Bool) -> UIColor {
    switch self {
    case .extraLight: UIColor(white: 0.97, alpha: 0.82)
    case .light: UIColor(white: 1, alpha: 0.3)
    case .dark: UIColor(white: 0.11, alpha: 0.73)
    case .regular: isDark ? Self.dark.tint(isDark: true) : UIColor(white: 0.97, alpha: 0.7)
    case .prominent: isDark ? UIColor(white: 0.14, alpha: 0.8) : Self.extraLight.tint(isDark: false)
    case .systemUltraThinMaterial: isDark ? Self.glass(0.15, 0.55) : Self.glass(0.95, 0.44)
    case .systemThinMaterial: isDark ? Self.glass(0.15, 0.7) : Self.glass(0.97, 0.6)
    case .systemMaterial: isDark ? Self.glass(0.15, 0.82) : Self.glass(0.98, 0.75)
    case .systemThickMaterial: isDark ? Self.glass(0.13, 0.9) : Self.glass(0.99, 0.85)
    case .systemChromeMaterial: isDark ? Self.glass(0.09, 0.94) : Self.glass(0.976, 0.94)
    case .systemUltraThinMaterialLight: Self.systemUltraThinMaterial.tint(isDark: false)
    case .systemThinMaterialLight: Self.systemThinMaterial.tint(isDark: false)
    case .systemMaterialLight: Self.systemMaterial.tint(isDark: false)
    case .systemThickMaterialLight: Self.systemThickMaterial.tint(isDark: false)
    case .systemChromeMaterialLight: Self.systemChromeMaterial.tint(isDark: false)
    case .systemUltraThinMaterialDark: Self.systemUltraThinMaterial.tint(isDark: true)
    case .systemThinMaterialDark: Self.systemThinMaterial.tint(isDark: true)
    case .systemMaterialDark: Self.systemMaterial.tint(isDark: true)
    case .systemThickMaterialDark: Self.systemThickMaterial.tint(isDark: true)
    case .systemChromeMaterialDark: Self.systemChromeMaterial.tint(isDark: true)
    }
  }

  private static func glass(_ white: CGFloat, _ alpha: CGFloat) -> UIColor {
    UIColor(white: white, alpha: alpha)
  }
}
