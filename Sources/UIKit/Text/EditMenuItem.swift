import Graphics

/// A word in the edit menu.
final class EditMenuItem: UIControl {
  /// The size of the letters in points; ours.
  private static let font = UIFont.systemFont(ofSize: 16)
  /// The distance of the word from the item's sides, in points; ours.
  private static let padding: CGFloat = 16

  private let title: TextLayout
  /// Whether a line stands between the item and the next.
  var hasSeparator = false

  init(_ title: String) {
    self.title = TextLayout(
      title, font: Self.font.font, language: UIApplication.shared.language)
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var canBecomeFocused: Bool { false }

  /// The width of the item in points, at least a finger's.
  var width: CGFloat { max((title.size.width + Self.padding * 2).rounded(.up), 44) }

  override func drawContent(on canvas: Canvas) {
    if isHighlighted {
      canvas.fill(
        bounds.insetBy(dx: 4, dy: 4), cornerRadius: 8, curve: .continuous,
        with: resolve(.systemFill))
    }
    if hasSeparator {
      let pixel = hairline(on: canvas)
      canvas.fill(
        CGRect(x: bounds.maxX - pixel, y: 0, width: pixel, height: bounds.height),
        with: resolve(.separator))
    }
    title.draw(
      on: canvas,
      at: CGPoint(
        x: bounds.midX - title.size.width / 2, y: bounds.midY - title.size.height / 2),
      color: resolve(.label))
  }
}
