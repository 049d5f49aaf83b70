import Graphics

/// What is shown in place of a screen that can't be made.
final class PlaceholderView: UIView {
  private let words: String

  init(words: String) {
    self.words = words
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .systemBackground
    accessibilityLabel = words
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) {
    words = ""
    super.init(coder: coder)
  }

  override func drawContent(on canvas: Canvas) {
    canvas.draw(Placeholder.picture(size: bounds.size), in: bounds)
  }
}
