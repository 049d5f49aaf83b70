/// A button with a configuration, as a storyboard makes it.
final class ConfiguredButton: UIButton {
  private let configuration: ButtonConfiguration
  private let ground: ButtonGround
  private let title = UILabel(frame: .zero)
  private let subtitle = UILabel(frame: .zero)
  private let icon = UIImageView(frame: .zero)
  private let activity = UIActivityIndicatorView(style: .medium)

  init(_ configuration: ButtonConfiguration) {
    self.configuration = configuration
    ground = ButtonGround(configuration)
    super.init(frame: .zero)
    if configuration.showsActivity { activity.startAnimating() }
    for label in [title, subtitle] {
      label.numberOfLines = configuration.lineBreakMode == .byWordWrapping ? 0 : 1
      label.lineBreakMode = configuration.lineBreakMode
      label.isAccessibilityElement = false
    }
    for view in [ground, title, subtitle, icon, activity] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    updateContent()
  }

  required init?(coder: NSCoder) { nil }

  override var contentCornerRadius: CGFloat { ground.radius }

  // MARK: Contents

  override var titleLabel: UILabel? { title }

  override var imageView: UIImageView? { icon }

  override func title(for state: State) -> String? {
    super.title(for: state) ?? configuration.title.string
  }

  override func image(for state: State) -> UIImage? {
    super.image(for: state) ?? configuration.image
  }

  override func backgroundImage(for state: State) -> UIImage? {
    super.backgroundImage(for: state) ?? configuration.backgroundImage
  }

  override var currentTitleColor: UIColor {
    titleColor(for: state) ?? configuration.title.color ?? look.foreground
  }

  private var look: ButtonConfiguration.Look { configuration.look(in: state, tint: tintColor) }

  override func updateContent() {
    let look = look
    ground.fill = look.fill
    ground.image = currentBackgroundImage
    icon.image = configuration.showsActivity ? nil : currentImage.map(shown)
    if icon.tintColor != look.foreground { icon.tintColor = look.foreground }
    activity.color = look.foreground
    show(configuration.title, super.title(for: state), in: title, as: configuration.size.title)
    show(configuration.subtitle, nil, in: subtitle, as: ButtonConfiguration.subtitle)
    title.textColor = currentTitleColor
    subtitle.textColor = configuration.subtitle.color ?? look.foreground
    var opacities: [UIView: CGFloat] = [ground: look.groundOpacity]
    for view in [title, subtitle, icon, activity] { opacities[view] = look.contentOpacity }
    dim(opacities)
  }

  private func shown(_ image: UIImage) -> UIImage {
    image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
  }

  /// Shows what code has set in place of the configuration's words.
  private func show(
    _ words: ButtonConfiguration.Words, _ given: String?, in label: UILabel,
    as style: UIFont.TextStyle
  ) {
    let font = words.font ?? .preferredFont(forTextStyle: style)
    label.font = font.adjusted(to: traitCollection)
    if given == nil, let styled = words.styled {
      label.attributedText = styled
    } else {
      label.text = given ?? words.text
    }
    label.textAlignment = alignment
    label.isHidden = label.text?.isEmpty ?? true
  }

  /// Words beside a picture start at the same edge, others are centred.
  private var alignment: NSTextAlignment {
    switch configuration.titleAlignment {
    case .natural: pictureSize != nil && configuration.placement.isBeside ? .natural : .center
    case let given: given
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContent()
  }

  // MARK: Layout

  private var insets: UIEdgeInsets {
    let given = configuration.insets ?? configuration.size.insets
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: given.top, left: isRightToLeft ? given.trailing : given.leading, bottom: given.bottom,
      right: isRightToLeft ? given.leading : given.trailing)
  }

  private var pictureSize: CGSize? {
    if configuration.showsActivity { return activity.intrinsicContentSize }
    guard let size = icon.image?.size, configuration.scalesImage else { return icon.image?.size }
    // A symbol is drawn for a title of the usual size.
    let scale =
      configuration.size.title.size(in: traitCollection.preferredContentSizeCategory)
      / UIFont.labelFontSize
    return CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
  }

  /// The size of the words in some width, and how high the title is of it.
  private func words(in width: CGFloat) -> (size: CGSize, title: CGFloat) {
    let room = CGSize(width: max(width, 0), height: 0)
    let own = title.isHidden ? .zero : title.sizeThatFits(room)
    let other = subtitle.isHidden ? .zero : subtitle.sizeThatFits(room)
    let gap = title.isHidden || subtitle.isHidden ? 0 : configuration.titlePadding
    return (
      CGSize(width: max(own.width, other.width), height: own.height + gap + other.height),
      own.height
    )
  }

  /// The room between the picture and the words.
  private var gap: CGFloat {
    pictureSize == nil || (title.isHidden && subtitle.isHidden) ? 0 : configuration.imagePadding
  }

  override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: 0, height: 0)) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let around = insets
    let image = pictureSize ?? .zero
    let isBeside = configuration.placement.isBeside
    let taken = around.left + around.right + (isBeside ? image.width + gap : 0)
    let words = words(in: size.width > 0 ? size.width - taken : 0).size
    let width = isBeside ? image.width + gap + words.width : max(image.width, words.width)
    let height = isBeside ? max(image.height, words.height) : image.height + gap + words.height
    return CGSize(
      width: (width + around.left + around.right).rounded(.up),
      height: height + around.top + around.bottom)
  }

  override var contentWraps: Bool { configuration.lineBreakMode == .byWordWrapping }

  override func contentSize(fittingWidth width: CGFloat) -> CGSize? {
    contentWraps ? sizeThatFits(CGSize(width: width, height: 0)) : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let room = bounds.inset(by: insets)
    let image = pictureSize ?? .zero
    let isBeside = configuration.placement.isBeside
    let words = words(in: room.width - (isBeside ? image.width + gap : 0))
    let group = CGSize(
      width: min(
        isBeside ? image.width + gap + words.size.width : max(image.width, words.size.width),
        max(room.width, 0)),
      height: isBeside
        ? max(image.height, words.size.height) : image.height + gap + words.size.height)
    let x =
      switch effectiveContentHorizontalAlignment {
      case .left, .leading: room.minX
      case .right, .trailing: room.maxX - group.width
      case .center, .fill: room.midX - group.width / 2
      }
    let y =
      switch contentVerticalAlignment {
      case .center, .fill: room.midY - group.height / 2
      case .top: room.minY
      case .bottom: room.maxY - group.height
      }
    place(CGRect(origin: CGPoint(x: x, y: y), size: group), image: image, words: words)
  }

  private func place(_ group: CGRect, image: CGSize, words: (size: CGSize, title: CGFloat)) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isAtLeft = (configuration.placement == .leading) != isRightToLeft
    let isBeside = configuration.placement.isBeside
    let imageX =
      isBeside
      ? (isAtLeft ? group.minX : group.maxX - image.width) : group.midX - image.width / 2
    let imageY =
      switch configuration.placement {
      case .leading, .trailing: group.midY - image.height / 2
      case .top: group.minY
      case .bottom: group.maxY - image.height
      }
    let pictureFrame = CGRect(origin: CGPoint(x: imageX, y: imageY), size: image)
    icon.frame = pictureFrame
    activity.frame = pictureFrame
    let width = isBeside ? max(group.width - image.width - gap, 0) : group.width
    let left = isBeside && isAtLeft && image.width > 0 ? group.minX + image.width + gap : group.minX
    var top = group.minY
    if isBeside { top = group.midY - words.size.height / 2 }
    if configuration.placement == .top { top = group.maxY - words.size.height }
    title.frame = CGRect(x: left, y: top, width: width, height: words.title)
    let below = words.size.height - words.title
    let pad = title.isHidden || subtitle.isHidden ? 0 : configuration.titlePadding
    subtitle.frame = CGRect(
      x: left, y: top + words.title + pad, width: width, height: max(below - pad, 0))
  }

  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    guard !title.isHidden else { return (size.height, 0) }
    let words = words(in: size.width - insets.left - insets.right)
    let top = (size.height - words.size.height) / 2
    let own = title.baselineOffsets(in: CGSize(width: size.width, height: words.title))
    return (top + own.first, size.height - top - words.title + own.last)
  }
}
