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
  /// The words of a row with a detail at its end; nil for other rows.
  var valueWords: StillValueWords?
  var place = Place() {
    didSet { roundCorners() }
  }

  /// What the end of a row takes, in points; by eye from iOS, ours.
  private static let accessoryWidth: CGFloat = 34

  init() {
    super.init(frame: .zero)
    addSubview(contentView)
  }

  required init?(coder: NSCoder) { nil }

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

  override func layoutSubviews() {
    super.layoutSubviews()
    var end = accessory == .none ? 0 : Self.accessoryWidth
    if let accessoryView {
      let size = accessoryView.bounds.size
      end = size.width + 16
      accessoryView.frame.origin = CGPoint(
        x: bounds.maxX - sides.right - end, y: bounds.midY - size.height / 2)
    }
    contentView.frame = CGRect(
      x: sides.left, y: 0, width: max(bounds.width - sides.left - sides.right - end, 0),
      height: bounds.height)
    valueWords?.place(in: contentView.bounds.width, accessoryWidth: end)
  }

  override func drawContent(on canvas: Canvas) {
    if accessoryView == nil { drawAccessory(on: canvas) }
    guard let separator = place.separator, !(place.isLast && place.style == .insetGrouped) else {
      return
    }
    let thickness = hairline(on: canvas)
    let inset = place.isLast && place.style == .grouped ? 0 : sides.left + 16
    canvas.fill(
      CGRect(
        x: bounds.minX + inset, y: bounds.maxY - thickness, width: max(bounds.width - inset, 0),
        height: thickness), with: resolve(separator))
  }

  private func drawAccessory(on canvas: Canvas) {
    let middle = CGPoint(
      x: bounds.maxX - sides.right - Self.accessoryWidth / 2, y: bounds.midY)
    switch accessory {
    case .none: return
    case .disclosureIndicator:
      stroke([(-3, -6), (3, 0), (-3, 6)], around: middle, .tertiaryLabel, on: canvas)
    case .checkmark: stroke([(-6, 0), (-2, 5), (6, -6)], around: middle, tintColor, on: canvas)
    case .detailButton, .detailDisclosureButton:
      let circle = CGRect(x: middle.x - 10, y: middle.y - 10, width: 20, height: 20)
      canvas.strokeBorder(circle, cornerRadius: 10, width: 1.5, with: resolve(tintColor))
      canvas.fill(
        CGRect(x: middle.x - 1, y: middle.y - 2, width: 2, height: 7), with: resolve(tintColor))
      canvas.fill(
        CGRect(x: middle.x - 1, y: middle.y - 5.5, width: 2, height: 2), with: resolve(tintColor))
    }
  }

  private func stroke(
    _ points: [(x: CGFloat, y: CGFloat)], around middle: CGPoint, _ color: UIColor?,
    on canvas: Canvas
  ) {
    var path = Path()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: middle.x + point.x, y: middle.y + point.y)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    canvas.stroke(
      path, with: resolve(color ?? .tertiaryLabel), lineWidth: 2, lineCap: .round, lineJoin: .round)
  }
}
