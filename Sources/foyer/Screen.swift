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
  func show(on phone: Phone) {
    guard self != .launch else { return }
    let driver = ScreenDriver(phone: phone)
    driver.settle()
    switch self {
    case .launch, .login: break
    case .loginKeyboard:
      driver.tap("login-email")
    case .loginError:
      driver.type("ada@example", into: "login-email")
      driver.tap("login-submit")
    case .home, .discover, .compose, .messages, .profile:
      driver.type("ada@example.org", into: "login-email")
      driver.type("lovelace", into: "login-password")
      driver.tap("login-submit")
      driver.tap("tab-\(rawValue)")
    }
    driver.settle()
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

  /// Taps the middle of an element if it is on the screen.
  func tap(_ identifier: String) {
    guard let frame = phone.frame(ofElement: identifier) else { return }
    let point = CGPoint(x: frame.midX, y: frame.midY)
    phone.send(.touch(id: 0, phase: .began, location: point))
    phone.advance(to: phone.time + 0.1)
    phone.send(.touch(id: 0, phase: .ended, location: point))
    settle()
  }

  /// Taps a field and types.
  func type(_ text: String, into identifier: String) {
    tap(identifier)
    for character in text { phone.send(.text(String(character))) }
    settle()
  }
}
