import Graphics

/// The ball on a stem at an end of a selection.
final class SelectionHandle: UIView {
  /// An end of a selection.
  enum End {
    /// Where it starts; the ball is above.
    case start
    /// Where it ends; the ball is below.
    case end
  }

  /// The ball's radius in points (that of Cupertino handles, as rebuilt by others).
  static let ballRadius: CGFloat = 6
  /// How far the ball reaches over the line, in points (as rebuilt by others).
  private static let overlap: CGFloat = 1.5
  /// How far from a handle a finger takes it, in points; ours.
  static let reach: CGFloat = 14

  let end: End

  init(_ end: End) {
    self.end = end
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Stands at a caret, in the superview's coordinates; the ball stays where it can be seen.
  func stand(at caret: CGRect, within limits: CGRect?) {
    let ball = Self.ballRadius * 2 - Self.overlap
    var (top, bottom) = (caret.minY, caret.maxY)
    switch end {
    case .start: top = max(top - ball, limits?.minY ?? -.infinity)
    case .end: bottom = min(bottom + ball, limits?.maxY ?? .infinity)
    }
    let frame = CGRect(
      x: caret.midX - Self.ballRadius, y: top, width: Self.ballRadius * 2,
      height: max(bottom - top, 0))
    if self.frame != frame { self.frame = frame }
    if isHidden { isHidden = false }
  }

  /// Goes away.
  func vanish() { if !isHidden { isHidden = true } }

  /// How far a finger is from the handle, in points.
  func distance(to point: CGPoint) -> CGFloat {
    let x = min(max(point.x, frame.minX), frame.maxX)
    let y = min(max(point.y, frame.minY), frame.maxY)
    return point.distance(to: CGPoint(x: x, y: y))
  }

  override func drawContent(on canvas: Canvas) {
    let color = resolve(tintColor)
    let side = Self.ballRadius * 2
    let ball = CGRect(x: 0, y: end == .start ? 0 : bounds.maxY - side, width: side, height: side)
    let stem = CGRect(
      x: bounds.midX - CaretView.width / 2, y: end == .start ? Self.ballRadius : 0,
      width: CaretView.width, height: bounds.height - Self.ballRadius)
    canvas.fill(stem, with: color)
    canvas.fill(Path(ellipseIn: ball), with: color)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
