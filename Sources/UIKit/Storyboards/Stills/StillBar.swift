import Graphics

/// A bar at an edge of the screen as a storyboard shows it: nobody taps it.
class StillBar: UIView {
  /// An edge: of the bar, on which a hairline parts it from the contents, or of the screen.
  enum Edge {
    case top
    case bottom
  }

  var ground = BarGround() {
    didSet { if ground != oldValue { setNeedsDisplay() } }
  }

  /// How much of the ground shows, from 0 to 1: nothing where no content lies under the bar.
  var groundShare: CGFloat = 1 {
    didSet { if groundShare != oldValue { setNeedsDisplay() } }
  }

  /// How far content goes under a bar until its ground is whole, in points; ours.
  private static let fadingWay: CGFloat = 10

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

  /// Shows the ground by how far content has gone under the bar, in points; a colour of the bar's
  /// own always.
  func follow(content way: CGFloat) {
    groundShare = ground.isMaterial ? min(max(way / Self.fadingWay, 0), 1) : 1
  }

  private var plate: CGRect {
    let y = hairline == .bottom ? bounds.minY - reach : bounds.minY
    return CGRect(x: bounds.minX, y: y, width: bounds.width, height: bounds.height + reach)
  }

  override var contentBounds: CGRect { plate.union(bounds).insetBy(dx: 0, dy: -1) }

  override var showsBackdrop: Bool { groundShare > 0 && ground.isMaterial }

  override func drawContent(on canvas: Canvas) {
    guard groundShare > 0 else { return }
    ground.draw(on: canvas, in: plate, of: self, share: groundShare)
    let thickness = 1 / max(traitCollection.displayScale, 1)
    let isDark = traitCollection.userInterfaceStyle == .dark
    canvas.fill(
      CGRect(
        x: bounds.minX, y: hairline == .bottom ? bounds.maxY : bounds.minY - thickness,
        width: bounds.width, height: thickness),
      with: Color(white: isDark ? 1 : 0, alpha: (isDark ? 0.15 : 0.3) * groundShare))
  }
}
