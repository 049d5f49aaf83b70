import Foundation
import Phone
import Testing

@testable import Prototype
@testable import UIKit

/// Group K of the bug reports: the keyboard covers something.
struct CoverCasesTests {
  // K1, K2, K5
  @Test(arguments: DeviceModel.kinds.map(\.id), [Orientation.portrait, .landscapeLeft])
  func `whatever field is edited, it is in sight and the button can be reached`(
    model: String, orientation: Orientation
  ) throws {
    for shape in CaseForm.Shape.all {
      let rig = try CaseRig(shape, model: model, orientation: orientation)
      for index in Set([0, shape.fields / 2, shape.fields - 1]) {
        rig.focus(index)
        let what = "\(model) \(orientation) \(shape.testDescription), field \(index)"
        #expect(rig.isInSight(rig.form.fields[index]), "\(what)")
        let button = rig.form.button.convert(rig.form.button.bounds, to: rig.scrollView)
        let bottom = button.maxY - rig.offsets.upperBound + rig.frame(rig.scrollView).minY
        #expect(bottom <= rig.keyboardTop + 0.5, "\(what)")
      }
    }
  }

  // K4
  @Test func `on its side the button can be brought into sight and go does the same once`() throws {
    let rig = try LoginRig("iphone-x", orientation: .landscapeLeft)
    let log = KeyboardLog()
    defer { log.stop() }
    rig.fill()
    rig.phone.wait(1)
    #expect(log.end.minY == 204 || log.end.minY == 166)
    rig.scrollView.contentOffset.y = rig.offsets.upperBound
    #expect(rig.frame(rig.form.logIn).maxY <= log.end.minY + 0.5)
    rig.phone.send(.key(.return, modifiers: []))
    #expect(rig.accounts.logIns.count == 1)
    rig.accounts.reply(.failure(.refused))
    rig.tap(rig.form.logIn)
    #expect(rig.accounts.logIns.count == 2)
  }

  // K6
  @Test(arguments: CaseForm.Shape.all)
  func `after editing everything is as it was`(shape: CaseForm.Shape) throws {
    for model in ["iphone-se-1", "iphone-14", "ipad-11"] {
      let rig = try CaseRig(shape, model: model)
      for index in rig.form.fields.indices {
        rig.focus(index)
        rig.endEditing()
        #expect(rig.scrollView.contentInset == shape.insets)
        #expect(rig.scrollView.verticalScrollIndicatorInsets == .zero)
        #expect(rig.offsets.contains(rig.scrollView.contentOffset.y))
        let bottom = rig.bar?.frame.minY ?? rig.phone.size.height
        #expect(rig.frame(rig.scrollView).maxY == bottom - shape.margins.bottom)
      }
    }
  }

  // K8
  @Test(arguments: DeviceModel.kinds.map(\.id))
  func `at the end of the content the last view shows whole`(model: String) throws {
    for orientation in [Orientation.portrait, .landscapeLeft] {
      for shape in CaseForm.Shape.all {
        let rig = try CaseRig(shape, model: model, orientation: orientation)
        rig.focus(0)
        rig.scrollView.contentOffset.y = rig.offsets.upperBound
        #expect(rig.frame(rig.form.button).maxY <= rig.keyboardTop + 0.5)
      }
    }
  }

  // K9
  @Test(arguments: CaseForm.Shape.all)
  func `whatever the insets make too tall can be dragged`(shape: CaseForm.Shape) throws {
    let rig = try CaseRig(shape)
    rig.focus(0)
    #expect(rig.scrollView.contentSize.height >= rig.form.button.frame.maxY)
    let isTooTall = rig.offsets.upperBound > rig.offsets.lowerBound
    let inset = rig.scrollView.adjustedContentInset
    #expect(
      isTooTall
        == (rig.scrollView.contentSize.height + inset.top + inset.bottom
          > rig.scrollView.bounds.height))
    rig.scrollView.contentOffset.y = rig.offsets.lowerBound
    rig.phone.wait(0.1)
    let before = rig.scrollView.contentOffset.y
    rig.phone.touch(.began, CGPoint(x: 330, y: 300))
    for step in 1...10 {
      rig.phone.wait(1.0 / 60)
      rig.phone.touch(.moved, CGPoint(x: 330, y: 300 - 4 * step))
    }
    let moved = rig.scrollView.contentOffset.y
    #expect((moved > before) == (isTooTall || shape.bounces))
    rig.phone.touch(.ended, CGPoint(x: 330, y: 260))
  }

  // K9
  @Test(arguments: ["iphone-se-1", "iphone-14", "iphone-16-pro-max"])
  func `the login form's content is as tall as what is on it`(model: String) throws {
    let rig = try LoginRig(model)
    rig.focus(rig.form.email)
    let last = rig.form.switchPurpose.convert(rig.form.switchPurpose.bounds, to: rig.scrollView)
    #expect(rig.scrollView.contentSize.height >= last.maxY)
  }
}
