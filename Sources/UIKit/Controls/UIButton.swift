/// A control with a title, a picture, or both, that runs actions when it is tapped.
open class UIButton: UIControl {
  /// The kind of the button.
  public internal(set) final var buttonType = ButtonType.custom

  private var titles = StateValues<String>()
  final var titleColors = StateValues<UIColor>()
  final var images = StateValues<UIImage>()
  final var backgroundImages = StateValues<UIImage>()

  private(set) final var label: UILabel?
  private(set) final var picture: UIImageView?
  private(set) final var background: UIImageView?
  final var mark: CloseMark?
  /// What is behind the contents of a selected system button; made when it is needed.
  final var selectionGround: UIView?
  final var isDimmed = false
  private var lastContentSize = CGSize.zero

  /// Makes a button with a frame in its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// Makes a button that is called and runs as an action says.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    show(primaryAction)
  }

  /// Always nil: views come from code and from storyboards here, never from archives.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Content per state

  /// The title that was set for a state, or that of `.normal`.
  open func title(for state: State) -> String? { titles.value(in: state) }

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[exactly: state] = title
    contentDidChange()
  }

  /// The title's colour that was set for a state, or that of `.normal`.
  open func titleColor(for state: State) -> UIColor? { titleColors.value(in: state) }

  /// Sets the title's colour of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[exactly: state] = color
    contentDidChange()
  }

  /// The picture that was set for a state, or that of `.normal`.
  open func image(for state: State) -> UIImage? { images.value(in: state) }

  /// Sets the picture of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[exactly: state] = image
    contentDidChange()
  }

  /// The background that was set for a state, or that of `.normal`.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(in: state) }

  /// Sets the background of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[exactly: state] = image
    contentDidChange()
  }

  /// The title at this moment.
  open var currentTitle: String? { title(for: state) }

  /// The title's colour at this moment.
  open var currentTitleColor: UIColor {
    if let color = titleColors[exactly: state] { return color }
    if buttonType == .system, !isEnabled { return .tertiaryLabel }
    if let color = titleColor(for: state) { return color }
    if showsSelection { return Self.selectedColor }
    return buttonType == .system ? tintColor : .white
  }

  /// The picture at this moment.
  open var currentImage: UIImage? { image(for: state) }

  /// The background at this moment.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Whether a picture pales while the button is pressed and has none for that; a custom button's.
  open var adjustsImageWhenHighlighted = true {
    didSet { if adjustsImageWhenHighlighted != oldValue { contentDidChange() } }
  }

  /// Whether a picture pales while the button can't be used and has none for that.
  open var adjustsImageWhenDisabled = true {
    didSet { if adjustsImageWhenDisabled != oldValue { contentDidChange() } }
  }

  /// Whether the picture is larger at the accessibility sizes.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { contentDidChange() }
    }
  }

  // MARK: Views

  /// Shows the title; its text and colour come from the button.
  open var titleLabel: UILabel? {
    if let label { return label }
    let label = UILabel(frame: .zero)
    label.isAccessibilityElement = false
    label.font = .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    self.label = label
    addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Shows the picture, which comes from the button.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let picture = UIImageView(frame: .zero)
    self.picture = picture
    addSubview(picture)
    setNeedsLayout()
    return picture
  }

  private func contentDidChange() {
    updateContent()
    setNeedsLayout()
    let size = intrinsicContentSize
    guard size != lastContentSize else { return }
    lastContentSize = size
    invalidateIntrinsicContentSize()
  }

  override func stateDidChange() {
    super.stateDidChange()
    contentDidChange()
  }

  /// Shows what the button has in its state.
  func updateContent() {
    let title = currentTitle
    if title != nil || label != nil {
      titleLabel?.text = title
      titleLabel?.textColor = currentTitleColor
    }
    if let image = currentImage {
      imageView?.image = shown(image)
    } else {
      picture?.image = nil
    }
    if let image = currentBackgroundImage {
      let view = background ?? UIImageView(frame: bounds)
      if background == nil { insertSubview(view, at: 0) }
      background = view
      view.image = shown(image)
    } else {
      background?.image = nil
    }
    updateSelection()
    updateDimming()
  }

  private func shown(_ image: UIImage) -> UIImage {
    guard buttonType == .system, image.renderingMode == .automatic else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    // Before the label hears of it by itself: the button's size follows from the label's.
    label?.contentSizeCategoryDidChange()
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if buttonType == .system { updateContent() }
  }

  // MARK: Layout

  /// The room around the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
  }

  /// How far the picture is moved, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// How far the title is moved, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// The room above and below a title for which there are no insets, in points; as in Interface
  /// Builder, whose buttons with 15-point titles are 30 points high.
  private static let titleMargin: CGFloat = 6

  /// The least width of a button with a title for which there are no insets, in points; as in
  /// Interface Builder.
  private static let leastWidth: CGFloat = 30

  open override var intrinsicContentSize: CGSize {
    if mark != nil { return CloseMark.size }
    let layout = contentLayout(in: .zero)
    let image = layout.image ?? .zero
    var title = layout.title ?? .zero
    // Titles take whole points.
    title.width = title.width.rounded(.up)
    var least: CGFloat = 0
    if layout.title != nil, contentEdgeInsets == .zero {
      title.height += 2 * Self.titleMargin
      least = Self.leastWidth
    }
    let background = currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(
        image.width + title.width + contentEdgeInsets.left + contentEdgeInsets.right,
        background.width, least),
      height: max(
        max(image.height, title.height) + contentEdgeInsets.top + contentEdgeInsets.bottom,
        background.height))
  }

  override var contentCornerRadius: CGFloat { mark == nil ? 0 : CloseMark.size.height / 2 }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = contentLayout(in: bounds.inset(by: contentEdgeInsets))
    background?.frame = bounds
    mark?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let (horizontal, vertical) = (layout.horizontal, layout.vertical)
    picture?.frame = layout.imageRect.shifted(by: imageEdgeInsets, horizontal, vertical)
    label?.frame = layout.titleRect.shifted(by: titleEdgeInsets, horizontal, vertical)
    placeSelection()
  }

  private func contentLayout(in content: CGRect) -> ButtonLayout {
    let isTitled = currentTitle?.isEmpty == false
    return ButtonLayout(
      content: content, image: currentImage.map { adjusted($0.size) },
      title: isTitled ? label?.intrinsicContentSize : nil,
      horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let layout = contentLayout(
      in: CGRect(origin: .zero, size: size).inset(by: contentEdgeInsets))
    guard let label, layout.title != nil else { return (size.height, 0) }
    let rect = layout.titleRect
    let offsets = label.baselineOffsets(in: rect.size)
    return (rect.minY + offsets.first, size.height - rect.maxY + offsets.last)
  }

  override var keepsTaps: Bool { true }

  override func triggerPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Accessibility

  override var ownTraits: UIAccessibilityTraits { .button }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }
}
