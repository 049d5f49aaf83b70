import Graphics

/// A button with a configuration as a storyboard shows it: nobody presses it.
final class StillButton: UIView {
  let configuration: ButtonConfiguration
  let isEnabled: Bool
  private let horizontal: UIControl.ContentHorizontalAlignment
  private let vertical: UIControl.ContentVerticalAlignment
  private let title = UILabel(frame: .zero)
  private let subtitle = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let activity = UIActivityIndicatorView(style: .medium)

  /// The size of a subtitle's letters, in points; by eye from iOS, ours.
  private static let subtitleSize: CGFloat = 13

  init(
    _ configuration: ButtonConfiguration, isEnabled: Bool,
    horizontal: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment
  ) {
    self.configuration = configuration
    self.isEnabled = isEnabled
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    accessibilityLabel = configuration.title?.string
    if configuration.showsActivity {
      activity.startAnimating()
    } else {
      let image = configuration.image
      picture.image =
        image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    }
    let font = configuration.titleFont ?? .systemFont(ofSize: configuration.size.title)
    set(title, configuration.title, font)
    set(
      subtitle, configuration.subtitle,
      configuration.subtitleFont ?? .systemFont(ofSize: Self.subtitleSize))
    for view in [title, subtitle, picture, activity] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private func set(_ label: UILabel, _ text: NSAttributedString?, _ font: UIFont) {
    label.font = font
    label.attributedText = text
    label.numberOfLines = configuration.lineBreakMode == .byWordWrapping ? 0 : 1
    label.lineBreakMode = configuration.lineBreakMode
    label.textAlignment = alignment
    label.isAccessibilityElement = false
    label.isHidden = text?.string.isEmpty ?? true
  }

  /// Words beside a picture start at the same edge, others are centred.
  private var alignment: NSTextAlignment {
    switch configuration.titleAlignment {
    case .natural: pictureSize != nil && configuration.placement.isBeside ? .natural : .center
    case let given: given
    }
  }

  // MARK: Colours

  override func didMoveToWindow() {
    super.didMoveToWindow()
    takeColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    takeColors()
    setNeedsDisplay()
  }

  private func takeColors() {
    let color = configuration.foreground(isEnabled: isEnabled) ?? tintColor
    title.textColor = configuration.titleColor ?? color
    subtitle.textColor = configuration.subtitleColor ?? color
    activity.color = color
    if color != picture.tintColor { picture.tintColor = color }
  }

  override func drawContent(on canvas: Canvas) {
    let radius = min(
      configuration.cornerStyle.radius(
        height: bounds.height, given: configuration.cornerRadius),
      min(bounds.width, bounds.height) / 2)
    if let fill = configuration.fill(isEnabled: isEnabled, tint: tintColor) {
      canvas.fill(bounds, cornerRadius: radius, with: resolve(fill))
    }
    if let image = configuration.backgroundImage {
      canvas.save()
      canvas.clip(to: bounds, cornerRadius: radius)
      image.draw(on: canvas, in: bounds, traits: traitCollection, tint: resolve(tintColor))
      canvas.restore()
    }
    if configuration.strokeWidth > 0 {
      canvas.strokeBorder(
        bounds, cornerRadius: radius, width: configuration.strokeWidth,
        with: resolve(configuration.strokeColor ?? tintColor))
    }
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
    configuration.showsActivity ? activity.intrinsicContentSize : picture.image?.size
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
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x =
      switch horizontal {
      case .center, .fill: room.midX - group.width / 2
      case .left: room.minX
      case .right: room.maxX - group.width
      case .leading: isRightToLeft ? room.maxX - group.width : room.minX
      case .trailing: isRightToLeft ? room.minX : room.maxX - group.width
      }
    let y =
      switch vertical {
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
    picture.frame = pictureFrame
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
