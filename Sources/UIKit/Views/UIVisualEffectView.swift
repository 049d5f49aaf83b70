import Graphics

/// A view that does something to what is behind it, as a pane of frosted glass.
open class UIVisualEffectView: UIView {
  /// The view for what is in front of the glass.
  public final let contentView = UIView(frame: .zero)

  /// What is done to what is behind.
  open var effect: UIVisualEffect? {
    didSet { if effect !== oldValue { setNeedsDisplay() } }
  }

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Always nil: views come from code and from storyboards here, never from archives.
  public required init?(coder: NSCoder) { nil }

  override var showsBackdrop: Bool { effect is UIBlurEffect }

  override var vibrancy: Canvas.Vibrancy? {
    (effect as? UIVibrancyEffect)?.vibrancy(in: traitCollection)
  }

  override func drawContent(on canvas: Canvas) {
    guard let blur = effect as? UIBlurEffect else { return }
    blur.draw(on: canvas, in: bounds, tint: resolve(blur.tint))
  }
}
