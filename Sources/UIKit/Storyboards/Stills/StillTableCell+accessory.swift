import Graphics

extension StillTableCell {
  /// What one sign at the end of a row takes, and what a second one takes besides, in points; by
  /// eye from iOS, ours.
  private static let (signWidth, secondSignWidth): (CGFloat, CGFloat) = (34, 32)

  /// What the signs at the end of the row take, in points.
  var accessoryWidth: CGFloat {
    switch accessory {
    case .none: 0
    case .disclosureIndicator, .checkmark, .detailButton: Self.signWidth
    case .detailDisclosureButton: Self.signWidth + Self.secondSignWidth
    }
  }

  /// Draws the signs at the end of the row; one that points ahead turns with the row.
  func drawAccessory(on canvas: Canvas) {
    switch accessory {
    case .none: return
    case .disclosureIndicator: drawChevron(on: canvas)
    case .checkmark:
      stroke([(-6, 0), (-2, 5), (6, -6)], around: middle(), tintColor, on: canvas)
    case .detailButton: drawDetail(around: middle(), on: canvas)
    case .detailDisclosureButton:
      drawDetail(around: middle(before: Self.secondSignWidth), on: canvas)
      drawChevron(on: canvas)
    }
  }

  /// The middle of a sign, so far before the last one's.
  private func middle(before distance: CGFloat = 0) -> CGPoint {
    let fromEnd = Self.signWidth / 2 + distance
    return CGPoint(
      x: isReversed
        ? bounds.minX + sides.left + fromEnd : bounds.maxX - sides.right - fromEnd,
      y: bounds.midY)
  }

  private func drawChevron(on canvas: Canvas) {
    let ahead: CGFloat = isReversed ? -3 : 3
    stroke([(-ahead, -6), (ahead, 0), (-ahead, 6)], around: middle(), .tertiaryLabel, on: canvas)
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
