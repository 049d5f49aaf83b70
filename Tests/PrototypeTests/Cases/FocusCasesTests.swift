import Foundation
import Phone
import Testing

@testable import Prototype
@testable import UIKit

/// Groups S and F of the bug reports: needless scrolling, and moving on to another field.
struct FocusCasesTests {
  nonisolated private static let models = ["iphone-se-1", "iphone-8", "iphone-14", "ipad-11"]

  // S1
  @Test(arguments: CaseForm.Shape.all, models)
  func `the content moves by what is needed and the scroll view keeps its size`(
    shape: CaseForm.Shape, model: String
  ) throws {
    for index in [0, shape.fields - 1] {
      let rig = try CaseRig(shape, model: model)
      let size = rig.scrollView.bounds.size
      let before = rig.scrollView.contentOffset.y
      let wasRigid = rig.scrollView.adjustedContentInset.top == shape.insets.top
      let place = rig.frame(rig.form.fields[index])
      rig.focus(index)
      var moved = rig.scrollView.contentOffset.y - before
      // Content that begins to scroll moves out from under the status bar first.
      let added = rig.scrollView.adjustedContentInset.top - shape.insets.top
      if wasRigid { moved += added }
      // Twelve points of air below a field that has to move are the app's own.
      let visibleEnd = rig.frame(rig.scrollView).maxY - rig.scrollView.adjustedContentInset.bottom
      let end = place.maxY + (wasRigid ? added : 0)
      let needed = end > visibleEnd ? end + 12 - visibleEnd : 0
      #expect(abs(moved - needed) < 0.5, "field \(index): \(moved) for \(needed)")
      #expect(rig.scrollView.bounds.size == size)
      #expect(rig.form.view.transform == .identity)
    }
  }

  // S2
  @Test(arguments: CaseForm.Shape.all.filter(\.bounces), DeviceModel.kinds.map(\.id))
  func `a field in sight stays where it is`(shape: CaseForm.Shape, model: String) throws {
    let rig = try CaseRig(shape, model: model)
    let rest = KeyboardTop.of(rig, field: 0)
    guard rig.frame(rig.form.fields[0]).maxY <= rest else { return }
    let before = rig.scrollView.contentOffset
    rig.focus(0)
    #expect(rig.scrollView.contentOffset == before)
    rig.endEditing()
    #expect(rig.scrollView.contentOffset == before)
  }

  /// Where the keyboard will be for a field, tried on another phone.
  private enum KeyboardTop {
    static func of(_ rig: CaseRig, field: Int) -> CGFloat {
      guard let other = try? CaseRig(rig.form.shape, model: rig.phone.model.id) else { return 0 }
      other.focus(field)
      return other.keyboardTop
    }
  }

  // S4
  @Test(arguments: [(0, 136.0), (50, 136), (136, 136), (400, 400), (601, 600)])
  func `a rectangle is scrolled above the keyboard's inset and no further`(
    before: Int, after: Double
  ) throws {
    let rig = try CaseRig(.plain)
    let view = rig.scrollView
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize.height = 2000
    view.contentInset.bottom = 336
    view.contentOffset.y = CGFloat(before)
    let rect = CGRect(x: 0, y: 600, width: 390, height: 44)
    view.scrollRectToVisible(rect, animated: before.isMultiple(of: 100))
    rig.phone.wait(1)
    #expect(abs(view.contentOffset.y - after) < 0.5)
    view.scrollRectToVisible(rect, animated: true)
    rig.phone.wait(1)
    #expect(abs(view.contentOffset.y - after) < 0.5)
  }

  // S5
  @Test(arguments: 0...5)
  func `however deep a field lies, inset and scrolling in one turn bring it up`(
    depth: Int
  ) throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 2, depth: depth, top: 620))
    let field = rig.form.fields[0]
    UIView.animate(withDuration: 0.25) {
      rig.scrollView.contentInset.bottom = 302
      rig.scrollView.scrollRectToVisible(
        field.convert(field.bounds, to: rig.scrollView), animated: false)
    }
    #expect(abs(rig.frame(field).maxY - 508) < 0.5)
    #expect(abs(rig.seenFrame(field).maxY - 711) < 0.5)
    rig.phone.wait(0.3)
    #expect(abs(rig.seenFrame(field).maxY - 508) < 0.5)
  }

  // F1, F2, F7
  @Test(arguments: CaseForm.Shape.all, [false, true])
  func `going on to another field keeps the keyboard and moves one way, whatever is announced`(
    shape: CaseForm.Shape, announcesEverySwitch: Bool
  ) throws {
    for model in Self.models where shape.fields > 1 && !shape.endsWithSecret && !shape.hasBars {
      let rig = try CaseRig(shape, model: model, announcesEverySwitch: announcesEverySwitch)
      rig.focus(0)
      let top = rig.keyboardTop
      let inset = rig.scrollView.contentInset
      for index in 1..<shape.fields {
        rig.log.forget()
        rig.form.fields[index].becomeFirstResponder()
        var offsets = [rig.scrollView.layer.presented.bounds.minY]
        rig.watch(0.7) { offsets.append(rig.scrollView.layer.presented.bounds.minY) }
        let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
        #expect(steps.allSatisfy { $0 >= -0.01 } || steps.allSatisfy { $0 <= 0.01 })
        #expect(rig.keyboardTop == top && rig.scrollView.contentInset == inset)
        #expect(!rig.log.names.contains { $0.hasSuffix("Hide") })
        #expect(rig.log.names.contains("willShow") == announcesEverySwitch)
        #expect(rig.isInSight(rig.form.fields[index]))
      }
    }
  }

  /// Other heights above the keyboard are changes of its frame, but never a way down and up.
  @Test(arguments: [false, true])
  func `bars of other heights change the frame once a field`(announcesEverySwitch: Bool) throws {
    let rig = try CaseRig(
      CaseForm.Shape(fields: 6, hasBars: true), announcesEverySwitch: announcesEverySwitch)
    rig.focus(0)
    for index in 1..<6 {
      rig.log.forget()
      rig.focus(index)
      #expect(
        rig.log.names == ["willChange", "willShow", "didChange", "didShow"], "field \(index)")
      let bar = index == 1 ? 0 : CGFloat(30 + 14 * index)
      #expect(rig.keyboardTop == 508 - bar)
      #expect(rig.isInSight(rig.form.fields[index]) && rig.hasExpectedInset)
    }
  }

  /// Focus runs through the fields faster than anything moves.
  @Test(arguments: CaseForm.Shape.all, [0.0, 0.02, 0.13])
  func `however fast focus moves, the last field ends up in sight`(
    shape: CaseForm.Shape, pause: TimeInterval
  ) throws {
    let rig = try CaseRig(shape, model: "iphone-se")
    let x = rig.scrollView.contentOffset.x
    for round in 0..<3 {
      for index in rig.form.fields.indices {
        let field = rig.form.fields[(index * 5 + round) % shape.fields]
        field.becomeFirstResponder()
        rig.phone.wait(pause)
      }
    }
    let last = try #require(rig.form.fields.first { $0.isFirstResponder })
    rig.phone.wait(1)
    #expect(rig.isInSight(last) && rig.hasExpectedInset)
    #expect(rig.scrollView.contentOffset.x == x)
    #expect(rig.log.names.count { $0 == "willHide" } == 0)
  }

  // F2
  @Test func `resigning and beginning in one turn is a switch too`() throws {
    let rig = try CaseRig(.plain)
    rig.focus(0)
    rig.log.forget()
    rig.form.fields[0].resignFirstResponder()
    rig.form.fields[1].becomeFirstResponder()
    rig.phone.wait(1)
    #expect(rig.log.names.isEmpty)
    rig.form.fields[2].becomeFirstResponder()
    rig.form.fields[1].resignFirstResponder()
    rig.phone.wait(1)
    #expect(rig.log.names.isEmpty && rig.form.fields[2].isFirstResponder)
  }

  // F4
  @Test(arguments: DeviceModel.kinds.map(\.id), [false, true])
  func `from words to a secret and back the keyboard's frame changes once`(
    model: String, announcesEverySwitch: Bool
  ) throws {
    let shape = CaseForm.Shape(fields: 2, top: 60, endsWithSecret: true)
    let rig = try CaseRig(shape, model: model, announcesEverySwitch: announcesEverySwitch)
    rig.focus(0)
    let top = rig.keyboardTop
    for index in [1, 0, 1] {
      let before = rig.scrollView.contentOffset.y
      let wasInSight = rig.isInSight(rig.form.fields[index])
      rig.log.forget()
      rig.focus(index)
      #expect(rig.log.names.count { $0 == "willChange" } == 1)
      #expect(!rig.log.names.contains { $0.hasSuffix("Hide") })
      #expect((rig.keyboardTop > top) == (index == 1))
      #expect(abs(rig.scrollView.contentInset.bottom - rig.expectedInset) < 0.5)
      #expect(rig.offsets.contains(rig.scrollView.contentOffset.y))
      #expect(rig.isInSight(rig.form.fields[index]))
      if wasInSight, index == 1, rig.offsets.contains(before) {
        #expect(abs(rig.scrollView.contentOffset.y - before) <= 12)
      }
    }
  }

  // F6
  @Test(arguments: CaseForm.Shape.all)
  func `in whatever order focus and notification come, the end is the same`(
    shape: CaseForm.Shape
  ) throws {
    let plain = try CaseRig(shape)
    plain.focus(0)
    let up = try #require(plain.log.end)
    let turned = try CaseRig(shape)
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
    ] {
      NotificationCenter.default.post(
        name: name, object: UIScreen.main,
        userInfo: [
          UIResponder.keyboardFrameBeginUserInfoKey: up.offsetBy(dx: 0, dy: up.height),
          UIResponder.keyboardFrameEndUserInfoKey: up,
          UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
          UIResponder.keyboardAnimationCurveUserInfoKey: 7,
          UIResponder.keyboardIsLocalUserInfoKey: true,
        ])
    }
    turned.phone.wait(1)
    turned.focus(0)
    #expect(turned.scrollView.contentInset == plain.scrollView.contentInset)
    #expect(turned.scrollView.contentOffset == plain.scrollView.contentOffset)
  }

  // F6
  @Test(arguments: CaseForm.Shape.all.filter { $0.bounces }, ["iphone-se-1", "iphone-14"])
  func `a text view below the fields comes into sight, first or after a field`(
    shape: CaseForm.Shape, model: String
  ) throws {
    var offsets: [CGFloat] = []
    for comesFirst in [true, false] {
      let rig = try CaseRig(shape, model: model)
      let place = CGRect(x: 20, y: rig.form.button.frame.maxY + 10, width: 240, height: 90)
      let story = UITextView(frame: place)
      rig.scrollView.addSubview(story)
      rig.scrollView.contentSize.height = place.maxY + 20
      if !comesFirst { rig.focus(0) }
      story.becomeFirstResponder()
      rig.phone.wait(1)
      #expect(rig.isInSight(story))
      offsets.append(rig.scrollView.contentOffset.y)
      rig.endEditing()
      #expect(rig.scrollView.contentInset == shape.insets)
    }
    #expect(abs(offsets[0] - offsets[1]) < 0.5)
  }

  // F7
  @Test func `a keyboard announced again where it is moves nothing`() throws {
    for shape in CaseForm.Shape.all {
      let rig = try CaseRig(shape)
      rig.focus(0)
      rig.phone.wait(2)
      let (inset, offset) = (rig.scrollView.contentInset, rig.scrollView.contentOffset)
      let up = try #require(rig.log.end)
      for _ in 0..<3 {
        NotificationCenter.default.post(
          name: UIResponder.keyboardWillShowNotification, object: UIScreen.main,
          userInfo: [
            UIResponder.keyboardFrameBeginUserInfoKey: up,
            UIResponder.keyboardFrameEndUserInfoKey: up,
            UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
            UIResponder.keyboardAnimationCurveUserInfoKey: 7,
            UIResponder.keyboardIsLocalUserInfoKey: true,
          ])
        #expect(rig.scrollView.contentInset == inset && rig.scrollView.contentOffset == offset)
        #expect(rig.scrollView.layer.presented.bounds == rig.scrollView.bounds)
      }
    }
  }

  /// Field and keyboard move on one curve: the field never dips below the keyboard's top.
  @Test(arguments: ["iphone-se-1", "iphone-se", "iphone-14", "iphone-15-pro-max"])
  func `a field that fits never crosses the keyboard on its way up`(model: String) throws {
    for top in [CGFloat(40), 200, 400, 600] {
      let rig = try CaseRig(CaseForm.Shape(fields: 3, top: top), model: model)
      let field = rig.form.fields[0]
      guard rig.frame(field).maxY <= rig.phone.size.height else { continue }
      field.becomeFirstResponder()
      var gaps: [CGFloat] = []
      rig.watch(0.7) {
        gaps.append(rig.phone.seenKeyboardTop - rig.seenFrame(field).maxY)
      }
      #expect(gaps.allSatisfy { $0 >= -0.5 }, "\(top) \(gaps)")
      let steps = zip(gaps, gaps.dropFirst()).map { $1 - $0 }
      #expect(steps.allSatisfy { $0 < 0.5 } || steps.allSatisfy { $0 > -0.5 }, "\(top)")
      rig.form.view.endEditing(true)
      var last = -CGFloat.infinity
      rig.watch(0.7) {
        let gap = rig.phone.seenKeyboardTop - rig.seenFrame(field).maxY
        #expect(gap >= min(last, 0) - 0.5)
        last = gap
      }
    }
  }
}
