import Foundation
import Phone

/// A screen of the prototype that a picture can be taken of.
nonisolated enum Screen: String, CaseIterable, Sendable {
  case launch, login
  case loginKeyboard = "login-keyboard"
  case loginError = "login-error"
  case home, discover, compose, messages, profile

  /// The names, as they are written on the command line.
  static var list: String { allCases.map(\.rawValue).joined(separator: "|") }
}

extension Screen {
  /// Brings a phone that was just switched on to this screen, as a user would.
  func show(on phone: Phone) throws(ScreenError) {
    guard self != .launch else { return }
    let driver = ScreenDriver(phone: phone)
    driver.settle()
    switch self {
    case .launch, .login: break
    case .loginKeyboard:
      try driver.tap("login-email")
    case .loginError:
      try driver.tap("login-email")
      driver.type("ada@example")
      driver.press(.return)
      driver.press(.return)
    case .home, .discover, .compose, .messages, .profile:
      try driver.logIn()
      try driver.tap("tab-\(rawValue)")
    }
    driver.settle()
  }
}

/// Why a screen can't be shown.
nonisolated enum ScreenError: Error, Hashable, CustomStringConvertible {
  /// An element that must be tapped on the way isn't on the screen.
  case missing(element: String)

  var description: String {
    switch self {
    case .missing(let element): "the screen can't be reached: there is no '\(element)' to tap"
    }
  }
}
