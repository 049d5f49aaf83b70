/// A navigation bar as a storyboard shows it.
final class StillNavigationBar: StillBar {
  /// What the bar says about the screen below it.
  struct Item {
    var title: String?
    var titleView: UIView?
    /// The items from the left edge inwards, and from the right edge inwards.
    var left: [StillBarItem] = []
    var right: [StillBarItem] = []
    var isLarge = false
  }

  /// The bar's heights, in points: usually, on an iPhone on its side, and that of a large title.
  private static let height: CGFloat = 44
  private static let compactHeight: CGFloat = 32
  private static let largeTitleHeight: CGFloat = 52
  /// The top and the height of the line of a large title in its room, in points; ours.
  private static let (lineTop, lineHeight): (CGFloat, CGFloat) = (3, 41)
  /// How much a large title grows for every point that it is pulled down, and how large it gets at
  /// most, of its size; ours.
  private static let (growth, largestShare): (CGFloat, CGFloat) = (0.12 / 96, 1.1)
  /// How far a large title has gone when the small one begins to show, in points; ours.
  private static let smallTitleBegins: CGFloat = 36

  private let title = UILabel(frame: .zero)
  private let largeTitle = UILabel(frame: .zero)
  /// The room below the row, in which a large title goes up and away.
  private let largeRow = UIView(frame: .zero)
  private let item: Item

  /// Whether the title may be large at all.
  var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { invalidateIntrinsicContentSize() } }
  }

  init(_ item: Item = Item()) {
    self.item = item
    super.init(hairline: .bottom)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textAlignment = .center
    title.text = item.title
    largeTitle.font = .systemFont(ofSize: 34, weight: .bold)
    largeTitle.text = item.title
    addSubview(title)
    largeRow.clipsToBounds = true
    largeRow.addSubview(largeTitle)
    addSubview(largeRow)
    for view in item.left + item.right { addSubview(view) }
    if let titleView = item.titleView { addSubview(titleView) }
  }

  required init?(coder: NSCoder) { nil }

  /// Gives the titles a colour, and a font where one is given.
  func setTitle(color: UIColor?, font: UIFont?, isLarge: Bool) {
    let label = isLarge ? largeTitle : title
    if let color { label.textColor = color }
    if let font { label.font = font }
  }

  private var showsLargeTitle: Bool {
    prefersLargeTitles && item.isLarge && !isCompact
  }

  private var rowHeight: CGFloat {
    isCompact ? Self.compactHeight : Self.height
  }

  private var largeHeight: CGFloat {
    showsLargeTitle ? Self.largeTitleHeight : 0
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight + largeHeight)
  }

  /// How far the content under the bar, which takes a large title along, has gone up from where it
  /// starts, in points; less than 0 if it is pulled down.
  var contentWay: CGFloat = 0 {
    didSet {
      if contentWay != oldValue { setNeedsLayout() }
      follow(content: contentWay - largeHeight)
    }
  }

  /// The bar's height above that content, in points.
  var height: CGFloat {
    rowHeight + (showsLargeTitle ? max(largeHeight - contentWay, 0) : 0)
  }

  /// How far content goes up at rest that would go so far: a large title is whole or away.
  func restingWay(near way: CGFloat) -> CGFloat {
    way > 0 && way < largeHeight ? (way < largeHeight / 2 ? 0 : largeHeight) : way
  }

  /// How much of the small title shows in place of a large one, which has all but gone by then.
  private var titleShare: CGFloat {
    guard showsLargeTitle else { return 1 }
    let begin = Self.smallTitleBegins
    return min(max((contentWay - begin) / (largeHeight - begin), 0), 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Self.sideMargin(ofWidth: bounds.width)
    let insets = safeAreaInsets
    let row = CGRect(
      x: bounds.minX + insets.left, y: bounds.minY,
      width: bounds.width - insets.left - insets.right,
      height: min(rowHeight, bounds.height))
    var left = row.minX + margin
    for view in item.left {
      place(view, x: left, in: row)
      left += view.frame.width + margin
    }
    var right = row.maxX - margin
    for view in item.right {
      place(view, x: right - view.size.width, in: row)
      right -= view.frame.width + margin
    }
    placeTitle(in: row, from: left, to: right)
    largeRow.isHidden = !showsLargeTitle
    largeRow.frame = CGRect(
      x: row.minX, y: row.maxY, width: row.width, height: max(bounds.maxY - row.maxY, 0))
    placeLargeTitle(margin: margin)
  }

  /// Places a large title, which grows from its lower leading corner as it is pulled down.
  private func placeLargeTitle(margin: CGFloat) {
    let frame = CGRect(
      x: margin, y: largeRow.bounds.maxY - Self.largeTitleHeight + Self.lineTop,
      width: max(largeRow.bounds.width - margin * 2, 0), height: Self.lineHeight)
    largeTitle.transform = .identity
    largeTitle.frame = frame
    let widest = frame.width / max(largeTitle.intrinsicContentSize.width, 1)
    let share = max(min(1 - contentWay * Self.growth, Self.largestShare, widest), 1)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = CGPoint(
      x: frame.width / 2 * (isReversed ? 1 - share : share - 1),
      y: frame.height / 2 * (1 - share))
    largeTitle.transform = CGAffineTransform(translationX: way.x, y: way.y).scaledBy(
      x: share, y: share)
  }

  private func placeTitle(in row: CGRect, from left: CGFloat, to right: CGFloat) {
    title.isHidden = titleShare == 0 || item.titleView != nil
    title.alpha = titleShare
    let room = CGRect(x: left, y: row.minY, width: max(right - left, 0), height: row.height)
    if let view = item.titleView {
      let size = view.bounds.size
      view.frame = CGRect(
        x: min(max(row.midX - size.width / 2, room.minX), max(room.maxX - size.width, room.minX)),
        y: row.midY - size.height / 2, width: min(size.width, room.width), height: size.height)
    }
    let width = min(title.intrinsicContentSize.width, room.width)
    let x = min(max(row.midX - width / 2, room.minX), max(room.maxX - width, room.minX))
    title.frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
  }

  private func place(_ view: StillBarItem, x: CGFloat, in row: CGRect) {
    let size = view.size
    view.frame = CGRect(
      x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
  }
}
