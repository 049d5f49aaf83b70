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
      try driver.tap("login-email")
      driver.type("ada@example.org")
      driver.press(.return)
      driver.type("lovelace")
      driver.press(.return)
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

/// Taps and types on a phone, letting time pass as fast as it can.
struct ScreenDriver {
  /// How long a screen has to come to rest, in seconds; ours.
  private static let patience: TimeInterval = 5

  let phone: Phone

  /// Lets time pass until what was started is over.
  func settle() {
    phone.advance(to: phone.time + Self.patience)
  }

  /// Taps the middle of an element.
  func tap(_ identifier: String) throws(ScreenError) {
    guard let frame = phone.frame(ofElement: identifier) else {
      throw .missing(element: identifier)
    }
    let point = CGPoint(x: frame.midX, y: frame.midY)
    phone.send(.touch(id: 0, phase: .began, location: point))
    phone.advance(to: phone.time + 0.1)
    phone.send(.touch(id: 0, phase: .ended, location: point))
    settle()
  }

  /// Types into the field that is edited.
  func type(_ text: String) {
    for character in text { phone.send(.text(String(character))) }
    settle()
  }

  /// Presses a key of a hardware keyboard.
  func press(_ key: PhoneEvent.Key) {
    phone.send(.key(key, modifiers: []))
    settle()
  }
}
