import Graphics

extension StillTableCell {
  /// What a chevron takes beside the margin, in points; Interface Builder's content views are
  /// 26.5 narrower for it in tables whose margin is 16.
  private static let chevronWidth: CGFloat = 10.5
  /// What a check mark, a detail button, and a detail button with a chevron take beside the margin,
  /// in points; by eye from iOS, ours.
  private static let (checkWidth, detailWidth, bothWidth): (CGFloat, CGFloat, CGFloat) = (
    24, 25, 43
  )
  /// Half the width of what is drawn, in points; ours.
  private static let (chevronHalf, checkHalf, detailHalf): (CGFloat, CGFloat, CGFloat) = (4, 7, 10)

  /// What the signs at the end of the row take with the margin behind them, in points.
  var accessoryWidth: CGFloat {
    switch accessory {
    case .none: 0
    case .disclosureIndicator: margin + Self.chevronWidth
    case .checkmark: margin + Self.checkWidth
    case .detailButton: margin + Self.detailWidth
    case .detailDisclosureButton: margin + Self.bothWidth
    }
  }

  /// Draws the signs at the end of the row; one that points ahead turns with the row.
  func drawAccessory(on canvas: Canvas) {
    switch accessory {
    case .none: return
    case .disclosureIndicator: drawChevron(on: canvas)
    case .checkmark:
      stroke([(-6, 0), (-2, 5), (6, -6)], around: middle(Self.checkHalf), tintColor, on: canvas)
    case .detailButton: drawDetail(around: middle(Self.detailHalf), on: canvas)
    case .detailDisclosureButton:
      drawDetail(
        around: middle(Self.detailHalf + Self.bothWidth - Self.detailWidth), on: canvas)
      drawChevron(on: canvas)
    }
  }

  /// The middle of a sign, so far from the margin at the row's end.
  private func middle(_ distance: CGFloat) -> CGPoint {
    let fromEnd = margin + distance
    return CGPoint(
      x: isReversed
        ? bounds.minX + sides.left + fromEnd : bounds.maxX - sides.right - fromEnd,
      y: bounds.midY)
  }

  private func drawChevron(on canvas: Canvas) {
    let ahead: CGFloat = isReversed ? -3 : 3
    stroke(
      [(-ahead, -6), (ahead, 0), (-ahead, 6)], around: middle(Self.chevronHalf), .tertiaryLabel,
      on: canvas)
  }

  private func drawDetail(around middle: CGPoint, on canvas: Canvas) {
    let color = resolve(tintColor)
    let circle = CGRect(x: middle.x - 10, y: middle.y - 10, width: 20, height: 20)
    canvas.strokeBorder(circle, cornerRadius: 10, width: 1.5, with: color)
    canvas.fill(CGRect(x: middle.x - 1, y: middle.y - 2, width: 2, height: 7), with: color)
    canvas.fill(CGRect(x: middle.x - 1, y: middle.y - 5.5, width: 2, height: 2), with: color)
  }

  private func stroke(
    _ points: [(x: CGFloat, y: CGFloat)], around middle: CGPoint, _ color: UIColor,
    on canvas: Canvas
  ) {
    var path = Path()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: middle.x + point.x, y: middle.y + point.y)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    canvas.stroke(
      path, with: resolve(color), lineWidth: 2, lineCap: .round, lineJoin: .round)
  }
}
