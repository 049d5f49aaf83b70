import Graphics

/// Contents that take on the colour of what is behind the glass they stand on.
///
/// Of the contents only the shape counts.
public final class UIVibrancyEffect: UIVisualEffect {
  let blurEffect: UIBlurEffect
  let style: UIVibrancyEffectStyle

  /// Makes the effect for contents of glass.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = .label
    super.init()
  }

  /// Makes the effect for contents of glass that are as strong as a style is.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  /// How contents are laid over the glass in some surroundings.
  func vibrancy(in traits: UITraitCollection) -> Canvas.Vibrancy {
    blurEffect.style.isDark(in: traits)
      ? .lightening(style.strength) : .darkening(style.strength)
  }
}

/// How strong vibrant contents are.
nonisolated public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
  /// Text.
  case label = 0
  /// Text of the second rank.
  case secondaryLabel = 1
  /// Text of the third rank.
  case tertiaryLabel = 2
  /// Text of the last rank.
  case quaternaryLabel = 3
  /// Shapes.
  case fill = 4
  /// Larger shapes.
  case secondaryFill = 5
  /// The largest shapes.
  case tertiaryFill = 6
  /// Lines between contents.
  case separator = 7

  /// From nothing to as light or as dark as can be, 0…1; by eye from iOS, ours.
  var strength: CGFloat {
    switch self {
    case .label: 0.75
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.42
    case .quaternaryLabel: 0.26
    case .fill: 0.3
    case .secondaryFill: 0.22
    case .tertiaryFill, .separator: 0.15
    }
  }
}
