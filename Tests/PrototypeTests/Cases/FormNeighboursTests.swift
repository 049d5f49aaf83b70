import Foundation
import Testing

@testable import Phone
@testable import Prototype
@testable import UIKit

/// What else people report of forms: turns, focus and drags at moments when something else moves.
struct FormNeighboursTests {
  // R3
  @Test(arguments: [0.0, 0.05, 0.1, 0.2, 0.35])
  func `turned again and again before anything rests, the form ends up right`(pause: TimeInterval)
    throws
  {
    let rig = try CaseRig(CaseForm.Shape(fields: 9))
    rig.focus(8)
    for orientation in [
      Orientation.landscapeLeft, .portrait, .landscapeRight, .landscapeLeft, .portrait,
    ] {
      rig.phone.send(.rotate(orientation))
      rig.phone.wait(pause)
    }
    rig.phone.wait(1)
    #expect(abs(rig.scrollView.contentInset.bottom - 302) < 0.5)
    #expect(rig.isInSight(rig.form.fields[8]))
    rig.endEditing()
    #expect(rig.scrollView.contentInset == .zero)
    #expect(rig.offsets.contains(rig.scrollView.contentOffset.y))
  }

  // R3
  @Test(arguments: [0.02, 0.1, 0.2, 0.3], [true, false])
  func `turned while the keyboard comes or goes, the room is that of the new orientation`(
    pause: TimeInterval, comes: Bool
  ) throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 9))
    rig.form.fields[8].becomeFirstResponder()
    if !comes {
      rig.phone.wait(1)
      rig.form.view.endEditing(true)
    }
    rig.phone.wait(pause)
    rig.phone.send(.rotate(.landscapeLeft))
    rig.phone.wait(1)
    #expect(abs(rig.scrollView.contentInset.bottom - (comes ? 198 : 0)) < 0.5)
    if comes { #expect(rig.isInSight(rig.form.fields[8])) }
    #expect(rig.phone.seenKeyboardTop >= (comes ? 171 : 390))
    #expect(rig.offsets.contains(rig.scrollView.contentOffset.y))
  }

  // R1
  @Test func `a secret's lower keyboard has its own room, upright and on its side`() throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 4, endsWithSecret: true))
    rig.focus(3)
    #expect(abs(rig.scrollView.contentInset.bottom - (291 - 34)) < 0.5)
    rig.phone.send(.rotate(.landscapeRight))
    rig.phone.wait(1)
    #expect(abs(rig.scrollView.contentInset.bottom - (181 - 21)) < 0.5)
    rig.focus(0)
    #expect(abs(rig.scrollView.contentInset.bottom - 198) < 0.5)
    rig.phone.send(.rotate(.portrait))
    rig.phone.wait(1)
    #expect(abs(rig.scrollView.contentInset.bottom - 302) < 0.5)
  }

  // R4
  @Test func `sent away before it has come up, the keyboard leaves no room behind`() throws {
    for pause in [0.0, 0.02, 0.1, 0.25, 0.45] {
      for shape in CaseForm.Shape.all {
        let rig = try CaseRig(shape)
        rig.form.fields[shape.fields - 1].becomeFirstResponder()
        rig.phone.wait(pause)
        rig.endEditing()
        #expect(rig.scrollView.contentInset == shape.insets)
        #expect(rig.offsets.contains(rig.scrollView.contentOffset.y))
        #expect(rig.phone.seenKeyboardTop == 844)
      }
    }
  }

  // S3
  @Test func `a tap that stops a rolling form edits nothing`() throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 60))
    rig.drag(from: CGPoint(x: 330, y: 600), to: CGPoint(x: 330, y: 300), seconds: 0.15)
    rig.phone.wait(0.2)
    let field = try #require(
      rig.form.fields.first { rig.frame($0).minY > 300 && rig.frame($0).maxY < 480 })
    let place = rig.frame(field)
    rig.phone.touch(.began, CGPoint(x: 100, y: place.midY))
    let offset = rig.scrollView.contentOffset
    rig.phone.wait(0.05)
    rig.phone.touch(.ended, CGPoint(x: 100, y: place.midY))
    rig.phone.wait(1)
    #expect(rig.scrollView.contentOffset == offset)
    #expect(!rig.form.fields.contains { $0.isFirstResponder })
    #expect(rig.log.names.isEmpty)
  }

  // S1
  @Test func `an app that scrolls to a field itself has its way`() throws {
    final class Scroller: UITextFieldDelegate {
      weak var scrollView: UIScrollView?
      func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let scrollView else { return }
        let place = textField.convert(textField.bounds, to: scrollView)
        scrollView.setContentOffset(CGPoint(x: 0, y: place.minY - 150), animated: true)
      }
    }
    let rig = try CaseRig(CaseForm.Shape(fields: 20))
    let scroller = Scroller()
    scroller.scrollView = rig.scrollView
    for field in rig.form.fields { field.delegate = scroller }
    for index in [8, 5, 12] {
      rig.focus(index)
      #expect(abs(rig.frame(rig.form.fields[index]).minY - 150) < 0.5)
    }
  }

  // F3
  @Test func `a field that may not be left keeps its keyboard and its place`() throws {
    final class Keeper: UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let rig = try CaseRig(CaseForm.Shape(fields: 3))
    let keeper = Keeper()
    rig.form.fields[0].delegate = keeper
    rig.focus(0)
    let offset = rig.scrollView.contentOffset
    rig.log.forget()
    let place = rig.frame(rig.form.fields[1])
    rig.phone.tap(CGPoint(x: place.midX, y: place.midY))
    rig.phone.wait(1)
    rig.form.view.endEditing(false)
    rig.phone.wait(1)
    #expect(rig.form.fields[0].isFirstResponder && rig.log.names.isEmpty)
    #expect(rig.phone.seenKeyboardTop == 508 && rig.scrollView.contentOffset == offset)
  }

  // F3
  @Test func `a field that gives up as soon as it begins leaves no keyboard and no room`() throws {
    final class Picker: UITextFieldDelegate {
      func textFieldDidBeginEditing(_ textField: UITextField) { textField.resignFirstResponder() }
    }
    let rig = try CaseRig(CaseForm.Shape(fields: 12))
    let picker = Picker()
    rig.form.fields[11].delegate = picker
    rig.focus(11)
    #expect(rig.scrollView.contentInset == .zero && rig.phone.keyboard.window.isHidden)
    #expect(!rig.form.fields[11].isFirstResponder)
    rig.focus(0)
    rig.log.forget()
    rig.focus(11)
    #expect(rig.scrollView.contentInset == .zero && rig.phone.seenKeyboardTop == 844)
    #expect(rig.log.names.count { $0 == "willHide" } == 1)
  }

  // F3
  @Test func `a field that ends all editing and refuses its own leaves none`() throws {
    final class Picker: UITextFieldDelegate {
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        textField.window?.endEditing(true)
        return false
      }
    }
    let rig = try CaseRig(CaseForm.Shape(fields: 12))
    let picker = Picker()
    rig.form.fields[1].delegate = picker
    rig.focus(0)
    let place = rig.frame(rig.form.fields[1])
    rig.phone.tap(CGPoint(x: place.midX, y: place.midY))
    rig.phone.wait(1)
    #expect(!rig.form.fields.contains { $0.isFirstResponder })
    #expect(rig.scrollView.contentInset == .zero && rig.phone.seenKeyboardTop == 844)
  }

  // F2
  @Test(arguments: [1.0 / 60, 0.05, 0.1, 0.2, 0.4])
  func `a keyboard that comes back on its way down doesn't jump, nor does the form`(
    pause: TimeInterval
  ) throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 12))
    rig.focus(11)
    rig.form.fields[11].resignFirstResponder()
    rig.phone.wait(pause)
    var (top, offset) = (rig.phone.seenKeyboardTop, rig.scrollView.layer.presented.bounds.minY)
    rig.form.fields[10].becomeFirstResponder()
    rig.watch(0.8) {
      let (newTop, newOffset) = (
        rig.phone.seenKeyboardTop, rig.scrollView.layer.presented.bounds.minY
      )
      #expect(abs(newTop - top) < 45 && abs(newOffset - offset) < 45)
      (top, offset) = (newTop, newOffset)
    }
    #expect(rig.isInSight(rig.form.fields[10]) && rig.hasExpectedInset)
  }

  // F6
  @Test func `a field begins before the keyboard is announced, a text view after it`() throws {
    final class Order: UITextViewDelegate, UITextFieldDelegate {
      var log: CaseLog?
      var seen: [String] = []
      func textViewDidBeginEditing(_ textView: UITextView) { seen = log?.names ?? [] }
      func textFieldDidBeginEditing(_ textField: UITextField) { seen = log?.names ?? [] }
    }
    let rig = try CaseRig(.plain)
    let order = Order()
    order.log = rig.log
    rig.form.fields[0].delegate = order
    rig.focus(0)
    #expect(order.seen.isEmpty)
    rig.endEditing()
    rig.log.forget()
    let text = UITextView(frame: CGRect(x: 20, y: 300, width: 200, height: 80))
    text.delegate = order
    rig.scrollView.addSubview(text)
    text.becomeFirstResponder()
    rig.phone.wait(1)
    #expect(order.seen == ["willChange", "willShow"])
  }

  // A6
  @Test func `a form in the middle of an iPad is covered by less, whichever way it is held`() throws
  {
    let rig = try CaseRig(
      CaseForm.Shape(
        fields: 12, margins: UIEdgeInsets(top: 287, left: 147, bottom: 287, right: 147)),
      model: "ipad-11")
    rig.focus(11)
    let bottom = rig.frame(rig.scrollView).maxY
    #expect(abs(rig.scrollView.adjustedContentInset.bottom - (bottom - rig.keyboardTop)) < 0.5)
    #expect(rig.isInSight(rig.form.fields[11]))
    rig.phone.send(.rotate(.landscapeLeft))
    rig.phone.wait(1.2)
    #expect(rig.isInSight(rig.form.fields[11]))
  }

  // A8
  @Test func `on its side a bar alone stands over the home indicator and makes room`() throws {
    let rig = try CaseRig(.plain, orientation: .landscapeLeft)
    rig.form.fields[0].inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 44))
    rig.phone.send(.toggleHardwareKeyboard)
    rig.focus(0)
    #expect(rig.log.end == CGRect(x: 0, y: 390 - 65, width: 844, height: 65))
    #expect(abs(rig.scrollView.adjustedContentInset.bottom - 65) < 0.5)
  }

  // B3
  @Test(arguments: [1000.0, 2000, 3000])
  func `flung to the keyboard's top, content goes past it by 0.0368 of its speed`(speed: Double)
    throws
  {
    let rig = try CaseRig(CaseForm.Shape(fields: 40))
    rig.focus(0)
    let end = rig.offsets.upperBound
    rig.scrollView.contentOffset.y = end - 130 - speed / 60 * 6
    rig.phone.touch(.began, CGPoint(x: 330, y: 470))
    for step in 1...6 {
      rig.phone.wait(1.0 / 60)
      rig.phone.touch(.moved, CGPoint(x: 330, y: 470 - speed / 60 * Double(step)))
    }
    let left = rig.scrollView.contentOffset.y
    rig.phone.touch(.ended, CGPoint(x: 330, y: 470 - speed / 10))
    var peak = CGFloat(0)
    rig.watch(1.5) { peak = max(peak, rig.scrollView.contentOffset.y - end) }
    let atEdge = speed - 2.002 * Double(end - left)
    #expect(abs(Double(peak) - 0.0368 * atEdge) < 3)
    rig.phone.wait(2)
    #expect(rig.scrollView.contentOffset.y == end)
  }

  // I4
  @Test func `a second drag sends nothing away that is gone already`() throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 20))
    rig.scrollView.keyboardDismissMode = .onDrag
    rig.focus(0)
    rig.log.forget()
    for _ in 0..<3 {
      rig.drag(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 330, y: 300), seconds: 0.2)
      rig.phone.wait(0.1)
    }
    rig.phone.wait(3)
    #expect(rig.log.names == ["willChange", "willHide", "didChange", "didHide"])
    #expect(rig.scrollView.contentInset == .zero)
    #expect(rig.offsets.contains(rig.scrollView.contentOffset.y))
  }

  // I1
  @Test func `dragged down from its end, the form doesn't jump as the keyboard goes`() throws {
    for mode in [UIScrollView.KeyboardDismissMode.onDrag, .interactive] {
      let rig = try CaseRig(CaseForm.Shape(fields: 14))
      rig.scrollView.keyboardDismissMode = mode
      rig.focus(13)
      rig.scrollView.contentOffset.y = rig.offsets.upperBound
      rig.phone.wait(0.1)
      var last = rig.scrollView.layer.presented.bounds.minY
      func look() {
        let now = rig.scrollView.layer.presented.bounds.minY
        #expect(abs(now - last) < 40)
        last = now
      }
      rig.drag(from: CGPoint(x: 330, y: 300), to: CGPoint(x: 330, y: 700), seconds: 0.6) { look() }
      rig.watch(3) { look() }
      #expect(rig.offsets.contains(rig.scrollView.contentOffset.y))
      #expect(rig.scrollView.contentInset == .zero)
    }
  }

  // E8
  @Test func `a turn of the phone shows a typed character no longer`() throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 2, endsWithSecret: true))
    let field = rig.form.fields[1]
    rig.focus(1)
    rig.phone.send(.exactText("a"))
    rig.phone.wait(0.7)
    rig.phone.send(.rotate(.landscapeLeft))
    rig.phone.wait(0.7)
    #expect(field.displayedText.string == "a")
    rig.phone.wait(0.2)
    #expect(field.displayedText.string == "●")
  }

  // L6
  @Test func `a finger that rests from the launch on presses nothing and hinders no other`() throws
  {
    let phone = try Phone.prototype()
    phone.wait(0.1)
    let button = try #require(phone.view("login-submit"))
    let place = button.convert(button.bounds, to: nil)
    let middle = CGPoint(x: place.midX, y: place.midY)
    phone.touch(.began, middle)
    phone.wait(3)
    #expect(phone.frame(ofElement: "launch") == nil)
    let email = try #require(phone.frame(ofElement: "login-email"))
    phone.send(.touch(id: 5, phase: .began, location: CGPoint(x: email.midX, y: email.midY)))
    phone.wait(0.05)
    phone.send(.touch(id: 5, phase: .ended, location: CGPoint(x: email.midX, y: email.midY)))
    #expect(phone.caretRect != nil)
    phone.touch(.ended, middle)
    phone.wait(2)
    #expect(phone.frame(ofElement: "page-home") == nil)
  }

  @Test(arguments: [600.0, 900, 1200])
  func `a field in a scroll view inside the form is scrolled into sight by both`(y: Double) throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 2))
    rig.scrollView.contentSize.height = 1600
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 400))
    inner.contentSize = CGSize(width: 390, height: 1400)
    rig.scrollView.addSubview(inner)
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 44))
    inner.addSubview(field)
    rig.phone.wait(0.1)
    field.becomeFirstResponder()
    rig.phone.wait(1)
    #expect(rig.isInSight(field))
    #expect(inner.bounds.contains(field.convert(field.bounds, to: inner)))
  }

  @Test func `a field in a row that scrolls sideways is in sight, and the form stays upright`()
    throws
  {
    let rig = try CaseRig(CaseForm.Shape(fields: 2))
    rig.scrollView.contentSize.height = 1200
    let row = UIScrollView(frame: CGRect(x: 0, y: 700, width: 390, height: 80))
    row.contentSize = CGSize(width: 1500, height: 80)
    rig.scrollView.addSubview(row)
    let field = UITextField(frame: CGRect(x: 900, y: 20, width: 200, height: 44))
    row.addSubview(field)
    rig.phone.wait(0.1)
    field.becomeFirstResponder()
    rig.phone.wait(1)
    #expect(rig.isInSight(field))
    #expect(rig.frame(field).minX >= 0 && rig.frame(field).maxX <= 390)
    #expect(rig.scrollView.contentOffset.x == 0)
  }

  @Test(arguments: [
    CGRect(x: 0, y: 300, width: 834, height: 320), CGRect(x: 200, y: 500, width: 320, height: 260),
    CGRect(x: 0, y: 0, width: 834, height: 320),
  ])
  func `an undocked keyboard takes no room from a form`(end: CGRect) throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 12), model: "ipad-11")
    rig.focus(0)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: UIScreen.main,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: rig.phone.keyboard.frame,
        UIResponder.keyboardFrameEndUserInfoKey: end,
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
        UIResponder.keyboardAnimationCurveUserInfoKey: 7,
        UIResponder.keyboardIsLocalUserInfoKey: true,
      ])
    rig.phone.wait(1)
    #expect(rig.scrollView.contentInset == .zero)
  }

  @Test func `a tap on the status bar is not one on the field below it`() throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 30))
    rig.scrollView.contentOffset.y = 500
    rig.phone.wait(0.1)
    let point = CGPoint(x: 60, y: 20)
    try #require(rig.form.fields.contains { rig.frame($0).contains(point) })
    rig.phone.tap(point)
    rig.phone.wait(1)
    #expect(rig.form.fields.allSatisfy { !$0.isFirstResponder })
    #expect(rig.scrollView.contentOffset.y == -47)
  }
}
