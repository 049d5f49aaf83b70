import UIKit

/// A text field with its icon, a place for a button, and a line below for what is wrong.
final class FormField: UIView {
  /// The height of the row in points, and the width of the ring around it; ours.
  static let height: CGFloat = 52
  private static let ring: CGFloat = 1.5

  /// The side of the icon in points; ours.
  private static let iconSide: CGFloat = 20

  let textField: UITextField = FormTextField()

  private let row = UIView()
  private let plate = UIView()
  private let icon = UIImageView()
  private let message = UILabel("", font: .footnote, color: Palette.danger, lines: 0)
  private let messageRow: UIStackView
  private let stack: UIStackView
  private var textStart: NSLayoutConstraint?

  init(icon name: String, placeholder: String, accessory: UIView? = nil) {
    let sign = UIImageView(image: .icon("exclamation-circle"))
    sign.tintColor = Palette.danger
    sign.constrain(width: 16, height: 16)
    messageRow = UIStackView(.horizontal, spacing: 6, alignment: .top, [sign, message])
    stack = UIStackView(.vertical, spacing: 6, [row, messageRow])
    super.init(frame: .zero)
    messageRow.isHidden = true
    addFilling(stack)
    icon.image = .icon(name)
    icon.tintColor = Palette.textSecondary
    textField.attributedPlaceholder = NSAttributedString(
      string: placeholder, attributes: [.foregroundColor: Palette.placeholder])
    textField.font = .field
    textField.adjustsFontForContentSizeCategory = true
    textField.textColor = Palette.textPrimary
    textField.accessibilityLabel = placeholder
    arrangeRow(accessory)
    listen()
    showState()
  }

  required init?(coder: NSCoder) { nil }

  /// What is wrong with the text, said below it; goes away as the text is edited.
  var error: String? {
    didSet {
      guard error != oldValue else { return }
      if let error { message.text = error }
      messageRow.isHidden = error == nil
      textField.accessibilityHint = error
      showState()
    }
  }

  var text: String {
    get { textField.text ?? "" }
    set { textField.text = newValue }
  }

  private func arrangeRow(_ accessory: UIView?) {
    row.layer.cornerRadius = CornerRadius.field
    plate.layer.cornerRadius = CornerRadius.field - Self.ring
    plate.backgroundColor = Palette.fieldBackground
    plate.isUserInteractionEnabled = false
    row.addFilling(plate, insets: .all(Self.ring))
    row.constrain(height: Self.height)
    icon.constrain(width: Self.iconSide, height: Self.iconSide)
    for view in [icon, textField, accessory].compactMap({ $0 }) {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
    }
    let trailing =
      accessory.map {
        textField.trailingAnchor.constraint(equalTo: $0.leadingAnchor)
      } ?? textField.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16)
    let textStart = textField.leadingAnchor.constraint(equalTo: row.leadingAnchor)
    self.textStart = textStart
    makeRoomForText()
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: Spacing.medium),
      icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      textStart,
      textField.topAnchor.constraint(equalTo: row.topAnchor),
      textField.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      trailing,
    ])
    if let accessory {
      NSLayoutConstraint.activate([
        accessory.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -4),
        accessory.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      ])
    }
  }

  /// Large text takes the room of the icon.
  private func makeRoomForText() {
    icon.isHidden = readsLarge
    textStart?.constant =
      readsLarge ? Spacing.medium : Spacing.medium + Self.iconSide + Spacing.snug
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    makeRoomForText()
  }

  private func listen() {
    let state = UIAction { [weak self] _ in self?.showState() }
    textField.addAction(state, for: .editingDidBegin)
    textField.addAction(state, for: .editingDidEnd)
    textField.addAction(UIAction { [weak self] _ in self?.error = nil }, for: .editingChanged)
  }

  private func showState() {
    row.backgroundColor =
      error != nil
      ? Palette.danger : textField.isEditing ? Palette.accent : Palette.fieldBackground
    icon.tintColor = textField.isEditing && error == nil ? Palette.accent : Palette.textSecondary
  }
}
