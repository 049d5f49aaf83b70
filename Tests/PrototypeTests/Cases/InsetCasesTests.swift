import Foundation
import Phone
import Testing

@testable import Prototype
@testable import UIKit

/// Groups R and A of the bug reports: insets, rotation, safe areas and the tab bar.
struct InsetCasesTests {
  // A1, A2, A4
  @Test(arguments: DeviceModel.kinds.map(\.id), [Orientation.portrait, .landscapeLeft])
  func `the room is what the keyboard covers, less the safe area, on every device`(
    model: String, orientation: Orientation
  ) throws {
    for shape in CaseForm.Shape.all {
      let rig = try CaseRig(shape, model: model, orientation: orientation)
      rig.focus(0)
      let what = "\(model) \(orientation) \(shape.testDescription)"
      #expect(rig.hasExpectedInset, "\(what)")
      #expect(
        abs(
          rig.scrollView.verticalScrollIndicatorInsets.bottom
            - max(
              0,
              rig.frame(rig.scrollView).maxY - rig.keyboardTop
                - rig.scrollView.safeAreaInsets.bottom)) < 0.5, "\(what)")
      guard shape.insets.bottom < 100, shape.bounces else { continue }
      let end =
        rig.scrollView.contentSize.height - rig.offsets.upperBound
        + rig.frame(rig.scrollView).minY
      let isTooTall = rig.offsets.upperBound > rig.offsets.lowerBound
      #expect(!isTooTall || abs(end - rig.keyboardTop) < 0.5, "\(what)")
    }
  }

  // A1, A4
  @Test func `336 of keyboard are 302 of inset on a full screen and 253 above a tab bar`() throws {
    let full = try CaseRig(.plain)
    full.focus(0)
    #expect(abs(full.scrollView.contentInset.bottom - 302) < 0.5)
    #expect(abs(full.scrollView.adjustedContentInset.bottom - 336) < 0.5)
    let tab = try CaseRig(CaseForm.Shape(hasTabBar: true))
    tab.focus(0)
    #expect(tab.frame(tab.scrollView).maxY == 761)
    #expect(abs(tab.scrollView.adjustedContentInset.bottom - 253) < 0.5)
  }

  // A5
  @Test(arguments: ["iphone-se-1", "iphone-8", "iphone-14", "iphone-15-pro-max"])
  func `a tab bar below the form makes no difference to where the field ends up`(
    model: String
  ) throws {
    for index in [0, 5, 8] {
      let places = try [false, true].map { hasTabBar -> CGFloat in
        let rig = try CaseRig(CaseForm.Shape(fields: 9, hasTabBar: hasTabBar), model: model)
        rig.focus(index)
        return rig.frame(rig.form.fields[index]).minY
      }
      #expect(abs(places[0] - places[1]) < 0.5)
    }
  }

  // A7
  @Test(arguments: DeviceModel.kinds.filter { !$0.isPad }.map(\.id))
  func `a short form that didn't scroll does so above the keyboard`(model: String) throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 1, top: 300, bounces: false), model: model)
    let before = rig.scrollView.adjustedContentInset.bottom
    #expect(rig.offsets.lowerBound == rig.offsets.upperBound)
    rig.focus(0)
    let covered = rig.phone.size.height - rig.keyboardTop
    #expect(abs(rig.scrollView.adjustedContentInset.bottom - covered) < 0.5)
    let needs = rig.scrollView.contentSize.height + rig.scrollView.adjustedContentInset.top
    #expect((rig.offsets.upperBound > rig.offsets.lowerBound) == (needs > rig.keyboardTop))
    rig.endEditing()
    #expect(rig.scrollView.adjustedContentInset.bottom == before)
  }

  // A9
  @Test(arguments: ["iphone-se", "iphone-14", "iphone-15-pro-max", "ipad-11"])
  func `the tab bar stays below the keyboard in every frame`(model: String) throws {
    let rig = try CaseRig(CaseForm.Shape(hasTabBar: true), model: model)
    let bar = try #require(rig.bar)
    let place = bar.frame
    rig.form.fields[0].becomeFirstResponder()
    rig.watch(0.7) { #expect(bar.layer.presented.frame == place) }
    rig.form.view.endEditing(true)
    rig.watch(0.7) { #expect(bar.layer.presented.frame == place) }
  }

  // R1, R2
  @Test(arguments: DeviceModel.kinds.map(\.id))
  func `turned with the keyboard up, the inset is that of the new orientation`(
    model: String
  ) throws {
    for shape in CaseForm.Shape.all {
      let rig = try CaseRig(shape, model: model)
      let index = rig.form.fields.count - 1
      rig.focus(index)
      for orientation in [Orientation.landscapeLeft, .portrait, .landscapeRight, .portrait] {
        rig.phone.send(.rotate(orientation))
        rig.phone.wait(1)
        let what = "\(model) \(orientation) \(shape.testDescription)"
        #expect(rig.hasExpectedInset, "\(what)")
        #expect(rig.isInSight(rig.form.fields[index]), "\(what)")
        #expect(rig.offsets.contains(rig.scrollView.contentOffset.y), "\(what)")
      }
    }
  }

  // R1
  @Test func `302 upright are 198 on its side and 302 again`() throws {
    let rig = try CaseRig(.plain)
    rig.focus(0)
    #expect(abs(rig.scrollView.contentInset.bottom - 302) < 0.5)
    rig.phone.send(.rotate(.landscapeLeft))
    rig.phone.wait(1)
    #expect(abs(rig.scrollView.contentInset.bottom - 198) < 0.5)
    rig.phone.send(.rotate(.portrait))
    rig.phone.wait(1)
    #expect(abs(rig.scrollView.contentInset.bottom - 302) < 0.5)
  }

  // R4
  @Test(arguments: 0..<20)
  func `whatever happens, the insets come back`(seed: Int) throws {
    let shape = CaseForm.Shape.all[seed % CaseForm.Shape.all.count]
    let rig = try CaseRig(
      shape, model: ["iphone-14", "iphone-se-1", "ipad-11"][seed % 3],
      announcesEverySwitch: seed.isMultiple(of: 2))
    var dice = UInt64(seed + 1)
    func roll(_ sides: UInt64) -> UInt64 {
      dice = dice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return dice >> 33 % sides
    }
    for _ in 0..<100 {
      switch roll(7) {
      case 0, 1, 2:
        rig.form.fields[Int(roll(UInt64(rig.form.fields.count)))].becomeFirstResponder()
      case 3: rig.form.view.endEditing(true)
      case 4: rig.phone.send(.toggleSoftwareKeyboard)
      case 5: rig.phone.send(.toggleHardwareKeyboard)
      default:
        rig.phone.send(
          .rotate(rig.phone.orientation == .portrait ? .landscapeRight : .portrait))
      }
      rig.phone.wait(Double(roll(7)) / 10)
    }
    rig.endEditing()
    #expect(rig.scrollView.contentInset == shape.insets)
    #expect(rig.scrollView.verticalScrollIndicatorInsets == .zero)
    #expect(rig.offsets.contains(rig.scrollView.contentOffset.y))
    rig.phone.send(.rotate(.portrait))
    rig.phone.wait(1)
    #expect(rig.scrollView.contentInset == shape.insets)
    #expect(rig.offsets.contains(rig.scrollView.contentOffset.y))
  }

  // R6, R7
  @Test(arguments: CaseForm.Shape.all, ["iphone-se-1", "iphone-14"])
  func `from the end of the content it falls back without going up, and no band stays`(
    shape: CaseForm.Shape, model: String
  ) throws {
    let untouched = try CaseRig(shape, model: model)
    untouched.phone.wait(4)
    let rig = try CaseRig(shape, model: model)
    rig.focus(0)
    rig.scrollView.contentOffset.y = rig.offsets.upperBound
    rig.phone.wait(2)
    rig.form.view.endEditing(true)
    var last = rig.scrollView.layer.presented.bounds.minY
    rig.watch(0.8) {
      let now = rig.scrollView.layer.presented.bounds.minY
      #expect(now <= last + 0.01)
      last = now
    }
    #expect(rig.offsets.contains(rig.scrollView.contentOffset.y))
    rig.scrollView.contentOffset.y = untouched.scrollView.contentOffset.y
    rig.phone.wait(3)
    #expect(rig.phone.picture().equals(untouched.phone.picture()))
  }

  // A10, A11
  @Test(arguments: CaseForm.Shape.all)
  func `frames that are no keyboard of ours give no room`(shape: CaseForm.Shape) throws {
    let rig = try CaseRig(shape)
    let size = rig.phone.size
    let up = CGRect(x: 0, y: size.height - 336, width: size.width, height: 336)
    let away = CGRect(x: 0, y: size.height, width: size.width, height: 336)
    for (begin, end, isLocal) in [
      (CGRect.zero, CGRect.zero, true), (.zero, away, true), (away, away, true),
      (up, CGRect(x: 0, y: size.height, width: size.width, height: 0), true),
      (away, up, false), (.zero, CGRect(x: 0, y: 0, width: 0, height: 0), true),
    ] {
      for name in [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
      ] {
        NotificationCenter.default.post(
          name: name, object: UIScreen.main,
          userInfo: [
            UIResponder.keyboardFrameBeginUserInfoKey: begin,
            UIResponder.keyboardFrameEndUserInfoKey: end,
            UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
            UIResponder.keyboardAnimationCurveUserInfoKey: 7,
            UIResponder.keyboardIsLocalUserInfoKey: isLocal,
          ])
        #expect(rig.scrollView.contentInset == shape.insets)
      }
    }
  }

  // R3
  @Test func `the indicators' insets come back too, however often the phone is turned`() throws {
    let insets = UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 6)
    let rig = try CaseRig(CaseForm.Shape(insets: insets))
    let (tall, wide) = (
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    )
    rig.scrollView.verticalScrollIndicatorInsets = tall
    rig.scrollView.horizontalScrollIndicatorInsets = wide
    for _ in 0..<3 {
      rig.focus(0)
      rig.phone.send(.rotate(.landscapeLeft))
      rig.phone.wait(0.1)
      rig.phone.send(.rotate(.portrait))
      rig.phone.wait(0.05)
      rig.endEditing()
      #expect(rig.scrollView.verticalScrollIndicatorInsets == tall)
      #expect(rig.scrollView.horizontalScrollIndicatorInsets == wide)
      #expect(rig.scrollView.contentInset == insets)
    }
  }

  // R5
  @Test(arguments: CaseForm.Shape.all, ["iphone-se-1", "iphone-14"])
  func `what didn't scroll before the keyboard doesn't after it`(
    shape: CaseForm.Shape, model: String
  ) throws {
    let rig = try CaseRig(shape, model: model)
    let (size, frame) = (rig.scrollView.contentSize, rig.scrollView.frame)
    let (range, axes) = (rig.offsets, rig.scrollView.draggableAxes)
    rig.focus(0)
    #expect(rig.scrollView.contentSize == size && rig.scrollView.frame == frame)
    rig.endEditing()
    #expect(rig.scrollView.contentSize == size && rig.scrollView.frame == frame)
    #expect(rig.offsets == range && rig.scrollView.draggableAxes == axes)
  }

  // R5
  @Test func `a keyboard that goes while a finger drags leaves the content in range`() throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 12))
    rig.focus(11)
    rig.phone.touch(.began, CGPoint(x: 330, y: 300))
    for step in 1...6 {
      rig.phone.wait(1.0 / 60)
      rig.phone.touch(.moved, CGPoint(x: 330, y: 300 - 5 * step))
    }
    #expect(rig.scrollView.isDragging)
    rig.form.view.endEditing(true)
    rig.phone.wait(0.5)
    rig.phone.touch(.moved, CGPoint(x: 330, y: 268))
    rig.phone.touch(.ended, CGPoint(x: 330, y: 268))
    rig.phone.wait(3)
    #expect(rig.offsets.contains(rig.scrollView.contentOffset.y))
    #expect(rig.scrollView.contentInset == .zero)
    #expect(rig.scrollView.layer.presented.bounds == rig.scrollView.bounds)
  }
}
