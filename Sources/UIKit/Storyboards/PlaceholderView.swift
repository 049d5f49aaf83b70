import Graphics

/// What is shown in place of a screen that can't be made.
final class PlaceholderView: UIView {
  private let label = UILabel(frame: .zero)

  /// Makes a view that says why.
  init(words: String) {
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .systemBackground
    label.text = words
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.backgroundColor = .systemBackground
    label.textAlignment = .center
    label.numberOfLines = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 24, dy: 24)
    let size = label.sizeThatFits(CGSize(width: max(room.width, 1), height: 0))
    label.frame = CGRect(
      x: room.minX, y: room.midY - size.height / 2, width: room.width, height: size.height)
  }

  override func drawContent(on canvas: Canvas) {
    canvas.draw(Placeholder.picture(size: bounds.size), in: bounds)
  }
}
