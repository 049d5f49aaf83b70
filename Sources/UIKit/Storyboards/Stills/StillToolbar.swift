/// A toolbar as a storyboard shows it.
final class StillToolbar: StillBar {
  /// The bar's heights, in points: usually, and on an iPhone on its side.
  private static let height: CGFloat = 44
  private static let compactHeight: CGFloat = 32
  /// The least room between two items, in points; ours.
  private static let spacing: CGFloat = 8

  private let items: [StillBarItem]

  init(_ items: [StillBarItem] = []) {
    self.items = items
    super.init(hairline: .top)
    items.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: isCompact ? Self.compactHeight : Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    reachBottom()
    let margin = Self.sideMargin(ofWidth: bounds.width)
    let insets = safeAreaInsets
    let taken = items.reduce(0) { $0 + $1.size.width }
    let gaps = Self.spacing * CGFloat(max(items.count - 1, 0))
    let room = bounds.width - insets.left - insets.right - margin * 2 - taken - gaps
    let flexible = items.count { $0.isFlexible }
    var x = bounds.minX + insets.left + margin
    for item in items {
      var size = item.size
      if item.isFlexible { size.width = max(room / CGFloat(flexible), 0) }
      item.frame = CGRect(
        x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      x += size.width + Self.spacing
    }
  }
}

extension StillBarItem {
  fileprivate var isFlexible: Bool {
    if case .flexible = space { true } else { false }
  }
}
