import Graphics

extension UIImage {
  /// Draws the picture into a rectangle, in points, as it is in some surroundings; a template in
  /// the tint.
  func draw(
    on canvas: Canvas, in rect: CGRect, traits: UITraitCollection, tint: Color
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let picture = picture(for: traits)
    let color = color(in: traits, tint: tint)
    if look.isMirrored {
      canvas.save()
      canvas.concatenate(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
    defer { if look.isMirrored { canvas.restore() } }
    guard let slicing = look.slicing, rect.size != picture.size else {
      return canvas.draw(picture, in: rect, tint: color)
    }
    for part in SlicedParts(picture.size, slicing, in: rect).parts {
      canvas.draw(picture, source: part.source, in: part.target, tint: color)
    }
  }

  /// How opaque the picture is where it is least so, 0…1, as it is drawn in some surroundings.
  func leastOpacity(in traits: UITraitCollection, tint: Color) -> CGFloat {
    picture(for: traits).leastOpacity * (color(in: traits, tint: tint)?.alpha ?? 1)
  }

  /// The one colour that the picture is drawn in; nil for its own colours.
  private func color(in traits: UITraitCollection, tint: Color) -> Color? {
    switch renderingMode {
    case .alwaysTemplate: tint
    case .alwaysOriginal, .automatic: look.tint?.color(in: traits)
    }
  }
}
