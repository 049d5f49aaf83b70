/// One segment of a segmented control: a word or a picture.
final class SegmentView: UIView {
  private let label = UILabel(frame: .zero)
  private let icon = UIImageView(frame: .zero)

  /// The room beside a segment's word, in points; ours.
  private static let padding: CGFloat = 11
  /// How opaque words are that are pressed or can't be used; by eye from iOS, ours.
  private static let (pressed, disabled): (CGFloat, CGFloat) = (0.2, 0.4)

  /// Makes a segment that shows a picture, or else a word.
  init(title: String?, image: UIImage?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    label.isAccessibilityElement = false
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textAlignment = .center
    icon.contentMode = .center
    addSubview(label)
    addSubview(icon)
    (self.title, self.image) = (title, image)
    show()
  }

  required init?(coder: NSCoder) { nil }

  var title: String? {
    didSet { if title != oldValue { show() } }
  }

  var image: UIImage? {
    didSet { if image != oldValue { show() } }
  }

  /// The width that was set, in points; 0 for none.
  var width: CGFloat = 0

  var isEnabled = true {
    didSet { updateLook() }
  }

  /// Whether it is the chosen one.
  var isChosen = false

  /// Whether a finger is on it that would choose it.
  var isPressed = false {
    didSet { updateLook() }
  }

  /// Whether the control can be used.
  var isInUse = true {
    didSet { updateLook() }
  }

  private func show() {
    label.text = image == nil ? title ?? "" : ""
    icon.image = image
  }

  private func updateLook() {
    let opacity = isEnabled && isInUse ? isPressed ? Self.pressed : 1 : Self.disabled
    for view in [label, icon] where view.alpha != opacity { view.alpha = opacity }
  }

  /// The width of what it shows, in points.
  var contentWidth: CGFloat {
    max(label.intrinsicContentSize.width, icon.image?.size.width ?? 0)
  }

  /// The width with room at both sides, in points.
  var naturalWidth: CGFloat { contentWidth + Self.padding * 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    icon.frame = bounds
  }

  // MARK: Accessibility

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = UIAccessibilityTraits.button
      if isChosen { traits.insert(.selected) }
      if !isEnabled || !isInUse { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
}
