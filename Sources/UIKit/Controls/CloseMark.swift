import Graphics

/// The cross in a grey circle that is a button to close with.
final class CloseMark: UIView {
  /// The size in points; by eye from iOS, as are the cross and the colours; ours.
  static let size = CGSize(width: 30, height: 30)
  private static let (arm, width): (CGFloat, CGFloat) = (4.75, 2.25)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func drawContent(on canvas: Canvas) {
    canvas.fill(Path(ellipseIn: bounds), with: resolve(.tertiarySystemFill))
    canvas.stroke(
      Path(crossAt: CGPoint(x: bounds.midX, y: bounds.midY), arm: Self.arm),
      with: resolve(.secondaryLabel), lineWidth: Self.width, lineCap: .round)
  }
}
