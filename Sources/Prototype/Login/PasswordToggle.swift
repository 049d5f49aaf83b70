import UIKit

/// The eye beside a password: shows the password and hides it again.
final class PasswordToggle: UIButton {
  /// The password's field.
  weak var textField: UITextField? {
    didSet { showState() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    tintColor = Palette.textSecondary
    constrain(width: Spacing.target, height: Spacing.target)
    addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func toggle() {
    textField?.isSecureTextEntry.toggle()
    showState()
  }

  private func showState() {
    let hidden = textField?.isSecureTextEntry ?? true
    setImage(.icon(hidden ? "eye" : "eye-slash"), for: .normal)
    accessibilityLabel = Text.string(hidden ? "login.showPassword" : "login.hidePassword")
  }
}
