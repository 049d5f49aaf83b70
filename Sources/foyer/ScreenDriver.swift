import Foundation
import Phone

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
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Taps a point of the screen.
  func tap(at point: CGPoint) {
    phone.send(.touch(id: 0, phase: .began, location: point))
    phone.advance(to: phone.time + 0.1)
    phone.send(.touch(id: 0, phase: .ended, location: point))
    settle()
  }

  /// Logs in, as somebody who has an account.
  func logIn() throws(ScreenError) {
    try tap("login-email")
    type("ada@example.org")
    press(.return)
    type("lovelace")
    press(.return)
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
