import Graphics

/// What is under the items of a bar: a colour of its own, or the system's material.
struct BarGround: Equatable {
  /// The bar's own colour; nil for the system's.
  var tint: UIColor?

  /// Whether it lets something of what is behind the bar through.
  var isMaterial: Bool { tint == nil }

  /// The colour of the system's bars, which lets a little through; by eye from iOS, ours.
  private static let material = UIBlurEffect(style: .systemChromeMaterial)

  /// Draws the ground of a bar, or a share of it.
  func draw(on canvas: Canvas, in place: CGRect, of bar: UIView, share: CGFloat = 1) {
    if let tint {
      canvas.fill(place, with: bar.resolve(tint).multiplyingAlpha(by: share))
    } else {
      Self.material.draw(
        on: canvas, in: place, tint: bar.resolve(Self.material.tint), share: share)
    }
  }
}
