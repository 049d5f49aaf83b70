import Foundation
import Testing

@testable import Phone
@testable import Prototype
@testable import UIKit

/// The keyboard goes with the page whose text is edited, as under a navigation controller.
@MainActor struct BackSwipeTests {
  /// A conversation whose field is edited, and what the keyboard has said since.
  @MainActor private final class Rig {
    let phone: Phone
    var said: [String] = []
    var ends: [CGRect] = []

    init() throws {
      let ada = Account(name: "Ada Moreau", email: "ada@example.org", avatar: "avatar-ada")
      phone = Phone(PhoneSetup(model: try .named("iphone-15"))) {
        TestApp { MainViewController(journal: Journal(account: ada)) }
      }
      for identifier in ["tab-messages", "conversation-0", "chat-field"] {
        try phone.tap(identifier)
      }
      for (name, word) in [
        (UIResponder.keyboardWillShowNotification, "willShow"),
        (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"),
        (UIResponder.keyboardDidHideNotification, "didHide"),
        (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
        (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
      ] {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] note in
          let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          MainActor.assumeIsolated {
            self?.said.append(word)
            self?.ends.append(end ?? .null)
          }
        }
      }
    }

    var keyboard: KeyboardController { phone.keyboard }
    var page: UIView? { phone.view("page-conversation") }
    /// Where the left edges of the page and the keyboard are seen.
    var seen: (page: CGFloat?, keyboard: CGFloat) {
      (page?.layer.presentation()?.frame.minX, keyboard.window.layer.presented.frame.minX)
    }
    /// Whether both are seen at the same place.
    var isTogether: Bool { abs((seen.page ?? .infinity) - seen.keyboard) < 0.001 }

    /// Draws the page aside by points, slowly, and looks at every frame.
    func draw(to end: CGFloat, _ look: () -> Void = {}) {
      phone.touch(.began, CGPoint(x: 5, y: 300))
      for step in 1...20 {
        phone.wait(1.0 / 60)
        phone.touch(.moved, CGPoint(x: 5 + (end - 5) * CGFloat(step) / 20, y: 300))
        look()
      }
      phone.wait(0.2)
    }

    func lift(at x: CGFloat) { phone.touch(.ended, CGPoint(x: x, y: 300)) }

    /// Looks at every frame of a second.
    func look(_ look: () -> Void) {
      for _ in 1...60 {
        phone.wait(1.0 / 60)
        look()
      }
    }
  }

  @Test func theKeyboardHangsAtTheFingerAndComesBack() throws {
    let rig = try Rig()
    let field = rig.phone.frame(ofElement: "chat-field")
    rig.draw(to: 150) { #expect(rig.isTogether) }
    #expect(rig.seen.keyboard > 130)
    rig.lift(at: 150)
    var last = rig.seen.keyboard
    rig.look {
      #expect(rig.isTogether && rig.seen.keyboard <= last)
      last = rig.seen.keyboard
    }
    #expect(rig.keyboard.window.frame.origin == .zero && !rig.keyboard.isAside)
    #expect(rig.keyboard.isShown && rig.phone.frame(ofElement: "chat-field") == field)
    #expect(rig.said.isEmpty)
    // It takes fingers where it is.
    rig.phone.send(.text("on"))
    #expect((rig.phone.view("chat-field") as? UITextView)?.text?.lowercased() == "on")
  }

  @Test(arguments: [true, false])
  func theKeyboardLeavesWithThePage(_ isSwipe: Bool) throws {
    let rig = try Rig()
    let top = rig.keyboard.frame.minY
    let footer = try #require(rig.phone.view("chat-field")?.superview)
    let place = footer.convert(footer.bounds, to: rig.page)
    if isSwipe {
      rig.draw(to: 260)
      rig.lift(at: 260)
    } else {
      let back = try #require(rig.phone.frame(ofElement: "chat-back"))
      rig.phone.tap(CGPoint(x: back.midX, y: back.midY))
    }
    #expect(rig.said == ["willChangeFrame", "willHide"])
    #expect(rig.ends.allSatisfy { $0.minX == 393 && $0.minY == top })
    #expect(rig.phone.isEditingText == false)
    var last: CGFloat = 0
    rig.look {
      guard let page = rig.seen.page, !rig.keyboard.window.isHidden else { return }
      #expect(rig.isTogether && page >= last)
      #expect(rig.keyboard.view.layer.presented.frame.minY == top)
      #expect(footer.convert(footer.bounds, to: rig.page) == place)
      last = page
    }
    #expect(last > 380 && rig.page == nil && rig.keyboard.window.isHidden)
    #expect(rig.said == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    #expect(rig.phone.snapshot.elements.allSatisfy { $0.identifier != "keyboard" })
    // It comes from below the next time, over a page that has made room for nothing yet.
    try rig.phone.tap("conversation-0")
    let low = try #require(rig.phone.frame(ofElement: "chat-field")).minY
    #expect(low > top)
    let field = try #require(rig.phone.view("chat-field"))
    field.becomeFirstResponder()
    rig.phone.wait(0.05)
    #expect(rig.seen.keyboard == 0 && rig.keyboard.view.layer.presented.frame.minY > top)
    rig.phone.wait(1)
    #expect(rig.keyboard.frame.minY == top)
    #expect(try #require(rig.phone.frame(ofElement: "chat-field")).maxY < top)
  }

  @Test(arguments: [0.1, 0.2])
  func anotherTabTakesTheLeavingKeyboardAway(after delay: TimeInterval) throws {
    let rig = try Rig()
    let back = try #require(rig.phone.frame(ofElement: "chat-back"))
    rig.phone.tap(CGPoint(x: back.midX, y: back.midY))
    rig.phone.wait(delay)
    #expect(rig.seen.keyboard > 0 && rig.page?.window != nil)
    let tab = try #require(rig.phone.frame(ofElement: "tab-home"))
    rig.phone.tap(CGPoint(x: tab.midX, y: tab.midY))
    #expect(rig.page?.window == nil)
    rig.look { #expect(rig.keyboard.window.isHidden) }
    #expect(rig.said == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    #expect(rig.keyboard.window.frame.origin == .zero)
  }

  @Test func timeInOneStepEndsTheSame() throws {
    let rig = try Rig()
    rig.draw(to: 260)
    rig.lift(at: 260)
    rig.phone.wait(5)
    #expect(rig.said == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    #expect(rig.keyboard.window.isHidden && rig.keyboard.window.frame.origin == .zero)
  }

  @Test(arguments: [false, true])
  func aTurnBringsTheKeyboardBackUnderTheApp(_ hasLeft: Bool) throws {
    let rig = try Rig()
    rig.draw(to: 260)
    if hasLeft {
      rig.lift(at: 260)
      rig.phone.wait(0.1)
    }
    rig.phone.send(.rotate(.landscapeLeft))
    if !hasLeft { rig.lift(at: 260) }
    rig.phone.wait(1)
    #expect(rig.keyboard.window.frame.origin == .zero)
    #expect(rig.keyboard.window.isHidden == hasLeft && rig.keyboard.isShown != hasLeft)
    #expect(rig.said.filter { $0 == "didHide" }.count == 1)
  }

  @Test func aPageThatShakesLeavesTheKeyboardWhereItIs() throws {
    let rig = try Rig()
    let page = try #require(rig.page)
    page.transform = CGAffineTransform(translationX: 20, y: 0)
    UIView.animate(withDuration: 0.3) { page.transform = .identity }
    rig.look { #expect(rig.seen.keyboard == 0) }
  }

  @Test func anotherTextTakesTheKeyboardBackOnItsWay() throws {
    let rig = try Rig()
    let window = try #require(rig.phone.application.keyWindow)
    let other = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
    window.addSubview(other)
    rig.draw(to: 260)
    rig.lift(at: 260)
    rig.phone.wait(0.1)
    other.becomeFirstResponder()
    rig.phone.wait(0.02)
    #expect(rig.seen.keyboard == 0)
    rig.phone.wait(1)
    #expect(rig.keyboard.isShown && rig.keyboard.window.frame.origin == .zero)
    #expect(rig.keyboard.view.layer.presented.frame == rig.keyboard.frame)
    #expect(rig.said.last == "didShow" && !rig.said.contains("didHide"))
  }
}
