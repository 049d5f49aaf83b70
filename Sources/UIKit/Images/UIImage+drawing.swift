import Graphics

/// What a picture is drawn with.
package struct ImageStyle {
  /// The colour of templates.
  package var tint: Color
  /// Whether pictures of the mode `.automatic` are templates here, as in a system button.
  package var isTemplateByDefault: Bool
  /// The opacity, 0…1.
  package var opacity: CGFloat

  /// Makes a style.
  package init(tint: Color, isTemplateByDefault: Bool = false, opacity: CGFloat = 1) {
    self.tint = tint
    self.isTemplateByDefault = isTemplateByDefault
    self.opacity = opacity
  }
}

extension UIImage {
  /// Draws the picture into a rectangle, in points, as it is in some surroundings.
  package func draw(
    on canvas: Canvas, in rect: CGRect, traits: UITraitCollection, style: ImageStyle
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let picture = picture(for: traits)
    let color = color(in: traits, style: style)
    guard let slicing = look.slicing, rect.size != picture.size else {
      return canvas.draw(picture, in: rect, tint: color, opacity: style.opacity)
    }
    for part in SlicedParts(picture.size, slicing, in: rect).parts {
      canvas.draw(
        picture, source: part.source, in: part.target, tint: color, opacity: style.opacity)
    }
  }

  /// The one colour that the picture is drawn in; nil for its own colours.
  private func color(in traits: UITraitCollection, style: ImageStyle) -> Color? {
    switch renderingMode {
    case .alwaysTemplate: style.tint
    case .automatic where style.isTemplateByDefault: style.tint
    case .alwaysOriginal, .automatic: look.tint?.color(in: traits)
    }
  }
}
