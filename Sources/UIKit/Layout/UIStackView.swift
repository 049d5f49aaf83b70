/// A row or column of views, laid out by constraints that the stack makes.
open class UIStackView: UIView {
  struct Arranged {
    let view: UIView
    var spacing = UIStackView.spacingUseDefault
  }

  final var arranged: [Arranged] = []
  final var arrangement: [NSLayoutConstraint] = []
  private final var isArrangementStale = true

  /// As a custom spacing: the stack's own.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  /// As a spacing: the system's, 8 points.
  public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

  /// Makes a stack of views, in a row.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes an empty stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Always nil: views come from code and from storyboards here, never from archives.
  public required init?(coder: NSCoder) { nil }

  /// The views in the order in which they stand, hidden ones included.
  open var arrangedSubviews: [UIView] { arranged.map(\.view) }

  /// Whether the views stand in a row or in a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }

  /// How the views share the length of the stack.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }

  /// Where the views are across the stack.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }

  /// The distance between neighbours, or the least one where the distribution makes the gaps.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsArrangement() } }
  }

  /// Whether a column's spacing is measured from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Whether the views keep to the margins instead of the edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Adds a view at the end, as a subview too.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Adds a view, or moves one that is there; as a subview too.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let known = arranged.firstIndex { $0.view === view }
    let entry = known.map { arranged.remove(at: $0) } ?? Arranged(view: view)
    arranged.insert(entry, at: min(max(stackIndex, 0), arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsArrangement()
  }

  /// Stops arranging a view; it stays a subview until it is removed from its superview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0.view === view }
    setNeedsArrangement()
  }

  /// Sets the distance after one view; `spacingUseDefault` for the stack's own.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard let index = arranged.firstIndex(where: { $0.view === arrangedSubview }) else { return }
    arranged[index].spacing = spacing
    setNeedsArrangement()
  }

  /// The distance set for after one view; `spacingUseDefault` if none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arranged.first { $0.view === arrangedSubview }?.spacing ?? Self.spacingUseDefault
  }

  open override var forFirstBaselineLayout: UIView {
    baselineView(arranged.first { !$0.view.isHidden })?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    baselineView(arranged.last { !$0.view.isHidden })?.forLastBaselineLayout ?? self
  }

  /// The view at the end of a column, the highest view of a row.
  private func baselineView(_ end: Arranged?) -> UIView? {
    guard axis == .horizontal else { return end?.view }
    return arrangedSubviews.filter { !$0.isHidden }.max {
      $0.intrinsicContentSize.height < $1.intrinsicContentSize.height
    }
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override func subviewVisibilityDidChange(_ subview: UIView) {
    super.subviewVisibilityDidChange(subview)
    guard arranged.contains(where: { $0.view === subview }) else { return }
    setNeedsArrangement()
    // Hiding inside an animation block animates the collapse without further words.
    if UIApplication.shared.animations.isEnabled { window?.layoutIfNeeded() }
  }

  private func setNeedsArrangement() {
    isArrangementStale = true
    setNeedsUpdateConstraints()
  }

  open override func updateConstraints() {
    if isArrangementStale || distribution == .fillProportionally {
      isArrangementStale = false
      NSLayoutConstraint.deactivate(arrangement)
      arrangement = makeArrangement()
      NSLayoutConstraint.activate(arrangement)
    }
    super.updateConstraints()
  }
}
