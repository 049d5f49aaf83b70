import Foundation
import Testing

@testable import Phone
@testable import Prototype
@testable import UIKit

/// What else people report of fields that are edited one after the other.
struct FieldNeighboursTests {
  // S3
  @Test func `of a long form the topmost field in sight stays where it is`() throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 20))
    rig.focus(19)
    let offset = rig.scrollView.contentOffset
    let top = try #require(rig.form.fields.first { rig.isInSight($0) })
    let place = rig.frame(top)
    rig.phone.tap(CGPoint(x: place.midX, y: place.midY))
    rig.phone.wait(1)
    #expect(top.isFirstResponder && rig.scrollView.contentOffset == offset)
  }

  // S3
  @Test func `each of two scroll views shows its own field and leaves the other alone`() throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 12))
    let side = UIScrollView(frame: CGRect(x: 280, y: 100, width: 100, height: 300))
    side.contentSize = CGSize(width: 100, height: 1000)
    let note = UITextField(frame: CGRect(x: 0, y: 700, width: 100, height: 44))
    side.addSubview(note)
    rig.form.view.addSubview(side)
    rig.phone.wait(0.1)
    rig.focus(11)
    let offset = rig.scrollView.contentOffset
    note.becomeFirstResponder()
    rig.phone.wait(1)
    let place = rig.frame(note)
    #expect(rig.scrollView.contentOffset == offset)
    #expect(place.minY >= 100 && place.maxY <= 400)
    rig.focus(0)
    #expect(rig.isInSight(rig.form.fields[0]))
  }

  // F3
  @Test(arguments: [0.0, 0.01, 0.1, 0.3])
  func `resigned first and edited again a moment later, the keyboard is back with its room`(
    pause: TimeInterval
  ) throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 12))
    rig.focus(0)
    rig.form.fields[0].resignFirstResponder()
    rig.phone.wait(pause)
    rig.form.fields[11].becomeFirstResponder()
    rig.phone.wait(1)
    #expect(rig.isInSight(rig.form.fields[11]) && rig.hasExpectedInset)
    #expect(rig.phone.seenKeyboardTop == 508)
    rig.endEditing()
    #expect(rig.scrollView.contentInset == .zero)
  }

  // F3
  @Test func `a next field that can't be edited leaves the first one its keyboard`() throws {
    let rig = try CaseRig(.plain)
    rig.focus(0)
    rig.log.forget()
    rig.form.fields[1].isEnabled = false
    #expect(!rig.form.fields[1].becomeFirstResponder())
    rig.phone.wait(1)
    #expect(rig.form.fields[0].isFirstResponder && rig.log.names.isEmpty)
    #expect(rig.phone.seenKeyboardTop == 508)
  }

  // F5
  @Test func `a dark keyboard takes the place of a light one without a word`() throws {
    let rig = try CaseRig(.plain)
    rig.form.fields[1].keyboardAppearance = .dark
    rig.focus(0)
    rig.log.forget()
    for index in [1, 0] {
      rig.focus(index)
      #expect(rig.log.names.isEmpty && rig.phone.seenKeyboardTop == 508)
    }
  }

  // E7
  @Test func `a secret makes no secret of the fields beside it`() throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 2, endsWithSecret: true))
    let fields = rig.form.fields
    for index in [0, 1, 0] {
      rig.focus(index)
      rig.phone.send(.exactText("a"))
      #expect(!fields[0].isSecureTextEntry && fields[1].isSecureTextEntry)
    }
    #expect(fields[0].text == "aa" && fields[1].text == "a")
  }

  // S3
  @Test(arguments: CaseForm.Shape.all, ["iphone-se-1", "iphone-14"])
  func `typing in a field in sight moves nothing`(shape: CaseForm.Shape, model: String) throws {
    let rig = try CaseRig(shape, model: model)
    rig.focus(shape.fields - 1)
    let offset = rig.scrollView.contentOffset
    for _ in 0..<40 {
      rig.phone.send(.exactText("w"))
      rig.phone.wait(0.03)
      #expect(rig.scrollView.contentOffset == offset)
    }
  }

  // F3
  @Test(arguments: [true, false])
  func `Return on either keyboard leads on without a flicker`(isOnScreen: Bool) throws {
    final class Chain: UITextFieldDelegate {
      var fields: [UITextField] = []

      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let next = fields.drop { $0 !== textField }.dropFirst().first
        if let next { next.becomeFirstResponder() } else { textField.resignFirstResponder() }
        return true
      }
    }
    let rig = try CaseRig(CaseForm.Shape(fields: 4))
    let chain = Chain()
    chain.fields = rig.form.fields
    for field in rig.form.fields {
      field.delegate = chain
      field.returnKeyType = .next
    }
    func pressReturn() throws {
      guard isOnScreen else { return rig.phone.send(.key(.return, modifiers: [])) }
      let view = rig.phone.keyboard.view
      let key = try #require(view.layout.keys.first { $0.action == .return })
      let top = rig.phone.keyboard.frame.minY + view.place.keysTop
      rig.phone.tap(CGPoint(x: key.frame.midX, y: top + key.frame.midY))
    }
    rig.focus(0)
    rig.log.forget()
    for index in 1..<4 {
      try pressReturn()
      rig.watch(0.5) { #expect(rig.phone.seenKeyboardTop == 508) }
      #expect(rig.form.fields[index].isFirstResponder && rig.isInSight(rig.form.fields[index]))
      #expect(rig.form.fields[index - 1].text == "" && rig.log.names.isEmpty)
    }
    try pressReturn()
    rig.phone.wait(1)
    #expect(rig.phone.seenKeyboardTop == 844 && rig.scrollView.contentInset == .zero)
  }

  // F5
  @Test func `fields that share a bar leave it and the keyboard where they are`() throws {
    let rig = try CaseRig(.plain)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 44))
    for field in rig.form.fields { field.inputAccessoryView = bar }
    rig.focus(0)
    rig.log.forget()
    for index in [1, 2, 0] {
      rig.focus(index)
      #expect(rig.log.names.isEmpty && rig.keyboardTop == 464)
      #expect(bar.convert(bar.bounds, to: nil).minY == 464)
    }
    rig.endEditing()
    #expect(bar.window == nil)
  }
}
