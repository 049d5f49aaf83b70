import Foundation

@testable import Phone
@testable import UIKit

/// A phone with two texts on its screen, and what it says about the keyboard.
final class TypingStage {
  let phone: Phone
  let first = Entry()
  let second = Entry()
  private(set) var log: [Notice] = []
  private var tokens: [any NSObjectProtocol] = []

  /// A notification about the keyboard.
  struct Notice: Equatable {
    let name: String
    let begin: CGRect
    let end: CGRect
    let duration: Double
    let curve: Int
    let isLocal: Bool
  }

  init(_ setup: PhoneSetup = PhoneSetup()) {
    let controller = UIViewController()
    phone = Phone(setup) { Blank(controller) }
    controller.view.addSubview(first)
    controller.view.addSubview(second)
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    for name in names {
      let token = NotificationCenter.default.addObserver(
        forName: name, object: phone.application.screen, queue: nil
      ) { [weak self] notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { self?.note(notification) }
      }
      tokens.append(token)
    }
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  private func note(_ notification: Notification) {
    let info = notification.userInfo ?? [:]
    guard let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
      let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int,
      let isLocal = info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
    else { return }
    let name = notification.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
      .replacingOccurrences(of: "Notification", with: "")
    log.append(
      Notice(
        name: name, begin: begin, end: end, duration: duration, curve: curve, isLocal: isLocal))
  }

  var names: [String] { log.map(\.name) }

  func forget() { log = [] }

  /// Lets time pass.
  func wait(_ seconds: TimeInterval) { phone.advance(to: phone.time + seconds) }

  /// Starts editing and waits until the keyboard is up.
  func edit(_ entry: Entry) {
    entry.becomeFirstResponder()
    wait(1)
  }

  /// Where the keyboard is seen, in points of the screen.
  var seenTop: CGFloat { phone.keyboard.view.layer.presented.frame.minY }

  /// The middle of a key on the screen.
  func place(of action: Key.Action) throws -> CGPoint {
    struct NoKey: Error { let action: Key.Action }
    let keyboard = phone.keyboard
    guard let key = keyboard.view.layout.keys.first(where: { $0.action == action }) else {
      throw NoKey(action: action)
    }
    let top = keyboard.frame.minY + keyboard.view.place.keysTop
    return CGPoint(x: key.frame.midX, y: top + key.frame.midY)
  }

  func touch(_ phase: PhoneEvent.TouchPhase, _ place: CGPoint, finger: Int = 1) {
    phone.send(.touch(id: finger, phase: phase, location: place))
  }

  func tap(at place: CGPoint) {
    touch(.began, place)
    wait(0.05)
    touch(.ended, place)
    wait(0.05)
  }

  func press(_ action: Key.Action, finger: Int = 1) throws {
    touch(.began, try place(of: action), finger: finger)
  }

  func slide(to action: Key.Action, finger: Int = 1) throws {
    touch(.moved, try place(of: action), finger: finger)
  }

  func lift(finger: Int = 1) {
    touch(.ended, .zero, finger: finger)
  }

  func tap(_ actions: Key.Action...) throws {
    for action in actions { tap(at: try place(of: action)) }
  }

  func tap(letters: String) throws {
    for letter in letters { try tap(.type(String(letter))) }
  }
}
