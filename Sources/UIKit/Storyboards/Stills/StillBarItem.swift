/// What stands for a bar button item: a word, a picture, a view of its own, or room.
final class StillBarItem: UIView {
  /// How much room an item takes beside what it shows.
  enum Space {
    /// None.
    case none
    /// A number of points.
    case fixed(CGFloat)
    /// All that is left, shared with its like.
    case flexible
  }

  let space: Space
  private let content: UIView?
  private let isBold: Bool

  /// The size of a word in a bar, in points (UIKit's default).
  private static let fontSize: CGFloat = 17

  /// Makes an item of a view; none for room.
  init(content: UIView?, space: Space = .none) {
    self.content = content
    self.space = space
    isBold = false
    super.init(frame: .zero)
    if let content { addSubview(content) }
  }

  /// Makes an item of a word.
  convenience init(title: String, isBold: Bool, isEnabled: Bool = true) {
    let label = TintedLabel(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: Self.fontSize, weight: isBold ? .semibold : .regular)
    label.isPale = !isEnabled
    self.init(content: label)
  }

  /// Makes an item of a picture, coloured by the tint.
  convenience init(image: UIImage, isEnabled: Bool = true) {
    let mode = image.renderingMode == .automatic ? .alwaysTemplate : image.renderingMode
    let view = UIImageView(image: image.withRenderingMode(mode))
    view.alpha = isEnabled ? 1 : 0.4
    self.init(content: view)
  }

  required init?(coder: NSCoder) { nil }

  /// The size that the item takes, in points.
  var size: CGSize {
    guard let content else {
      if case .fixed(let width) = space { return CGSize(width: width, height: 0) }
      return .zero
    }
    if content is UILabel || content is UIImageView { return content.intrinsicContentSize }
    let own = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return own.width > 0 && own.height > 0 ? own : content.bounds.size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
  }
}

/// A label in the tint colour.
private final class TintedLabel: UILabel {
  /// Whether the word stands for something that can't be used.
  var isPale = false

  override func didMoveToWindow() {
    super.didMoveToWindow()
    takeTint()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    takeTint()
  }

  private func takeTint() {
    textColor = isPale ? .tertiaryLabel : tintColor
  }
}
