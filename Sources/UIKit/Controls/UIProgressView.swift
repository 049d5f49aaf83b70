import Graphics

/// A bar that fills while something takes its time.
open class UIProgressView: UIView {
  /// Where the bar stands.
  nonisolated public enum Style: Int, Sendable {
    /// By itself: 4 points high.
    case `default` = 0
    /// In a bar: 2 points high, without a track.
    case bar = 1
  }

  /// Makes an empty bar with a frame in its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
  }

  /// Makes an empty bar of a style.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  /// Always nil: views come from code and from storyboards here, never from archives.
  public required init?(coder: NSCoder) { nil }

  /// Where the bar stands.
  open var progressViewStyle = Style.default {
    didSet {
      guard progressViewStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// How much is done, 0…1.
  open var progress: Float {
    get { done }
    set {
      let share = min(max(newValue, 0), 1)
      guard share != done else { return }
      done = share
      setNeedsDisplay()
    }
  }

  private var done: Float = 0

  /// The colour of what is done; nil for the tint.
  open var progressTintColor: UIColor? {
    didSet { if progressTintColor != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the rest; nil for a grey.
  open var trackTintColor: UIColor? {
    didSet { if trackTintColor != oldValue { setNeedsDisplay() } }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: Size

  /// The height as of iOS 14, measured from stored frames.
  private var thickness: CGFloat { progressViewStyle == .bar ? 2 : 4 }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: thickness)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: thickness)
  }

  // MARK: Drawing

  override func drawContent(on canvas: Canvas) {
    let bar = CGRect(
      x: bounds.minX, y: bounds.midY - thickness / 2, width: bounds.width, height: thickness)
    let radius = progressViewStyle == .bar ? 0 : thickness / 2
    if progressViewStyle == .default || trackTintColor != nil {
      canvas.fill(bar, cornerRadius: radius, with: resolve(trackTintColor ?? .systemFill))
    }
    guard done > 0 else { return }
    let filled = CGRect(
      x: bar.minX, y: bar.minY, width: max(bar.width * CGFloat(done), radius * 2),
      height: bar.height)
    canvas.fill(filled, cornerRadius: radius, with: resolve(progressTintColor ?? tintColor))
  }
}
