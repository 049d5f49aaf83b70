import Graphics

/// The field of a search bar: round, with a glass where reading starts.
open class UISearchTextField: UITextField {
  /// The radius of the ground, the room at its ends and that beside the text, in points; by eye
  /// from iOS, ours.
  private static let (radius, margin, gap): (CGFloat, CGFloat, CGFloat) = (10, 6, 5)

  private let glass = UIImageView(frame: .zero)

  /// Makes an empty field with a frame in its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    glass.tintColor = .secondaryLabel
    leftView = glass
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    updateGlass()
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
  }

  /// Always nil: views come from code and from storyboards here, never from archives.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// What is shown while there is no text, in grey.
  open override var placeholder: String? {
    get { super.placeholder }
    set {
      attributedPlaceholder = newValue.map {
        NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.secondaryLabel])
      }
    }
  }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    updateGlass()
  }

  /// Draws the glass as large as the letters.
  private func updateGlass() {
    let picture = SystemSymbol.picture(
      named: "magnifyingglass", noted: nil, pointSize: font?.pointSize ?? UIFont.labelFontSize)
    glass.image = UIImage(picture).withRenderingMode(.alwaysTemplate)
    glass.sizeToFit()
    setNeedsLayout()
  }

  // MARK: Rectangles

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds.insetBy(dx: Self.margin, dy: 0))
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds.insetBy(dx: Self.margin, dy: 0))
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.textRect(forBounds: bounds), in: bounds)
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.editingRect(forBounds: bounds), in: bounds)
  }

  /// Leaves room beside the glass and at the other end.
  private func inset(_ room: CGRect, in bounds: CGRect) -> CGRect {
    let left = room.minX + (room.minX > bounds.minX + Self.margin ? Self.gap : 0)
    let right = room.maxX - (room.maxX < bounds.maxX - Self.margin ? Self.gap : 0)
    let start = max(left, bounds.minX + Self.margin)
    let end = min(right, bounds.maxX - Self.margin)
    return CGRect(x: start, y: room.minY, width: max(end - start, 0), height: room.height)
  }

  override func drawContent(on canvas: Canvas) {
    super.drawContent(on: canvas)
    canvas.fill(bounds, cornerRadius: Self.radius, with: resolve(.tertiarySystemFill))
  }

  override var ownTraits: UIAccessibilityTraits { .searchField }
}
