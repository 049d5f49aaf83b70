import Foundation
import Phone
import Testing

@testable import Prototype
@testable import UIKit

/// The login form beside the keyboard.
struct LoginKeyboardTests {
  nonisolated private static let screens = [
    "iphone-se-1", "iphone-8", "iphone-8-plus", "iphone-x", "iphone-11", "iphone-13",
    "iphone-13-pro-max", "iphone-15", "iphone-15-pro-max", "iphone-16-pro", "iphone-16-pro-max",
    "ipad-mini", "ipad-11", "ipad-12.9",
  ]

  /// Posts a move of the keyboard as the phone would.
  private func post(
    _ name: NSNotification.Name, begin: CGRect, end: CGRect, isLocal: Bool = true
  ) {
    NotificationCenter.default.post(
      name: name, object: nil,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: begin,
        UIResponder.keyboardFrameEndUserInfoKey: end,
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
        UIResponder.keyboardAnimationCurveUserInfoKey: 7,
        UIResponder.keyboardIsLocalUserInfoKey: isLocal,
      ])
  }

  private let away = CGRect(x: 0, y: 844, width: 390, height: 336)
  private let up = CGRect(x: 0, y: 508, width: 390, height: 336)

  // K1
  @Test(arguments: screens, [Orientation.portrait, .landscapeLeft])
  func theFieldWithTheCaretIsInSightAndTheButtonCanBeReached(
    _ model: String, _ orientation: Orientation
  ) throws {
    for isEmail in [true, false] {
      let rig = try LoginRig(model, orientation: orientation)
      let log = KeyboardLog()
      defer { log.stop() }
      let field = isEmail ? rig.form.email : rig.form.password
      rig.focus(field)
      #expect(log.names.contains("show"))
      let top = rig.scrollView.safeAreaInsets.top
      let caret = rig.frame(field.textField)
      #expect(caret.minY >= top - 0.5, "\(model) \(orientation)")
      #expect(caret.maxY <= log.end.minY + 0.5, "\(model) \(orientation)")
      let button = rig.form.logIn.convert(rig.form.logIn.bounds, to: rig.scrollView)
      let scrolled = rig.offsets.upperBound
      #expect(button.maxY - scrolled <= log.end.minY + 0.5, "\(model) \(orientation)")
      let lowest = rig.form.switchPurpose.convert(
        rig.form.switchPurpose.bounds, to: rig.scrollView)
      #expect(lowest.maxY - scrolled <= log.end.minY + 0.5, "\(model) \(orientation)")
    }
  }

  // K2
  @Test(arguments: ["iphone-8", "iphone-x", "iphone-13", "iphone-15", "iphone-16-pro-max"])
  func theWholeButtonIsInSight(_ model: String) throws {
    let rig = try LoginRig(model)
    let log = KeyboardLog()
    defer { log.stop() }
    rig.focus(rig.form.email)
    #expect(rig.frame(rig.form.logIn).maxY <= log.end.minY + 0.5)
    #expect(rig.frame(rig.form.email).minY >= rig.scrollView.safeAreaInsets.top - 0.5)
  }

  // A1, S1
  @Test func theInsetIsTheOverlapLessTheSafeArea() throws {
    let rig = try LoginRig()
    rig.focus(rig.form.email)
    #expect(abs(rig.scrollView.contentInset.bottom - 302) < 0.5)
    #expect(abs(rig.scrollView.verticalScrollIndicatorInsets.bottom - 302) < 0.5)
    #expect(abs(rig.scrollView.adjustedContentInset.bottom - 336) < 0.5)
    #expect(rig.scrollView.bounds.size == CGSize(width: 390, height: 844))
  }

  // R4
  @Test func theInsetsGoBackToWhatTheyWere() throws {
    let rig = try LoginRig()
    rig.scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    rig.scrollView.verticalScrollIndicatorInsets.bottom = 6
    let before = rig.scrollView.contentInset
    var random: UInt64 = 7
    for _ in 0..<100 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      switch random >> 33 % 4 {
      case 0: rig.form.email.textField.becomeFirstResponder()
      case 1: rig.form.password.textField.becomeFirstResponder()
      case 2: rig.controller.view.endEditing(true)
      default:
        rig.phone.send(.rotate(rig.phone.orientation == .portrait ? .landscapeLeft : .portrait))
      }
      rig.phone.wait(Double(random >> 40 % 7) / 10)
    }
    rig.controller.view.endEditing(true)
    rig.phone.send(.rotate(.portrait))
    rig.phone.wait(1)
    #expect(rig.scrollView.contentInset == before)
    #expect(rig.scrollView.verticalScrollIndicatorInsets.bottom == 6)
    #expect(rig.offsets.contains(rig.scrollView.contentOffset.y))
  }

  // R1, R2
  @Test func theInsetFollowsTheDeviceAsItTurns() throws {
    let rig = try LoginRig()
    rig.focus(rig.form.email)
    rig.phone.send(.rotate(.landscapeLeft))
    rig.phone.wait(1)
    #expect(abs(rig.scrollView.contentInset.bottom - 198) < 0.5)
    #expect(rig.offsets.contains(rig.scrollView.contentOffset.y))
    let field = rig.frame(rig.form.email.textField)
    #expect(field.minY >= -0.5)
    #expect(field.maxY <= 390 - 219 + 0.5)
    rig.phone.send(.rotate(.portrait))
    rig.phone.wait(1)
    #expect(abs(rig.scrollView.contentInset.bottom - 302) < 0.5)
  }

  @Test func aTurnedPhoneShowsTheFieldAtOnce() throws {
    let rig = try LoginRig()
    rig.focus(rig.form.email)
    for orientation in [Orientation.landscapeLeft, .portrait] {
      rig.phone.send(.rotate(orientation))
      let seen = try #require(rig.scrollView.layer.presentation()?.bounds)
      rig.phone.wait(0.1)
      let later = try #require(rig.scrollView.layer.presentation()?.bounds)
      rig.phone.wait(1)
      #expect(seen == rig.scrollView.bounds && later == seen)
    }
  }

  // K6, R6
  @Test func afterTheKeyboardTheContentLiesWhereItBelongs() throws {
    let rig = try LoginRig("iphone-se-1")
    rig.focus(rig.form.password)
    rig.scrollView.contentOffset.y = rig.offsets.upperBound
    rig.controller.view.endEditing(true)
    var last = CGFloat.infinity
    for _ in 0..<60 {
      let offset = rig.scrollView.layer.presentation()?.bounds.minY ?? 0
      #expect(offset <= last + 0.01)
      last = offset
      rig.phone.wait(1.0 / 60)
    }
    #expect(rig.offsets.contains(rig.scrollView.contentOffset.y))
    #expect(rig.scrollView.contentInset.bottom == 0)
  }

  // S2
  @Test func aFieldInSightDoesNotMove() throws {
    let rig = try LoginRig("ipad-12.9")
    let before = rig.scrollView.contentOffset
    rig.focus(rig.form.email)
    #expect(rig.scrollView.contentOffset == before)
    rig.focus(rig.form.password)
    #expect(rig.scrollView.contentOffset == before)
  }

  // F1, F2
  @Test func changingFieldsKeepsTheKeyboardAndMovesOneWay() throws {
    let rig = try LoginRig("iphone-se-1")
    rig.focus(rig.form.email)
    let log = KeyboardLog()
    defer { log.stop() }
    rig.phone.send(.key(.return, modifiers: []))
    var offsets = [rig.scrollView.layer.presentation()?.bounds.minY ?? 0]
    for _ in 0..<40 {
      rig.phone.wait(1.0 / 60)
      offsets.append(rig.scrollView.layer.presentation()?.bounds.minY ?? 0)
    }
    #expect(rig.form.password.textField.isFirstResponder)
    #expect(!log.names.contains("hide"))
    let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 >= -0.01 } || steps.allSatisfy { $0 <= 0.01 })
  }

  // F7
  @Test func aKeyboardThatStaysChangesNothing() throws {
    let rig = try LoginRig()
    rig.focus(rig.form.email)
    let inset = rig.scrollView.contentInset
    let offset = rig.scrollView.contentOffset
    post(UIResponder.keyboardWillShowNotification, begin: up, end: up)
    #expect(rig.scrollView.contentInset == inset)
    #expect(rig.scrollView.contentOffset == offset)
  }

  // F6
  @Test func theOrderOfFocusAndNotificationDoesNotMatter() throws {
    let first = try LoginRig()
    post(UIResponder.keyboardWillShowNotification, begin: away, end: up)
    first.phone.wait(1)
    first.form.email.textField.becomeFirstResponder()
    first.phone.wait(1)
    let second = try LoginRig()
    second.focus(second.form.email)
    #expect(first.scrollView.contentInset == second.scrollView.contentInset)
    #expect(first.scrollView.contentOffset == second.scrollView.contentOffset)
  }

  // A10
  @Test func strangeFramesGiveNoInset() throws {
    let rig = try LoginRig()
    for end in [CGRect.zero, away, CGRect(x: 0, y: 844, width: 390, height: 0)] {
      post(UIResponder.keyboardWillShowNotification, begin: .zero, end: end)
      #expect(rig.scrollView.contentInset.bottom == 0)
    }
  }

  // A11
  @Test func anotherAppsKeyboardIsIgnored() throws {
    let rig = try LoginRig()
    post(UIResponder.keyboardWillShowNotification, begin: away, end: up, isLocal: false)
    #expect(rig.scrollView.contentInset.bottom == 0)
  }

  @Test func aHideWithoutAShowIsHarmless() throws {
    let rig = try LoginRig()
    rig.scrollView.contentInset.bottom = 10
    post(UIResponder.keyboardWillHideNotification, begin: up, end: away)
    #expect(rig.scrollView.contentInset.bottom == 10)
  }

  // K8, K9, A2
  @Test func atTheEndOfTheContentNothingIsCovered() throws {
    let rig = try LoginRig("iphone-se-1")
    let log = KeyboardLog()
    defer { log.stop() }
    rig.focus(rig.form.email)
    rig.scrollView.contentOffset.y = rig.offsets.upperBound
    rig.phone.wait(1)
    #expect(rig.scrollView.contentSize.height - rig.offsets.upperBound <= log.end.minY + 0.5)
    #expect(rig.frame(rig.form.switchPurpose).maxY <= log.end.minY + 0.5)
    #expect(rig.offsets.upperBound > rig.offsets.lowerBound)
  }

  @Test func scrollingEndsJustBelowTheLastElement() throws {
    let rig = try LoginRig("iphone-15")
    let log = KeyboardLog()
    defer { log.stop() }
    let rest = rig.frame(rig.form.switchPurpose)
    rig.focus(rig.form.email)
    let last = rig.form.switchPurpose.convert(rig.form.switchPurpose.bounds, to: rig.scrollView)
    let gap = log.end.minY - (last.maxY - rig.offsets.upperBound)
    #expect(gap >= 0 && gap <= 24.5, "\(gap)")
    rig.controller.view.endEditing(true)
    rig.phone.wait(1)
    #expect(rig.frame(rig.form.switchPurpose) == rest)
  }

  @Test func theFieldHasAirAboveTheKeyboardOnTheSmallestScreenOnItsSide() throws {
    let rig = try LoginRig("iphone-se-1", orientation: .landscapeLeft)
    let log = KeyboardLog()
    defer { log.stop() }
    rig.focus(rig.form.email)
    #expect(rig.frame(rig.form.email.textField).maxY <= log.end.minY - 11.5)
  }

  @Test(arguments: ["iphone-se", "iphone-13", "iphone-15", "iphone-15-pro-max"])
  func theFormStandsWhereItStandsWhateverItSaid(_ model: String) throws {
    let rig = try LoginRig(model)
    rig.fill(email: "refused@example.org")
    func place() -> CGFloat { rig.frame(rig.form.logIn).maxY }
    let usual = place()
    rig.tap(rig.form.logIn)
    rig.accounts.reply(.failure(.refused))
    rig.phone.wait(1)
    #expect(abs(place() - usual) < 0.5)
    // The message goes with the first letter, and what stood above and below it closes up.
    rig.type("x")
    #expect(rig.form.password.error == nil)
    rig.phone.wait(1)
    #expect(abs(place() - usual) < 0.5)
    rig.form.forgot.sendActions(for: .touchUpInside)
    rig.accounts.replyReset()
    rig.phone.wait(1)
    let told = place()
    rig.form.forgot.sendActions(for: .touchUpInside)
    rig.phone.wait(1)
    #expect(abs(place() - usual) < 0.5)
    rig.accounts.replyReset()
    rig.phone.wait(1)
    #expect(abs(place() - told) < 0.5)
    rig.controller.view.endEditing(true)
    rig.phone.wait(1)
    rig.focus(rig.form.password)
    #expect(abs(place() - told) < 0.5)
  }

  @Test(arguments: ["iphone-se", "iphone-13", "iphone-15", "iphone-15-pro-max"])
  func refusedOnItsSideItTouchesNeitherTheEdgeNorTheKeyboard(_ model: String) throws {
    let rig = try LoginRig(model, orientation: .landscapeLeft)
    let log = KeyboardLog()
    defer { log.stop() }
    rig.fill(email: "refused@example.org")
    rig.tap(rig.form.logIn)
    rig.accounts.reply(.failure(.refused))
    rig.phone.wait(1)
    #expect(rig.form.password.error != nil)
    let (above, below) = (
      rig.frame(rig.form.email).minY, log.end.minY - rig.frame(rig.form.logIn).maxY
    )
    #expect(above > 8 && below > 8 && below >= above - 0.5, "\(above), \(below)")
    rig.controller.view.endEditing(true)
    rig.phone.wait(1)
    #expect(rig.frame(rig.form.switchPurpose).maxY <= rig.phone.size.height - 21)
  }
}
