import Graphics

/// The round button with a cross that clears a field.
final class ClearButton: UIControl {
  /// The side of the button in points; ours.
  static let side: CGFloat = 19
  /// The distance from the field's edge and from the text, in points; ours.
  static let margin: CGFloat = 5

  /// How far around the button a finger reaches it, in points, so that there are 44 to hit.
  private static let reach: CGFloat = 12.5
  private static let discRadius: CGFloat = 8.5
  private static let crossArm: CGFloat = 3
  private static let crossWidth: CGFloat = 1.6

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = SystemWord.clearText.text(in: UIApplication.shared.language)
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var canBecomeFocused: Bool { false }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  override func drawContent(on canvas: Canvas) {
    let disc = CGRect(
      x: bounds.midX - Self.discRadius, y: bounds.midY - Self.discRadius,
      width: Self.discRadius * 2, height: Self.discRadius * 2)
    let color = resolve(isHighlighted ? .systemGray : .systemGray2)
    canvas.fill(Path(ellipseIn: disc), with: color)
    canvas.stroke(
      Path(crossAt: CGPoint(x: bounds.midX, y: bounds.midY), arm: Self.crossArm),
      with: resolve(.systemBackground), lineWidth: Self.crossWidth, lineCap: .round)
  }
}
