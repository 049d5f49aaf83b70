import UIKit

/// The eye beside a password: shows the password and hides it again.
final class PasswordToggle: IconButton {
  /// The password's field.
  weak var textField: UITextField? {
    didSet { showState() }
  }

  init() {
    super.init(icon: "eye", side: FormField.icon, label: Text.string("login.showPassword"))
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
