import Foundation
import Testing

@testable import Phone
@testable import Prototype
@testable import UIKit

/// Groups I, B and T of the bug reports on a form: the keyboard is dragged away, the status bar and
/// the button are tapped.
struct DragCasesTests {
  /// Moves a finger over the screen at 60 frames a second.
  private func drag(
    _ rig: CaseRig, from start: CGFloat, to end: CGFloat, speed: CGFloat,
    _ look: (CGFloat) -> Void = { _ in }
  ) {
    var y = start
    while y != end {
      y = end > start ? min(end, y + speed / 60) : max(end, y - speed / 60)
      rig.phone.wait(1.0 / 60)
      rig.phone.touch(.moved, CGPoint(x: 300, y: y))
      look(y)
    }
  }

  // I1
  @Test(arguments: CaseForm.Shape.all.filter(\.bounces), ["iphone-se-1", "iphone-14"])
  func `the content moves by the finger alone while that drags the keyboard away`(
    shape: CaseForm.Shape, model: String
  ) throws {
    let rig = try CaseRig(shape, model: model)
    rig.scrollView.keyboardDismissMode = .interactive
    rig.focus(0)
    let rest = rig.keyboardTop
    let inset = rig.scrollView.contentInset
    rig.phone.touch(.began, CGPoint(x: 300, y: rest - 30))
    var (last, offset) = (rest - 30, rig.scrollView.contentOffset.y)
    let wasInside = rig.offsets.contains(offset)
    drag(rig, from: rest - 30, to: rig.phone.size.height - 40, speed: 60) { y in
      #expect(abs(rig.phone.seenKeyboardTop - max(rest, y)) < 0.001)
      let moved = offset - rig.scrollView.contentOffset.y
      #expect(moved >= -0.01 && moved <= y - last + 0.5)
      #expect(rig.scrollView.contentInset == inset)
      (last, offset) = (y, rig.scrollView.contentOffset.y)
    }
    #expect(wasInside && rig.form.fields[0].isFirstResponder)
    rig.phone.touch(.ended, CGPoint(x: 300, y: last))
    #expect(!rig.form.fields[0].isFirstResponder)
    var seen = rig.scrollView.layer.presented.bounds.minY
    rig.watch(2) {
      let now = rig.scrollView.layer.presented.bounds.minY
      #expect(abs(now - seen) < 40)
      seen = now
    }
    #expect(rig.scrollView.contentInset == shape.insets)
    #expect(rig.offsets.contains(rig.scrollView.contentOffset.y))
  }

  // I4
  @Test func `onDrag hides the keyboard when the drag begins, and no tap does`() throws {
    let rig = try CaseRig(.plain)
    rig.scrollView.keyboardDismissMode = .onDrag
    rig.focus(0)
    rig.log.forget()
    rig.phone.tap(CGPoint(x: 300, y: 300))
    rig.phone.wait(1)
    #expect(rig.log.names.isEmpty)
    rig.phone.touch(.began, CGPoint(x: 300, y: 300))
    rig.phone.wait(0.3)
    rig.phone.touch(.moved, CGPoint(x: 300, y: 306))
    #expect(rig.log.names.isEmpty)
    rig.phone.touch(.moved, CGPoint(x: 300, y: 320))
    #expect(rig.log.names == ["willChange", "willHide"])
    rig.phone.touch(.ended, CGPoint(x: 300, y: 320))
  }

  // B6
  @Test(arguments: DeviceModel.kinds)
  func `a tap on the status bar scrolls the one view that scrolls to the top`(
    model: DeviceModel
  ) throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 30), model: model.id)
    let bar = CGPoint(x: 60, y: rig.scrollView.safeAreaInsets.top / 2)
    let top = rig.scrollView.contentOffset.y
    rig.scrollView.contentOffset.y = 400
    rig.phone.tap(bar)
    rig.phone.wait(1)
    #expect(rig.scrollView.contentOffset.y == top)
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    rig.form.view.addSubview(other)
    rig.scrollView.contentOffset.y = 400
    rig.phone.tap(bar)
    rig.phone.wait(1)
    #expect(rig.scrollView.contentOffset.y == 400)
    other.scrollsToTop = false
    rig.phone.tap(bar)
    rig.phone.wait(1)
    #expect(rig.scrollView.contentOffset.y == top)
  }

  // T4
  @Test(arguments: CaseForm.Shape.all, ["iphone-se-1", "iphone-14"])
  func `one tap on a button while the keyboard is up is one action`(
    shape: CaseForm.Shape, model: String
  ) throws {
    let rig = try CaseRig(shape, model: model)
    rig.focus(0)
    rig.scrollView.contentOffset.y = rig.offsets.upperBound
    let place = rig.frame(rig.form.button)
    rig.phone.tap(CGPoint(x: place.midX, y: place.midY))
    rig.phone.wait(1)
    #expect(rig.form.taps == 1)
  }

  // T1
  @Test func `held and then dragged, a button on the form keeps the finger`() throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 9))
    let place = rig.frame(rig.form.button)
    let offset = rig.scrollView.contentOffset
    rig.phone.touch(.began, CGPoint(x: place.midX, y: place.midY))
    rig.phone.wait(0.2)
    #expect(rig.form.button.isHighlighted)
    rig.phone.touch(.moved, CGPoint(x: place.midX, y: place.midY - 60))
    #expect(rig.scrollView.contentOffset == offset && rig.form.button.isTracking)
    rig.phone.touch(.ended, CGPoint(x: place.midX, y: place.midY - 60))
    #expect(rig.form.taps == 1)
    rig.phone.touch(.began, CGPoint(x: place.midX, y: place.midY))
    rig.phone.wait(0.05)
    rig.phone.touch(.moved, CGPoint(x: place.midX, y: place.midY - 60))
    rig.phone.wait(0.05)
    #expect(rig.scrollView.contentOffset.y > offset.y && !rig.form.button.isHighlighted)
    rig.phone.touch(.ended, CGPoint(x: place.midX, y: place.midY - 60))
    #expect(rig.form.taps == 1)
  }

  /// The software keyboard is put away and brought back while a field is edited.
  @Test(arguments: CaseForm.Shape.all.filter { !$0.hasBars })
  func `without its keyboard a form has its own room, and with it the keyboard's`(
    shape: CaseForm.Shape
  ) throws {
    let rig = try CaseRig(shape)
    rig.focus(shape.fields - 1)
    let up = (rig.scrollView.contentInset, rig.scrollView.contentOffset)
    for event in [PhoneEvent.toggleSoftwareKeyboard, .toggleHardwareKeyboard] {
      rig.phone.send(event)
      rig.phone.wait(1)
      #expect(rig.scrollView.contentInset == shape.insets)
      #expect(rig.form.fields[shape.fields - 1].isFirstResponder)
      rig.phone.send(event)
      rig.phone.wait(1)
      #expect(rig.scrollView.contentInset == up.0)
      #expect(rig.isInSight(rig.form.fields[shape.fields - 1]))
    }
  }

  // I2
  @Test(arguments: [true, false])
  func `of two scroll views the one that is dragged decides about the keyboard`(
    innerDismisses: Bool
  ) throws {
    let rig = try CaseRig(.plain)
    rig.scrollView.keyboardDismissMode = innerDismisses ? .none : .interactive
    let inner = UIScrollView(frame: CGRect(x: 0, y: 240, width: 390, height: 220))
    inner.contentSize = CGSize(width: 390, height: 2000)
    inner.contentOffset.y = 1000
    inner.keyboardDismissMode = innerDismisses ? .interactive : .none
    rig.scrollView.addSubview(inner)
    rig.focus(0)
    let start = CGPoint(x: 300, y: 400)
    rig.drag(from: start, to: CGPoint(x: 300, y: 700), seconds: 1, lifts: false)
    #expect(rig.phone.seenKeyboardTop == (innerDismisses ? 700 : 508))
    rig.phone.touch(.moved, CGPoint(x: 300, y: 800))
    rig.phone.touch(.ended, CGPoint(x: 300, y: 800))
    rig.phone.wait(1)
    #expect(rig.form.fields[0].isFirstResponder == !innerDismisses)
  }

  // I3
  @Test(arguments: CaseForm.Shape.all.filter(\.bounces))
  func `pulled half away and back, the keyboard and its room are as before`(
    shape: CaseForm.Shape
  ) throws {
    let rig = try CaseRig(shape)
    rig.scrollView.keyboardDismissMode = .interactive
    rig.focus(0)
    let (inset, top) = (rig.scrollView.contentInset, rig.keyboardTop)
    let start = CGPoint(x: 330, y: min(top - 30, rig.frame(rig.scrollView).maxY - 20))
    rig.drag(from: start, to: CGPoint(x: 330, y: top + 150), seconds: 0.5, lifts: false)
    for step in 1...20 {
      rig.phone.wait(1.0 / 60)
      rig.phone.touch(.moved, CGPoint(x: 330, y: top + 150 - 6.5 * CGFloat(step)))
    }
    rig.phone.touch(.ended, CGPoint(x: 330, y: top + 20))
    rig.phone.wait(3)
    #expect(rig.form.fields[0].isFirstResponder && rig.phone.seenKeyboardTop == top)
    #expect(rig.scrollView.contentInset == inset)
    #expect(rig.offsets.contains(rig.scrollView.contentOffset.y))
    rig.drag(from: start, to: CGPoint(x: 330, y: 800), seconds: 0.5)
    rig.phone.wait(3)
    #expect(!rig.form.fields[0].isFirstResponder)
    #expect(rig.scrollView.contentInset == shape.insets)
    #expect(rig.log.names.suffix(2) == ["didChange", "didHide"])
  }

  // I3
  @Test func `a drag sideways or above it leaves the keyboard up`() throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 12))
    rig.scrollView.keyboardDismissMode = .interactive
    rig.scrollView.contentSize.width = 2000
    rig.focus(0)
    for (start, end) in [
      (CGPoint(x: 350, y: 450), CGPoint(x: 50, y: 450)),
      (CGPoint(x: 350, y: 120), CGPoint(x: 350, y: 500)),
    ] {
      rig.drag(from: start, to: end, seconds: 0.2)
      rig.phone.wait(3)
      #expect(rig.phone.seenKeyboardTop == 508 && rig.form.fields[0].isFirstResponder)
    }
  }

  // B3
  @Test func `content pulled or flung past its end comes back to the keyboard's top`() throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 12))
    rig.focus(11)
    let end = rig.offsets.upperBound
    rig.scrollView.contentOffset.y = end
    for seconds in [0.3, 0.1] {
      rig.drag(from: CGPoint(x: 330, y: 450), to: CGPoint(x: 330, y: 200), seconds: seconds)
      #expect(rig.scrollView.contentOffset.y > end)
      rig.phone.wait(4)
      #expect(rig.scrollView.contentOffset.y == end)
    }
  }

  // B5
  @Test func `a tap on the status bar leads to the top under the keyboard too, not under a finger`()
    throws
  {
    let rig = try CaseRig(CaseForm.Shape(fields: 20))
    rig.focus(19)
    rig.phone.tap(CGPoint(x: 60, y: 20))
    rig.phone.wait(1)
    #expect(rig.scrollView.contentOffset.y == rig.offsets.lowerBound)
    #expect(rig.form.fields[19].isFirstResponder)
    rig.scrollView.contentOffset.y = 300
    rig.drag(
      from: CGPoint(x: 330, y: 300), to: CGPoint(x: 330, y: 260), seconds: 0.1, lifts: false)
    rig.phone.send(.touch(id: 1, phase: .began, location: CGPoint(x: 60, y: 20)))
    rig.phone.wait(0.05)
    rig.phone.send(.touch(id: 1, phase: .ended, location: CGPoint(x: 60, y: 20)))
    rig.phone.wait(0.5)
    rig.phone.touch(.ended, CGPoint(x: 330, y: 260))
    rig.phone.wait(4)
    #expect(rig.offsets.contains(rig.scrollView.contentOffset.y))
  }

  // T3
  @Test func `a drag that starts on a field scrolls, a tap or a rest on it edits`() throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 12))
    let offset = rig.scrollView.contentOffset
    let place = rig.frame(rig.form.fields[5])
    let middle = CGPoint(x: place.midX, y: place.midY)
    rig.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 100), seconds: 0.1)
    #expect(!rig.form.fields[5].isFirstResponder && rig.scrollView.contentOffset.y > offset.y + 50)
    rig.phone.wait(5)
    for rest in [0.05, 0.4] {
      rig.scrollView.contentOffset = offset
      rig.phone.touch(.began, middle)
      rig.phone.wait(rest)
      rig.phone.touch(.ended, middle)
      #expect(rig.form.fields[5].isFirstResponder)
      rig.endEditing()
    }
  }

  // T4
  @Test(arguments: [
    UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive, .onDragWithAccessory,
    .interactiveWithAccessory,
  ])
  func `a first tap that trembles is the button's, however drags hide the keyboard`(
    mode: UIScrollView.KeyboardDismissMode
  ) throws {
    for way in [CGFloat(0), 4, 8] {
      let rig = try CaseRig(.plain)
      rig.scrollView.keyboardDismissMode = mode
      rig.focus(0)
      let place = rig.frame(rig.form.button)
      rig.phone.touch(.began, CGPoint(x: place.midX, y: place.midY))
      rig.phone.wait(0.05)
      rig.phone.touch(.moved, CGPoint(x: place.midX, y: place.midY + way))
      rig.phone.wait(0.05)
      rig.phone.touch(.ended, CGPoint(x: place.midX, y: place.midY + way))
      rig.phone.wait(1)
      #expect(rig.form.taps == 1 && rig.form.fields[0].isFirstResponder)
    }
  }
}
