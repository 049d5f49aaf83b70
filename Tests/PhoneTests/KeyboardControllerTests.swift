import Foundation
import Testing

@testable import Phone
@testable import UIKit

struct KeyboardControllerTests {
  private static var iPhone14: PhoneSetup {
    get throws { PhoneSetup(model: try .named("iphone-14")) }
  }

  private let up = CGRect(x: 0, y: 508, width: 390, height: 336)
  private let down = CGRect(x: 0, y: 844, width: 390, height: 336)

  @Test func `coming up is announced in Apple's order with Apple's figures`() throws {
    let stage = TypingStage(try Self.iPhone14)
    stage.first.becomeFirstResponder()
    #expect(stage.names == ["WillChangeFrame", "WillShow"])
    stage.wait(0.49)
    #expect(stage.names.count == 2)
    stage.wait(0.02)
    #expect(stage.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    for notice in stage.log {
      #expect(notice.begin == down && notice.end == up)
      #expect(notice.duration == 0.25 && notice.curve == 7 && notice.isLocal)
    }
  }

  @Test func `what is announced can be read in all the ways of iOS`() throws {
    let stage = TypingStage(try Self.iPhone14)
    let seen = Box<[AnyHashable: Any]>([:])
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      nonisolated(unsafe) let note = note
      MainActor.assumeIsolated { seen.value = note.userInfo ?? [:] }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.edit(stage.first)
    let info = seen.value
    let end = info[UIResponder.keyboardFrameEndUserInfoKey]
    #expect(end as? CGRect == up && (end as? NSValue)?.cgRectValue == up)
    let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey]
    #expect(curve as? Int == 7 && curve as? UInt == 7 && (curve as? NSNumber)?.intValue == 7)
    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey]
    #expect(duration as? Double == 0.25 && (duration as? NSNumber)?.doubleValue == 0.25)
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
  }

  @Test func `the keyboard rises on its spring`() throws {
    let stage = TypingStage(try Self.iPhone14)
    stage.first.becomeFirstResponder()
    for (time, progress) in [(0.05, 0.2322), (0.1, 0.5448), (0.25, 0.9420), (0.4, 0.9944)] {
      stage.phone.advance(to: time)
      #expect(abs((844 - stage.seenTop) / 336 - progress) < 0.001)
    }
    stage.wait(1)
    #expect(stage.seenTop == 508)
  }

  @Test func `going down is announced and leaves nothing behind`() throws {
    let stage = TypingStage(try Self.iPhone14)
    stage.edit(stage.first)
    stage.forget()
    stage.first.resignFirstResponder()
    stage.wait(0)
    #expect(stage.names == ["WillChangeFrame", "WillHide"])
    stage.wait(1)
    #expect(stage.names == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    #expect(stage.log.allSatisfy { $0.begin == up && $0.end == down })
    #expect(stage.phone.nextChange == nil)
    #expect(!stage.phone.application.windowList.contains { $0 is KeyboardWindow })
  }

  @Test func `a view on the keyboard guide rises and falls with the keyboard`() throws {
    let stage = TypingStage(try Self.iPhone14)
    let root: UIView = try #require(stage.first.superview)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(bar)
    bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor).isActive = true
    bar.heightAnchor.constraint(equalToConstant: 50).isActive = true
    stage.wait(0)
    root.layoutIfNeeded()
    #expect(bar.frame.maxY == 810)
    stage.first.becomeFirstResponder()
    #expect(bar.frame.maxY == 508)
    stage.wait(0.1)
    let shown = try #require(bar.layer.presentation()).frame.maxY
    #expect(abs((810 - shown) / 302 - 0.5448) < 0.001)
    stage.wait(1)
    stage.first.resignFirstResponder()
    stage.wait(1)
    #expect(bar.frame.maxY == 810)
  }

  @Test func `another field keeps the keyboard where it is`() throws {
    let stage = TypingStage(try Self.iPhone14)
    stage.edit(stage.first)
    stage.forget()
    stage.second.becomeFirstResponder()
    stage.wait(1)
    stage.second.resignFirstResponder()
    stage.first.becomeFirstResponder()
    stage.wait(1)
    #expect(stage.log.isEmpty)
    #expect(stage.seenTop == 508)
  }

  @Test func `another field is announced again where that is asked for`() throws {
    var setup = try Self.iPhone14
    setup.announcesKeyboardOnEverySwitch = true
    let stage = TypingStage(setup)
    stage.edit(stage.first)
    stage.forget()
    stage.second.becomeFirstResponder()
    stage.wait(1)
    #expect(stage.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    #expect(stage.log.allSatisfy { $0.begin == up && $0.end == up })
  }

  @Test func `a secret's keyboard is lower and says so once`() throws {
    let stage = TypingStage(try Self.iPhone14)
    stage.second.isSecureTextEntry = true
    stage.edit(stage.first)
    stage.forget()
    stage.second.becomeFirstResponder()
    let before = stage.phone.keyboard.view.layout
    var tops: [CGFloat] = []
    for _ in 0..<40 {
      stage.wait(1.0 / 60)
      tops.append(stage.seenTop)
    }
    #expect(stage.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    #expect(stage.log.first?.end == CGRect(x: 0, y: 553, width: 390, height: 291))
    #expect(tops == tops.sorted() && tops.last == 553)
    #expect(before == stage.phone.keyboard.view.layout)
  }

  @Test func `keys stay in their place while the predictive bar goes`() throws {
    let stage = TypingStage(try Self.iPhone14)
    stage.second.isSecureTextEntry = true
    stage.edit(stage.first)
    func keysTop() -> CGFloat {
      stage.seenTop + stage.phone.keyboard.view.subviews[1].layer.presented.frame.minY
    }
    let before = keysTop()
    stage.second.becomeFirstResponder()
    for _ in 0..<20 {
      stage.wait(1.0 / 60)
      #expect(abs(keysTop() - before) < 0.001)
    }
  }

  @Test func `showing and hiding may interrupt each other at any moment`() throws {
    let stage = TypingStage(try Self.iPhone14)
    for step in 1...12 {
      stage.first.becomeFirstResponder()
      stage.wait(Double(step) * 0.04)
      stage.first.resignFirstResponder()
      stage.wait(0.5 - Double(step) * 0.04)
    }
    stage.first.becomeFirstResponder()
    stage.wait(1)
    #expect(stage.seenTop == 508)
    stage.first.resignFirstResponder()
    stage.wait(1)
    #expect(stage.names.last == "DidHide")
    #expect(!stage.phone.application.windowList.contains { $0 is KeyboardWindow })
  }

  @Test func `turning the device takes the keyboard down and up again`() throws {
    let stage = TypingStage(try Self.iPhone14)
    stage.edit(stage.first)
    stage.forget()
    stage.phone.send(.rotate(.landscapeLeft))
    stage.wait(1)
    #expect(
      stage.names == [
        "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide", "WillChangeFrame", "WillShow",
        "DidChangeFrame", "DidShow",
      ])
    let flat = CGRect(x: 0, y: 390 - 219, width: 844, height: 219)
    #expect(stage.log.last?.end == flat && stage.phone.keyboard.frame == flat)
    #expect(stage.seenTop == flat.minY)
    stage.phone.send(.rotate(.portrait))
    stage.wait(1)
    #expect(stage.phone.keyboard.frame == up)
  }

  @Test func `the software keyboard can be put away while a text is edited`() throws {
    let stage = TypingStage(try Self.iPhone14)
    stage.edit(stage.first)
    stage.forget()
    stage.phone.send(.toggleSoftwareKeyboard)
    stage.wait(1)
    #expect(stage.names == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    #expect(stage.first.isFirstResponder)
    stage.phone.send(.toggleSoftwareKeyboard)
    stage.wait(1)
    #expect(stage.seenTop == 508)
  }

  @Test func `a hardware keyboard keeps the software keyboard away and types all the same`() throws
  {
    let stage = TypingStage(try Self.iPhone14)
    stage.phone.send(.toggleHardwareKeyboard)
    stage.edit(stage.first)
    #expect(stage.log.isEmpty)
    stage.phone.send(.text("Hello"))
    #expect(stage.first.text == "Hello")
    stage.phone.send(.toggleHardwareKeyboard)
    stage.wait(1)
    #expect(stage.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
  }

  @Test func `a key of a hardware keyboard lights up for a moment`() throws {
    let stage = TypingStage(try Self.iPhone14)
    stage.first.autocapitalizationType = .none
    stage.edit(stage.first)
    _ = stage.phone.takeChanges()
    stage.phone.send(.text("g"))
    let changes = stage.phone.takeChanges()
    let key = try stage.place(of: .type("g"))
    #expect(changes.count > 0 && changes.allSatisfy { $0.contains(key) && $0.width < 40 })
    stage.wait(0.2)
    #expect(!stage.phone.takeChanges().isEmpty)
    #expect(stage.phone.nextChange == nil)
  }

  @Test func `a controller's bar stands at the bottom and rises with the keyboard`() throws {
    let chat = Chat()
    let phone = Phone(try Self.iPhone14) { Blank(chat) }
    phone.advance(to: 0.1)
    chat.becomeFirstResponder()
    phone.advance(to: 2)
    #expect(chat.barTop == 760)
    chat.entry.becomeFirstResponder()
    phone.advance(to: 4)
    #expect(chat.barTop == 458)
    chat.becomeFirstResponder()
    phone.advance(to: 6)
    #expect(chat.barTop == 760)
    chat.resignFirstResponder()
    phone.advance(to: 8)
    #expect(chat.bar.window == nil)
  }

  @Test func `reloading the input views shows others at once`() throws {
    let stage = TypingStage(try Self.iPhone14)
    stage.edit(stage.first)
    stage.forget()
    stage.first.keyboardType = .numberPad
    stage.first.bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    stage.first.reloadInputViews()
    #expect(stage.seenTop == 509)
    #expect(stage.names.prefix(2) == ["WillChangeFrame", "WillShow"])
    stage.first.bar = nil
    stage.second.reloadInputViews()
    #expect(stage.seenTop == 509)
  }

  @Test func `an accessory view rides on the keyboard and counts in its height`() throws {
    let stage = TypingStage(try Self.iPhone14)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    stage.first.bar = bar
    stage.edit(stage.first)
    #expect(stage.log.last?.end == CGRect(x: 0, y: 464, width: 390, height: 380))
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 464, width: 390, height: 44))
    try stage.tap(letters: "a")
    #expect(stage.first.text == "A")
    stage.phone.send(.toggleHardwareKeyboard)
    stage.wait(1)
    #expect(stage.log.last?.end == CGRect(x: 0, y: 766, width: 390, height: 78))
    stage.second.becomeFirstResponder()
    stage.wait(1)
    #expect(stage.names.last == "DidHide" && bar.superview == nil)
  }
}
