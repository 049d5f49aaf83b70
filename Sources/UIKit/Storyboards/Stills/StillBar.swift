import Graphics

/// A bar at an edge of the screen as a storyboard shows it: nobody taps it.
class StillBar: UIView {
  /// The edge on which a hairline parts the bar from the contents.
  enum Edge {
    case top
    case bottom
  }

  var ground = BarGround() {
    didSet { if ground != oldValue { setNeedsDisplay() } }
  }

  /// Whether nothing of the bar but its items shows, as where no content lies under it.
  var isClear = false {
    didSet { if isClear != oldValue { setNeedsDisplay() } }
  }

  /// Whether the bar is always dark.
  var isBlack = false {
    didSet { overrideUserInterfaceStyle = isBlack ? .dark : .unspecified }
  }

  /// How far the bar's colour reaches beyond it, under the status bar or the home indicator.
  var reach: CGFloat = 0 {
    didSet { if reach != oldValue { setNeedsDisplay() } }
  }

  /// Whether a controller owns the bar; one by itself keeps its height on an iPhone on its side.
  var belongsToController = false {
    didSet { if belongsToController != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the bar is as low as on an iPhone on its side.
  var isCompact: Bool {
    belongsToController && traitCollection.verticalSizeClass == .compact
  }

  let hairline: Edge

  init(hairline: Edge) {
    self.hairline = hairline
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Lets the colour of a bar by itself reach the edge of the screen if it stands on the safe area.
  func reachBottom() {
    guard !belongsToController, let superview else { return }
    let gap = superview.bounds.maxY - frame.maxY
    reach = gap > 0 && gap <= superview.safeAreaInsets.bottom + 0.5 ? gap : 0
  }

  private var plate: CGRect {
    let y = hairline == .bottom ? bounds.minY - reach : bounds.minY
    return CGRect(x: bounds.minX, y: y, width: bounds.width, height: bounds.height + reach)
  }

  override var contentBounds: CGRect { plate.union(bounds).insetBy(dx: 0, dy: -1) }

  override var showsBackdrop: Bool { !isClear && ground.isMaterial }

  override func drawContent(on canvas: Canvas) {
    guard !isClear else { return }
    ground.draw(on: canvas, in: plate, of: self)
    let thickness = 1 / max(traitCollection.displayScale, 1)
    let isDark = traitCollection.userInterfaceStyle == .dark
    canvas.fill(
      CGRect(
        x: bounds.minX, y: hairline == .bottom ? bounds.maxY : bounds.minY - thickness,
        width: bounds.width, height: thickness),
      with: isDark ? Color(white: 1, alpha: 0.15) : Color(white: 0, alpha: 0.3))
  }
}
