import Graphics

/// A search bar as a storyboard shows it: nobody types in it.
final class StillSearchBar: UIView {
  /// What is behind the field.
  enum Style: String {
    case `default`, prominent, minimal
  }

  var style = Style.default
  var ground = BarGround()
  var cancel: UIView? {
    didSet { if let cancel { addSubview(cancel) } }
  }
  var scopes: UIView? {
    didSet { if let scopes { addSubview(scopes) } }
  }

  private let words = UILabel(frame: .zero)
  private let glass = UIImageView(frame: .zero)
  private let hasText: Bool

  /// UISearchBar's height and that of its scopes, and where its field is, in points; as in
  /// Interface Builder.
  private static let height: CGFloat = 56
  private static let scopesHeight: CGFloat = 46
  private static let field = UIEdgeInsets(top: 10, left: 8, bottom: 10, right: 8)

  init(text: String?, placeholder: String?, glass image: UIImage) {
    hasText = text?.isEmpty == false
    super.init(frame: .zero)
    words.text = hasText ? text : placeholder
    words.textColor = hasText ? .label : .secondaryLabel
    glass.image = image
    glass.tintColor = .secondaryLabel
    addSubview(words)
    addSubview(glass)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: Self.height + (scopes == nil ? 0 : Self.scopesHeight))
  }

  override var showsBackdrop: Bool { style != .minimal && ground.isMaterial }

  private var field: CGRect {
    let bar = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: Self.height)
    var field = bar.inset(by: Self.field)
    if let cancel { field.size.width -= cancel.intrinsicContentSize.width + 8 }
    field.size.width = max(field.width, 0)
    return field
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let field = field
    let size = glass.image?.size ?? .zero
    glass.frame = CGRect(
      x: field.minX + 6, y: field.midY - size.height / 2, width: size.width, height: size.height)
    let left = glass.frame.maxX + 5
    words.frame = CGRect(
      x: left, y: field.minY, width: max(field.maxX - left - 6, 0), height: field.height)
    if let cancel {
      let width = cancel.intrinsicContentSize.width
      cancel.frame = CGRect(
        x: field.maxX + 8, y: field.minY, width: width, height: field.height)
    }
    scopes?.frame = CGRect(
      x: bounds.minX + 8, y: Self.height + 7, width: max(bounds.width - 16, 0), height: 33)
  }

  override func drawContent(on canvas: Canvas) {
    if style != .minimal {
      ground.draw(on: canvas, in: bounds, of: self)
      let line = 1 / max(traitCollection.displayScale, 1)
      for y in [bounds.minY, bounds.maxY - line] {
        canvas.fill(
          CGRect(x: bounds.minX, y: y, width: bounds.width, height: line),
          with: resolve(.separator))
      }
    }
    canvas.fill(field, cornerRadius: 10, with: resolve(.tertiarySystemFill))
  }
}
