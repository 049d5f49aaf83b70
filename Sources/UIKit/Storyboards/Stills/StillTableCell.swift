import Graphics

/// A table's row as a storyboard shows it.
final class StillTableCell: UIView {
  /// What stands at the end of a row.
  enum Accessory: String {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  /// Where a row stands in its section, and in what kind of table.
  struct Place {
    var isFirst = false
    var isLast = false
    var style = StillTable.Style.plain
    /// The colour of the line under the row; nil for none.
    var separator: UIColor?
    /// What the table's lines leave free; nil for what UIKit leaves.
    var separatorInset: UIEdgeInsets?
  }

  let contentView = UIView(frame: .zero)
  var accessory = Accessory.none
  /// The view that stands at the end of the row instead.
  var accessoryView: UIView? {
    didSet { if let accessoryView { addSubview(accessoryView) } }
  }
  /// The height in a table, in points.
  var height = StillTable.rowHeight
  /// What the safe area takes of the row at its sides, in points.
  var sides: (left: CGFloat, right: CGFloat) = (0, 0) {
    didSet {
      guard sides != oldValue else { return }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// The room beside the contents, in points.
  var margin = UIView.sideMargin(ofWidth: 0) {
    didSet {
      guard margin != oldValue else { return }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// Whether the content view has the margins that UIKit gives it.
  var givesMargins = false
  /// What the line under the row leaves free at its ends; nil for what the table leaves.
  var separatorInset: UIEdgeInsets?
  /// The picture and the words of a row in one of UIKit's styles; nil for other rows.
  var parts: StillCellParts?
  var place = Place() {
    didSet { roundCorners() }
  }

  /// The room above and below the contents, and beside what stands at the end, in points; as in
  /// Interface Builder.
  private static let (verticalMargin, accessoryMargin): (CGFloat, CGFloat) = (11, 8)

  init() {
    super.init(frame: .zero)
    addSubview(contentView)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the row begins at the right.
  var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func roundCorners() {
    guard place.style == .insetGrouped else { return }
    layer.cornerRadius = 10
    layer.masksToBounds = true
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    if corners.isEmpty { layer.cornerRadius = 0 }
  }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var end = accessoryWidth
    if let accessoryView {
      let size = accessoryView.bounds.size
      end = size.width + margin
      accessoryView.frame.origin = CGPoint(
        x: isReversed ? sides.left + margin : bounds.maxX - sides.right - end,
        y: bounds.midY - size.height / 2)
    }
    contentView.frame = CGRect(
      x: sides.left + (isReversed ? end : 0), y: 0,
      width: max(bounds.width - sides.left - sides.right - end, 0), height: bounds.height)
    let margins = NSDirectionalEdgeInsets(
      top: Self.verticalMargin, leading: margin, bottom: Self.verticalMargin,
      trailing: end > 0 ? Self.accessoryMargin : margin)
    if givesMargins, contentView.layoutState?.margins != margins {
      contentView.directionalLayoutMargins = margins
    }
    parts?.place(
      in: contentView.bounds.width, accessoryWidth: end, margin: margin, isRightToLeft: isReversed)
  }

  override func drawContent(on canvas: Canvas) {
    if accessoryView == nil { drawAccessory(on: canvas) }
    guard let separator = place.separator else { return }
    let color = resolve(separator)
    let thickness = hairline(on: canvas)
    func draw(at y: CGFloat, _ left: CGFloat, _ right: CGFloat) {
      canvas.fill(
        CGRect(
          x: bounds.minX + left, y: y, width: max(bounds.width - left - right, 0),
          height: thickness), with: color)
    }
    // A group has lines above and below it from edge to edge.
    if place.isFirst, place.style == .grouped { draw(at: bounds.minY, 0, 0) }
    guard !place.isLast || place.style == .plain else {
      if place.style == .grouped { draw(at: bounds.maxY - thickness, 0, 0) }
      return
    }
    let (start, end) = separatorEnds
    draw(at: bounds.maxY - thickness, isReversed ? end : start, isReversed ? start : end)
  }

  /// What the line under the row leaves free where the row begins and ends, in points.
  ///
  /// It begins where the words do, after a picture, and reaches the end.
  private var separatorEnds: (start: CGFloat, end: CGFloat) {
    if let given = separatorInset ?? place.separatorInset { return (given.left, given.right) }
    return ((isReversed ? sides.right : sides.left) + (parts?.start(margin: margin) ?? margin), 0)
  }
}
