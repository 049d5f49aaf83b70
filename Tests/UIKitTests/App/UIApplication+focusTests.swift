import Foundation
import Graphics
import Testing

@testable import UIKit

@MainActor struct FocusTests {
  private func add<View: UIView>(
    _ view: View, _ name: String, _ frame: CGRect, to parent: UIView
  ) -> View {
    view.frame = frame
    view.accessibilityIdentifier = name
    parent.addSubview(view)
    return view
  }

  private func names(_ stage: Stage, steps: Int, forward: Bool = true) -> [String?] {
    (0..<steps).map { _ in
      stage.application.moveFocus(forward: forward)
      let view = stage.application.focusedView ?? stage.window.firstResponder as? UIView
      return view?.accessibilityIdentifier
    }
  }

  /// An e-mail field, a password field with a button beside it, a button below.
  private func makeForm(_ stage: Stage) -> (email: UITextField, button: UIControl) {
    let button = add(
      UIControl(), "log in", CGRect(x: 20, y: 300, width: 350, height: 50), to: stage.window)
    let row = add(UIView(), "row", CGRect(x: 20, y: 200, width: 350, height: 50), to: stage.window)
    _ = add(UIControl(), "show", CGRect(x: 300, y: 5, width: 44, height: 40), to: row)
    _ = add(UITextField(), "password", CGRect(x: 0, y: 0, width: 290, height: 50), to: row)
    let email = add(
      UITextField(), "email", CGRect(x: 20, y: 100, width: 350, height: 50), to: stage.window)
    return (email, button)
  }

  @Test func `Tab goes on in reading order and around, Shift Tab back`() {
    let stage = Stage()
    _ = makeForm(stage)
    #expect(names(stage, steps: 5) == ["email", "password", "show", "log in", "email"])
    #expect(names(stage, steps: 2, forward: false) == ["log in", "show"])
  }

  @Test func `texts are edited at once, controls wait for Return`() {
    let stage = Stage()
    let (email, button) = makeForm(stage)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    stage.application.moveFocus(forward: true)
    #expect(email.isEditing)
    #expect(!stage.application.pressFocusedControl())
    stage.application.moveFocus(forward: false)
    #expect(!email.isEditing)
    #expect(button.isFocused)
    #expect(stage.application.pressFocusedControl())
    #expect(presses == 1)
  }

  @Test func `Escape leaves the control, then the text`() {
    let stage = Stage()
    let (email, _) = makeForm(stage)
    stage.application.moveFocus(forward: false)
    #expect(stage.application.dropFocus())
    #expect(stage.application.focusedView == nil)
    email.becomeFirstResponder()
    #expect(stage.application.dropFocus())
    #expect(!email.isEditing)
    #expect(!stage.application.dropFocus())
  }

  @Test func `hidden, disabled and covered views are passed over, scrolled ones are not`() {
    let stage = Stage()
    let (email, button) = makeForm(stage)
    email.isEnabled = false
    button.isHidden = true
    let clip = add(
      UIView(), "clip", CGRect(x: 0, y: 400, width: 390, height: 100), to: stage.window)
    clip.clipsToBounds = true
    _ = add(UIControl(), "far", CGRect(x: 0, y: 500, width: 100, height: 44), to: clip)
    _ = add(UIControl(), "under", CGRect(x: 0, y: 600, width: 100, height: 44), to: stage.window)
    _ = add(UIView(), "over", CGRect(x: 0, y: 550, width: 390, height: 200), to: stage.window)
    #expect(names(stage, steps: 4) == ["password", "show", "far", "password"])
  }

  @Test func `what moves can still be reached`() {
    let stage = Stage()
    let (email, _) = makeForm(stage)
    UIView.animate(withDuration: 1) { email.frame.origin.y += 10 }
    #expect(names(stage, steps: 1) == ["email"])
  }

  @Test func `a text that may not be left keeps the focus`() {
    final class Stubborn: UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let stage = Stage()
    let (email, _) = makeForm(stage)
    let delegate = Stubborn()
    email.delegate = delegate
    email.becomeFirstResponder()
    stage.application.moveFocus(forward: true)
    #expect(email.isEditing)
    #expect(stage.application.focusedView == nil)
  }

  @Test func `a ring shows where the focus is, outside the control, until a finger comes`() {
    let stage = Stage()
    let control = add(
      UIControl(), "one", CGRect(x: 100, y: 100, width: 50, height: 30), to: stage.window)
    control.clipsToBounds = true
    #expect(stage.ink().isNull)
    let before = DisplayList(windows: [stage.window], screen: stage.application.screen.bounds)
    stage.application.moveFocus(forward: true)
    #expect(stage.ink() == CGRect(x: 96, y: 96, width: 58, height: 38))
    let after = DisplayList(windows: [stage.window], screen: stage.application.screen.bounds)
    #expect(
      after.changes(since: before).contains(CGRect(x: 96, y: 96, width: 58, height: 38)))
    Finger(stage).tap(300, 300)
    #expect(stage.ink().isNull)
  }

  @Test func `the ring goes round the shape that is seen`() throws {
    let stage = Stage()
    let frame = CGRect(x: 100, y: 100, width: 80, height: 40)
    let round = add(UIControl(), "round", frame, to: stage.window)
    round.layer.cornerRadius = 20
    let plain = add(UIControl(), "plain", frame.offsetBy(dx: 0, dy: 100), to: stage.window)
    let slight = add(UIControl(), "slight", frame.offsetBy(dx: 0, dy: 200), to: stage.window)
    slight.layer.cornerRadius = 3
    var configuration = ButtonConfiguration()
    configuration.cornerStyle = .capsule
    let capsule = add(
      ConfiguredButton(configuration), "capsule", frame.offsetBy(dx: 0, dy: 300), to: stage.window)
    let toggle = add(UISwitch(), "toggle", frame.offsetBy(dx: 0, dy: 400), to: stage.window)
    toggle.frame.size = CGSize(width: 51, height: 31)
    let halo = add(UIControl(), "halo", frame.offsetBy(dx: 0, dy: 500), to: stage.window)
    let before = stage.ink()
    halo.focusEffect = UIFocusHaloEffect(
      roundedRect: CGRect(x: 10, y: 10, width: 60, height: 20), cornerRadius: 10, curve: .circular)
    stage.window.layoutIfNeeded()
    for (view, radius) in [
      (round, 20), (plain, 8), (slight, 3), (capsule, 20), (toggle, 15.5), (halo, 10),
    ] as [(UIView, CGFloat)] {
      let ring = try #require(view.focusRing(view.layer.model))
      #expect(ring.radius == radius + 4, "\(radius)")
      #expect(ring.rect.midX == view.bounds.midX && ring.rect.midY == view.bounds.midY)
    }
    #expect(halo.focusRing(halo.layer.model)?.rect.size == CGSize(width: 68, height: 28))
    halo.focusEffect = nil
    #expect(halo.focusRing(halo.layer.model) == nil)
    stage.application.moveFocus(forward: false)
    #expect(halo.isFocused && stage.ink() == before)
  }

  @Test func `at the edge of a row that clips, the ring is whole all the same`() {
    let stage = Stage()
    let row = UIScrollView(frame: CGRect(x: 50, y: 100, width: 200, height: 80))
    row.contentSize = CGSize(width: 600, height: 80)
    stage.window.addSubview(row)
    _ = add(UIControl(), "first", CGRect(x: 0, y: 20, width: 60, height: 40), to: row)
    stage.application.moveFocus(forward: true)
    #expect(stage.ink() == CGRect(x: 50, y: 116, width: 64, height: 48))
    let picture = stage.picture()
    #expect(picture.pixel(x: 50, y: 140) != 0xFFFF_FFFF)
    #expect(picture.pixel(x: 53, y: 140) == 0xFFFF_FFFF)
  }

  @Test func `a window without anything to reach stays as it is`() {
    let stage = Stage()
    stage.application.moveFocus(forward: true)
    #expect(stage.application.focusedView == nil)
  }

  @Test func `what has scrolled away comes into sight with its ring`() {
    let stage = Stage()
    let scrollView = add(
      UIScrollView(), "scroll", CGRect(x: 0, y: 100, width: 390, height: 300), to: stage.window)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 390, height: 1000)
    let far = add(
      UIControl(), "far", CGRect(x: 20, y: 700, width: 100, height: 44), to: scrollView)
    stage.application.moveFocus(forward: true)
    stage.application.clock.advance(to: stage.application.clock.now + 2)
    #expect(far.isFocused)
    #expect(abs(scrollView.contentOffset.y - (700 + 44 + 8 - 300)) < 0.01)
  }
}
