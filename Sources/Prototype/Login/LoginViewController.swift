import UIKit

/// The way in: e-mail and password on a scroll view that makes room for the keyboard.
final class LoginViewController: KeyboardAvoidingController {
  /// Called once somebody is in.
  var onLogIn: ((Account) -> Void)?

  private let accounts: any AccountService
  private let form = LoginView()
  private var purpose = LoginForm.Purpose.logIn

  init(accounts: any AccountService) {
    self.accounts = accounts
    super.init(form.scrollView)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = form
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in [form.email, form.password] {
      field.textField.delegate = self
      field.moveAlong = { [weak self] in self?.animateLayout($0) }
    }
    form.email.textField.addAction(
      UIAction { [weak self] _ in self?.forgetRefusal() }, for: .editingChanged)
    form.logIn.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
    form.forgot.addAction(UIAction { [weak self] _ in self?.resetPassword() }, for: .touchUpInside)
    form.switchPurpose.addAction(
      UIAction { [weak self] _ in self?.changePurpose() }, for: .touchUpInside)
    keyboard.keepsInSight = { [weak self] in self?.form.logIn }
    keyboard.presenceDidChange = { [weak self] in self?.form.endsWithItsLastElement = $0 }
  }

  private var input: LoginForm {
    LoginForm(purpose: purpose, email: form.email.text, password: form.password.text)
  }

  private func submit() {
    guard !form.logIn.isBusy else { return }
    let input = input
    form.tell(nil)
    show(input.problems)
    guard input.problems.isEmpty else { return }
    form.logIn.isBusy = true
    let answer: AccountAnswer<Account> = { [weak self] in self?.receive($0) }
    switch purpose {
    case .logIn:
      accounts.logIn(email: input.address, password: input.password, answer: answer)
    case .createAccount:
      accounts.createAccount(email: input.address, password: input.password, answer: answer)
    }
  }

  private func receive(_ result: Result<Account, AccountError>) {
    form.logIn.isBusy = false
    switch result {
    case .success(let account):
      view.endEditing(true)
      onLogIn?(account)
    case .failure(.refused):
      show([.password: .refused])
    case .failure(.taken):
      show([.email: .taken])
    }
  }

  /// Puts each problem at its field, and the caret into the first of them.
  private func show(_ problems: [LoginForm.Field: LoginForm.Problem]) {
    animateLayout {
      for field in LoginForm.Field.allCases {
        self.view(for: field).error = problems[field]?.message
      }
    }
    guard let first = LoginForm.Field.allCases.first(where: { problems[$0] != nil }) else { return }
    view(for: first).textField.becomeFirstResponder()
  }

  /// That address and password don't match stands at the password, but goes as either is edited.
  private func forgetRefusal() {
    guard form.password.error == LoginForm.Problem.refused.message else { return }
    animateLayout { self.form.password.error = nil }
  }

  private func resetPassword() {
    guard let problem = input.emailProblem else { return sendReset(to: input.address) }
    form.tell(nil)
    show([.email: problem])
  }

  private func sendReset(to address: String) {
    form.forgot.isEnabled = false
    animateLayout { self.form.tell(nil) }
    accounts.resetPassword(email: address) { [weak self] _ in
      guard let self else { return }
      form.forgot.isEnabled = true
      animateLayout { self.form.tell(Text.format("login.resetSent", address)) }
    }
  }

  private func changePurpose() {
    purpose = purpose.other
    animateLayout {
      self.form.show(self.purpose)
      self.form.tell(nil)
      self.form.email.error = nil
      self.form.password.error = nil
    }
  }

  override func animateLayout(_ changes: @escaping () -> Void) {
    super.animateLayout {
      changes()
      self.view.layoutIfNeeded()
      self.form.hideCutHead()
    }
  }

  private func view(for field: LoginForm.Field) -> FormField {
    switch field {
    case .email: form.email
    case .password: form.password
    }
  }

}

extension LoginViewController: UITextFieldDelegate {
  /// Return goes on to the password, then logs in.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === form.email.textField {
      form.password.textField.becomeFirstResponder()
    } else {
      submit()
    }
    return false
  }
}
