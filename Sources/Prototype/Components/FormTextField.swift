import UIKit

/// A text field whose placeholder becomes smaller than the text where it would be cut.
final class FormTextField: UITextField {
  private let words: String
  private let ruler = UILabel()
  private var shownFont: UIFont?

  init(placeholder: String) {
    words = placeholder
    super.init(frame: .zero)
    ruler.text = placeholder
    accessibilityLabel = placeholder
    show(.body)
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ font: UIFont) {
    guard font != shownFont else { return }
    shownFont = font
    attributedPlaceholder = NSAttributedString(
      string: words, attributes: [.foregroundColor: Palette.placeholder, .font: font])
  }

  /// All of the plate that the field stands on is the field's: its icon and its edges, too.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    guard let plate = superview as? FieldPlate else { return false }
    return plate.point(inside: convert(point, to: plate), with: event)
  }

  override func layoutSubviews() {
    fitPlaceholder()
    super.layoutSubviews()
  }

  private func fitPlaceholder() {
    guard let font, bounds.width > 0 else { return }
    ruler.font = font
    let width = ruler.intrinsicContentSize.width
    let room = super.placeholderRect(forBounds: bounds).width
    show(
      width > room && room > 0
        ? font.withSize((font.pointSize * room / width).rounded(.down)) : font)
  }

  /// Smaller words stand in the middle, too.
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.placeholderRect(forBounds: bounds)
    guard let font, let shownFont else { return rect }
    return rect.offsetBy(dx: 0, dy: (shownFont.capHeight - font.capHeight) / 2)
  }
}
