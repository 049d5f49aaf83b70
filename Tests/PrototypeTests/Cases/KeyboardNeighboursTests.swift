import Foundation
import Phone
import Testing

@testable import Prototype
@testable import UIKit

/// What else people report of forms and keyboards: notifications in odd orders, other insets, other
/// places of the scroll view, and screens that come and go.
struct KeyboardNeighboursTests {
  private func post(_ name: NSNotification.Name, _ end: CGRect, from begin: CGRect = .zero) {
    NotificationCenter.default.post(
      name: name, object: UIScreen.main,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: begin,
        UIResponder.keyboardFrameEndUserInfoKey: end,
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
        UIResponder.keyboardAnimationCurveUserInfoKey: 7,
        UIResponder.keyboardIsLocalUserInfoKey: true,
      ])
  }

  private func keyboard(_ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: 844 - height, width: 390, height: height)
  }

  private let willShow = UIResponder.keyboardWillShowNotification
  private let willHide = UIResponder.keyboardWillHideNotification
  private let willChange = UIResponder.keyboardWillChangeFrameNotification

  // MARK: Notifications

  @Test(arguments: CaseForm.Shape.all)
  func `a keyboard that hides and shows twice in a moment leaves its room once`(
    shape: CaseForm.Shape
  ) throws {
    let rig = try CaseRig(shape)
    rig.focus(0)
    let (inset, up) = (rig.scrollView.contentInset, try #require(rig.log.end))
    post(willHide, up.offsetBy(dx: 0, dy: up.height), from: up)
    rig.phone.wait(0.04)
    post(willShow, up)
    rig.phone.wait(0.04)
    post(willShow, up)
    rig.phone.wait(1)
    #expect(rig.scrollView.contentInset == inset)
    #expect(rig.isInSight(rig.form.fields[0]))
    rig.endEditing()
    #expect(rig.scrollView.contentInset == shape.insets)
  }

  @Test func `heights that come one after the other are not added up`() throws {
    let rig = try CaseRig(.plain)
    for height in [0, 216, 256, 336, 291, 336] as [CGFloat] {
      post(willChange, keyboard(height))
      post(willShow, keyboard(height))
      rig.phone.wait(0.05)
      #expect(abs(rig.scrollView.contentInset.bottom - max(0, height - 34)) < 0.5, "\(height)")
    }
    post(willHide, CGRect(x: 0, y: 844, width: 390, height: 0))
    #expect(rig.scrollView.contentInset == .zero)
  }

  @Test func `a keyboard that hides twice, or without having come, takes nothing away`() throws {
    let insets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    let rig = try CaseRig(CaseForm.Shape(insets: insets))
    for _ in 0..<2 { post(willHide, keyboard(0)) }
    #expect(rig.scrollView.contentInset == insets)
    post(willShow, keyboard(336))
    for _ in 0..<3 { post(willHide, keyboard(0)) }
    #expect(rig.scrollView.contentInset == insets)
  }

  @Test func `without a duration everything is there at once`() throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 12))
    NotificationCenter.default.post(
      name: willShow, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: keyboard(336)])
    #expect(abs(rig.scrollView.contentInset.bottom - 302) < 0.5)
    #expect(rig.scrollView.layer.presented.bounds == rig.scrollView.bounds)
  }

  @Test func `a notification that says nothing changes nothing`() throws {
    let rig = try CaseRig(.plain)
    for name in [willShow, willChange, willHide] {
      NotificationCenter.default.post(name: name, object: nil)
      NotificationCenter.default.post(name: name, object: nil, userInfo: ["strange": 1])
    }
    #expect(rig.scrollView.contentInset == .zero)
  }

  @Test func `a keyboard that floats over the form covers no more than its place`() throws {
    let rig = try CaseRig(.plain, model: "ipad-11")
    let size = rig.phone.size
    post(willShow, CGRect(x: 200, y: size.height, width: 320, height: 260))
    #expect(rig.scrollView.contentInset.bottom == 0)
  }

  // MARK: Other insets

  @Test(arguments: [
    UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .never, .always,
  ])
  func `however the safe area counts, the keyboard's top is the end`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior
  ) throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 12))
    rig.scrollView.contentInsetAdjustmentBehavior = behavior
    rig.phone.wait(0.1)
    rig.focus(11)
    #expect(abs(rig.scrollView.adjustedContentInset.bottom - 336) < 0.5)
    #expect(rig.isInSight(rig.form.fields[11]))
    rig.endEditing()
    #expect(rig.scrollView.contentInset == .zero)
  }

  @Test func `room that the app adds to the safe area isn't counted twice`() throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 12))
    rig.form.additionalSafeAreaInsets.bottom = 50
    rig.phone.wait(0.1)
    rig.focus(11)
    #expect(abs(rig.scrollView.adjustedContentInset.bottom - 336) < 0.5)
    rig.endEditing()
    #expect(rig.scrollView.contentInset == .zero)
  }

  @Test func `a top inset that changes under the keyboard stays`() throws {
    let rig = try CaseRig(.plain)
    rig.focus(0)
    rig.scrollView.contentInset.top = 33
    rig.endEditing()
    #expect(rig.scrollView.contentInset == UIEdgeInsets(top: 33, left: 0, bottom: 0, right: 0))
  }

  @Test func `content that just fits with the keyboard's room gets no more than that`() throws {
    for top in stride(from: 300 as CGFloat, through: 480, by: 7) {
      let shape = CaseForm.Shape(fields: 1, top: top, bounces: false)
      let rig = try CaseRig(shape)
      rig.focus(0)
      #expect(abs(rig.scrollView.adjustedContentInset.bottom - 336) < 0.5, "\(top)")
      #expect(rig.isInSight(rig.form.fields[0]), "\(top)")
      rig.endEditing()
      #expect(!rig.scrollView.alwaysBounceVertical && rig.scrollView.contentInset == .zero)
    }
  }

  // MARK: Fingers

  @Test(arguments: CaseForm.Shape.all.filter(\.bounces))
  func `a keyboard that comes while a finger drags doesn't tear the content away`(
    shape: CaseForm.Shape
  ) throws {
    let rig = try CaseRig(shape)
    rig.phone.touch(.began, CGPoint(x: 330, y: 400))
    for step in 1...5 {
      rig.phone.wait(1.0 / 60)
      rig.phone.touch(.moved, CGPoint(x: 330, y: 400 - 6 * step))
    }
    let before = rig.scrollView.contentOffset.y
    post(willShow, keyboard(336))
    #expect(abs(rig.scrollView.contentOffset.y - before) < 1)
    rig.phone.wait(1.0 / 60)
    rig.phone.touch(.moved, CGPoint(x: 330, y: 365))
    #expect(abs(rig.scrollView.contentOffset.y - before) <= 10.5)
    rig.phone.touch(.ended, CGPoint(x: 330, y: 365))
    rig.phone.wait(6)
    #expect(rig.offsets.contains(rig.scrollView.contentOffset.y))
  }

  @Test func `scrolled away from, the field stays away until it is edited`() throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 12))
    rig.focus(0)
    rig.scrollView.contentOffset.y = rig.offsets.upperBound
    rig.phone.wait(3)
    #expect(rig.scrollView.contentOffset.y == rig.offsets.upperBound)
    rig.form.fields[1].becomeFirstResponder()
    rig.phone.wait(1)
    #expect(rig.isInSight(rig.form.fields[1]))
  }

  @Test func `a tap on a field beyond the keyboard's place brings it up and edits it`() throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 12))
    let place = rig.frame(rig.form.fields[10])
    rig.phone.tap(CGPoint(x: place.midX, y: place.midY))
    rig.phone.wait(1)
    #expect(rig.form.fields[10].isFirstResponder && rig.isInSight(rig.form.fields[10]))
  }

  // MARK: Screens that change

  @Test(arguments: CaseForm.Shape.all)
  func `turned without a keyboard, the form has no room for one`(shape: CaseForm.Shape) throws {
    let rig = try CaseRig(shape)
    rig.focus(0)
    rig.endEditing()
    rig.phone.send(.rotate(.landscapeRight))
    rig.phone.wait(1)
    #expect(rig.scrollView.contentInset == shape.insets)
    #expect(rig.offsets.contains(rig.scrollView.contentOffset.y))
  }

  @Test func `a secret that is shown and hidden while it is edited stays in sight`() throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 12))
    let field = rig.form.fields[8]
    rig.focus(8)
    for isSecret in [true, false, true] {
      field.isSecureTextEntry = isSecret
      rig.phone.wait(1)
      #expect(field.isFirstResponder && rig.isInSight(field) && rig.hasExpectedInset)
      #expect(!rig.log.names.contains("willHide"))
    }
  }

  @Test func `another kind of keyboard asked for while editing has its own room`() throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 12))
    let field = rig.form.fields[11]
    rig.focus(11)
    for type in [UIKeyboardType.numberPad, .emailAddress, .phonePad, .default] {
      field.keyboardType = type
      field.reloadInputViews()
      rig.phone.wait(1)
      #expect(rig.isInSight(field) && rig.hasExpectedInset)
    }
  }

  @Test func `a field outside the scroll view makes room, but moves nothing`() throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 12))
    let outside = UITextField(frame: CGRect(x: 20, y: 60, width: 100, height: 44))
    rig.form.view.addSubview(outside)
    rig.phone.wait(0.1)
    let offset = rig.scrollView.contentOffset
    outside.becomeFirstResponder()
    rig.phone.wait(1)
    #expect(rig.scrollView.contentOffset == offset && rig.hasExpectedInset)
  }

  @Test func `a form taken away with its keyboard comes back without its room`() throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 12))
    rig.focus(11)
    let page: UIView = rig.form.view
    let parent = try #require(page.superview)
    page.removeFromSuperview()
    rig.phone.wait(1)
    parent.addSubview(page)
    rig.phone.wait(1)
    #expect(rig.scrollView.contentInset == .zero)
    #expect(rig.offsets.contains(rig.scrollView.contentOffset.y))
    rig.focus(11)
    #expect(rig.isInSight(rig.form.fields[11]))
  }

  @Test func `larger text under the keyboard keeps the log-in form usable`() throws {
    let rig = try LoginRig("iphone-15")
    let log = KeyboardLog()
    defer { log.stop() }
    rig.focus(rig.form.email)
    rig.phone.send(.textSize(.accessibility3))
    rig.phone.wait(1)
    rig.scrollView.contentOffset.y = rig.offsets.upperBound
    #expect(rig.frame(rig.form.switchPurpose).maxY <= log.end.minY + 0.5)
  }

  @Test func `with a hardware keyboard the form makes room for the field's bar alone`() throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 6, hasBars: true))
    rig.phone.send(.toggleHardwareKeyboard)
    for index in [0, 2, 5] {
      rig.focus(index)
      #expect(rig.isInSight(rig.form.fields[index]) && rig.hasExpectedInset)
    }
    rig.endEditing()
    #expect(rig.scrollView.contentInset == .zero)
  }

  // MARK: Messages that push

  @Test func `a missing title doesn't push the button under the keyboard`() throws {
    let ada = Account(name: "Ada Moreau", email: "ada@example.org", avatar: "avatar-ada")
    for model in ["iphone-se-1", "iphone-se", "iphone-15", "ipad-11"] {
      let phone = Phone(PhoneSetup(model: try DeviceModel.named(model))) {
        TestApp { MainViewController(journal: Journal(account: ada)) }
      }
      let log = KeyboardLog()
      defer { log.stop() }
      phone.wait(0)
      try #require(phone.view("tab-compose") as? UIControl).sendActions(for: .touchUpInside)
      phone.wait(1)
      let name = try #require(phone.view("compose-name") as? UITextField)
      name.becomeFirstResponder()
      phone.wait(1)
      let share = try #require(phone.view("compose-share") as? UIControl)
      func gap() -> CGFloat { log.end.minY - share.convert(share.bounds, to: nil).maxY }
      let wasInSight = gap() >= 0
      share.sendActions(for: .touchUpInside)
      phone.wait(1)
      #expect(name.accessibilityHint != nil && name.isFirstResponder)
      #expect(!wasInSight || gap() >= 12, "\(model): \(gap())")
    }
  }
}
