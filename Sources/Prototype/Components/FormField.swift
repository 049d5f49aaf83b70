import UIKit

/// A text field with its icon, a place for a button, and a line below for what is wrong.
final class FormField: UIView {
  /// The least height of the row, and the room above and below large words, in points; ours.
  static let height: CGFloat = 52
  private static let air: CGFloat = 12

  /// The side of the icons at its ends at the default text size, in points; ours.
  static let icon: CGFloat = 20

  let textField: UITextField

  private let row = FieldPlate()
  private let icon: IconView
  private let message = UILabel("", font: .footnote, color: Palette.danger, lines: 0)
  private let messageRow: UIStackView
  private let stack: UIStackView
  private let height: NSLayoutConstraint

  init(icon name: String, placeholder: String, accessory: UIView? = nil) {
    textField = FormTextField(placeholder: placeholder)
    icon = IconView(name, side: Self.icon, beside: .body)
    let sign = IconView("exclamation-circle", side: 16, beside: .footnote)
    sign.tintColor = Palette.danger
    height = row.heightAnchor.constraint(equalToConstant: Self.height)
    height.priority = .almostRequired
    messageRow = UIStackView(.horizontal, spacing: 6, alignment: .top, [sign, message])
    stack = UIStackView(.vertical, spacing: 6, [row, messageRow])
    super.init(frame: .zero)
    messageRow.isHidden = true
    addFilling(stack)
    icon.tintColor = Palette.textSecondary
    textField.font = .body
    textField.adjustsFontForContentSizeCategory = true
    textField.textColor = Palette.textPrimary
    arrangeRow(accessory)
    listen()
    showState()
  }

  required init?(coder: NSCoder) { nil }

  /// Runs the change as which the line below goes when the text is edited, with what moves then.
  var moveAlong: ((@escaping () -> Void) -> Void)?

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
    for view in [icon, textField, accessory].compactMap({ $0 }) {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
    }
    let trailing =
      accessory.map {
        textField.trailingAnchor.constraint(equalTo: $0.leadingAnchor)
      } ?? textField.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16)
    makeRoomForText()
    NSLayoutConstraint.activate([
      height,
      icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: Spacing.medium),
      icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      textField.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: Spacing.snug),
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

  /// The row is as high as large words need.
  private func makeRoomForText() {
    height.constant = max(Self.height, UIFont.body.lineHeight.rounded(.up) + 2 * Self.air)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    makeRoomForText()
  }

  private func listen() {
    let state = UIAction { [weak self] _ in self?.showState() }
    textField.addAction(state, for: .editingDidBegin)
    textField.addAction(state, for: .editingDidEnd)
    textField.addAction(UIAction { [weak self] _ in self?.forgetError() }, for: .editingChanged)
  }

  private func forgetError() {
    guard error != nil else { return }
    let forget = { [weak self] in
      guard let self else { return }
      error = nil
    }
    if let moveAlong { moveAlong(forget) } else { forget() }
  }

  private func showState() {
    row.state = error != nil ? .wrong : textField.isEditing ? .edited : .resting
    icon.tintColor = textField.isEditing && error == nil ? Palette.accent : Palette.textSecondary
  }
}
