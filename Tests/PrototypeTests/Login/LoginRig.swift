import Foundation
import Phone
import Testing

@testable import Prototype
@testable import UIKit

/// A service whose answers the test gives.
final class FakeAccounts: AccountService {
  private(set) var logIns: [(email: String, password: String)] = []
  private(set) var creations = 0
  private(set) var resets: [String] = []
  private var answer: AccountAnswer<Account>?
  private var resetAnswer: AccountAnswer<Void>?

  func logIn(email: String, password: String, answer: @escaping AccountAnswer<Account>) {
    logIns.append((email, password))
    self.answer = answer
  }

  func createAccount(email: String, password: String, answer: @escaping AccountAnswer<Account>) {
    creations += 1
    self.answer = answer
  }

  func resetPassword(email: String, answer: @escaping AccountAnswer<Void>) {
    resets.append(email)
    resetAnswer = answer
  }

  func reply(_ result: Result<Account, AccountError>) {
    answer?(result)
    answer = nil
  }

  func replyReset() {
    resetAnswer?(.success(()))
    resetAnswer = nil
  }
}

/// The login form alone on a phone; by default one of 390x844 points.
struct LoginRig {
  let phone: Phone
  let accounts = FakeAccounts()
  let controller: LoginViewController
  let form: LoginView

  init(_ model: String = "iphone-13", orientation: Orientation = .portrait) throws {
    let setup = PhoneSetup(model: try DeviceModel.named(model), orientation: orientation)
    let accounts = accounts
    var made: LoginViewController?
    phone = Phone(setup) {
      TestApp {
        let controller = LoginViewController(accounts: accounts)
        made = controller
        return controller
      }
    }
    controller = try #require(made)
    form = try #require(controller.view as? LoginView)
    phone.wait(0)
  }

  var scrollView: UIScrollView { form.scrollView }

  func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// The ring around a view once Tab has reached it.
  func ring(_ view: UIView) throws -> CGRect {
    view.convert(try #require(view.focusRing(view.layer.model)).rect, to: nil)
  }

  func tap(_ view: UIView) {
    let frame = frame(view)
    phone.tap(CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Taps a field and waits for the keyboard.
  func focus(_ field: FormField) {
    tap(field.textField)
    phone.wait(1)
  }

  func type(_ text: String) {
    for character in text { phone.send(.text(String(character))) }
  }

  func fill(email: String = "ada@example.org", password: String = "lovelace") {
    focus(form.email)
    type(email)
    phone.send(.key(.return, modifiers: []))
    phone.wait(1)
    type(password)
  }

  /// The offsets that scrolling can reach.
  var offsets: ClosedRange<CGFloat> {
    let inset = scrollView.adjustedContentInset
    let lowest = -inset.top
    let highest = scrollView.contentSize.height + inset.bottom - scrollView.bounds.height
    return lowest...max(lowest, highest)
  }
}

/// Keeps the keyboard's notifications while it lives.
final class KeyboardLog {
  private(set) var names: [String] = []
  private(set) var end = CGRect.zero
  private var observers: [any NSObjectProtocol] = []

  init() {
    for (name, word) in [
      (UIResponder.keyboardWillShowNotification, "show"),
      (UIResponder.keyboardWillHideNotification, "hide"),
    ] {
      let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil)
      {
        [weak self] note in
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated {
          self?.names.append(word)
          if let end { self?.end = end }
        }
      }
      observers.append(observer)
    }
  }

  func stop() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}
