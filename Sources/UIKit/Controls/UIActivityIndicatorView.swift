import Graphics

/// A wheel of spokes that turns while something takes its time.
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  nonisolated public enum Style: Int, Sendable {
    /// 20 points wide.
    case medium = 100
    /// 37 points wide.
    case large = 101
  }

  private static let spokes = 8
  /// How opaque the spokes are, from the brightest backwards; by eye from iOS, ours.
  private static let opacities: [CGFloat] = [1, 0.82, 0.66, 0.52, 0.41, 0.33, 0.33, 0.33]
  /// How long a turn takes, in seconds; ours, near iOS.
  private static let turn: TimeInterval = 1

  private var timer: Clock.Token?
  private var step = 0

  /// Makes a medium wheel with a frame in its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    dress()
  }

  /// Makes a wheel of a style and its size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    sizeToFit()
  }

  /// Makes a medium wheel; there are no archives here to decode another from.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    dress()
  }

  private func dress() {
    isHidden = true
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
  }

  /// The size of the wheel.
  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The colour of the spokes; grey by default.
  open var color: UIColor! = .systemGray {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  /// Whether the wheel is hidden while it stands still.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// Whether the wheel turns.
  public private(set) final var isAnimating = false

  /// Shows the wheel and lets it turn.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    step = 0
    updateTimer()
    setNeedsDisplay()
  }

  /// Stops the wheel and hides it, unless it is to stay.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    isHidden = hidesWhenStopped
    updateTimer()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateTimer()
  }

  private func updateTimer() {
    let clock = UIApplication.shared.clock
    if let timer { clock.cancel(timer) }
    timer = nil
    guard isAnimating, window != nil else { return }
    timer = clock.schedule(after: Self.turn / Double(Self.spokes), repeats: true) { [weak self] in
      guard let self else { return }
      self.step = (self.step + 1) % Self.spokes
      self.setNeedsDisplay()
    }
  }

  // MARK: Size

  private var diameter: CGFloat { style == .large ? 37 : 20 }

  open override var intrinsicContentSize: CGSize { CGSize(width: diameter, height: diameter) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Drawing

  override func drawContent(on canvas: Canvas) {
    let radius = diameter / 2
    let width = radius / 5
    let spoke = Path(
      roundedRect: CGRect(x: -width / 2, y: -radius, width: width, height: radius * 2 / 3),
      cornerRadius: width / 2)
    let fill = resolve(color ?? .systemGray)
    for index in 0..<Self.spokes {
      let angle = CGFloat(index) * 2 * .pi / CGFloat(Self.spokes)
      let age = (step - index + Self.spokes) % Self.spokes
      let place = CGAffineTransform(rotationAngle: angle)
        .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
      canvas.fill(
        spoke.applying(place), with: fill.multiplyingAlpha(by: Self.opacities[age]))
    }
  }
}
