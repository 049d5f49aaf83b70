import Graphics

/// A view that shows a picture, placed by its content mode.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet {
      guard image != oldValue else { return }
      setNeedsDisplay()
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }

  /// The picture while the view is highlighted; nil for the same one.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage != oldValue { setNeedsDisplay() } }
  }

  /// Whether the highlighted picture is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Whether the picture is larger at the accessibility sizes.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      guard adjustsImageSizeForAccessibilityContentSizeCategory != oldValue else { return }
      sizeDidChange()
    }
  }

  private func sizeDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    if adjustsImageSizeForAccessibilityContentSizeCategory { sizeDidChange() }
  }

  /// Makes a view without a picture; it takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view of the picture's size.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// Makes a view of the picture's size, with another picture while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Always nil: views come from code and from storyboards here, never from archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The picture's size, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image.map { adjusted($0.size) } ?? bounds.size
  }

  /// The picture's size for Auto Layout, in points; none without a picture.
  open override var intrinsicContentSize: CGSize {
    image.map { adjusted($0.size) } ?? super.intrinsicContentSize
  }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// Where the picture goes at this moment, in the view's coordinates.
  package var pictureRect: CGRect {
    guard let shownImage else { return .zero }
    let size = adjusted(shownImage.picture(for: traitCollection).size)
    return contentMode.rect(for: size, in: layer.presented.bounds)
  }

  /// How opaque the picture is where it is least so, 0…1, whatever the view's own opacity.
  package var leastPictureOpacity: CGFloat {
    shownImage?.leastOpacity(in: traitCollection, tint: resolve(tintColor)) ?? 0
  }

  override var contentBounds: CGRect {
    shownImage == nil ? bounds : layer.presented.bounds.union(pictureRect)
  }

  override func drawContent(on canvas: Canvas) {
    guard let shownImage else { return }
    shownImage.draw(
      on: canvas, in: pictureRect, traits: traitCollection, tint: resolve(tintColor))
  }
}
