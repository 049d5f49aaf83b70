import Graphics

/// What is behind the contents of a button with a configuration.
final class ButtonGround: UIView {
  private let configuration: ButtonConfiguration

  /// The colour; nil for none.
  var fill: UIColor? {
    didSet { if fill != oldValue { setNeedsDisplay() } }
  }

  /// The picture above it; nil for none.
  var image: UIImage? {
    didSet { if image != oldValue { setNeedsDisplay() } }
  }

  init(_ configuration: ButtonConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// The radius of its corners, in points.
  var radius: CGFloat {
    min(
      configuration.cornerStyle.radius(
        height: bounds.height, given: configuration.cornerRadius),
      min(bounds.width, bounds.height) / 2)
  }

  override func drawContent(on canvas: Canvas) {
    let radius = radius
    if let fill { canvas.fill(bounds, cornerRadius: radius, with: resolve(fill)) }
    if let image {
      canvas.save()
      canvas.clip(to: bounds, cornerRadius: radius)
      image.draw(on: canvas, in: bounds, traits: traitCollection, tint: resolve(tintColor))
      canvas.restore()
    }
    if configuration.strokeWidth > 0 {
      canvas.strokeBorder(
        bounds, cornerRadius: radius, width: configuration.strokeWidth,
        with: resolve(configuration.strokeColor ?? tintColor))
    }
  }
}
