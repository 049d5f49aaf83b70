import UIKit

extension LoginForm.Problem {
  /// The message that stands at the field.
  var message: String {
    switch self {
    case .emailMissing: Text.string("login.error.emailMissing")
    case .emailMalformed: Text.string("login.error.emailMalformed")
    case .passwordMissing: Text.string("login.error.passwordMissing")
    case .passwordTooShort(let shortest):
      Text.format("login.error.passwordTooShort", shortest)
    case .refused: Text.string("login.error.refused")
    case .taken: Text.string("login.error.taken")
    }
  }
}

extension LoginForm.Purpose {
  var title: String {
    switch self {
    case .logIn: Text.string("login.title")
    case .createAccount: Text.string("signup.title")
    }
  }

  var subtitle: String {
    switch self {
    case .logIn: Text.string("login.subtitle")
    case .createAccount: Text.string("signup.subtitle")
    }
  }

  var action: String {
    switch self {
    case .logIn: Text.string("login.action")
    case .createAccount: Text.string("signup.action")
    }
  }

  var switchAction: String {
    switch self {
    case .logIn: Text.string("login.switch")
    case .createAccount: Text.string("signup.switch")
    }
  }

  /// What the other purpose is.
  var other: Self {
    switch self {
    case .logIn: .createAccount
    case .createAccount: .logIn
    }
  }
}
