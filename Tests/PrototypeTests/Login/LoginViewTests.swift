import Foundation
import Graphics
import Phone
import Testing

@testable import Prototype
@testable import UIKit

struct LoginViewTests {
  private func logo(of form: LoginView) throws -> UIView {
    func find(in view: UIView) -> UIView? {
      if view.accessibilityLabel == "Foyer" { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(in: form))
  }

  @Test func noHalfLogoStandsUnderTheStatusBar() throws {
    let rig = try LoginRig("iphone-15")
    let logo = try logo(of: rig.form)
    #expect(logo.alpha == 1)
    rig.focus(rig.form.email)
    rig.type("ada@example")
    rig.phone.send(.key(.return, modifiers: []))
    rig.phone.send(.key(.return, modifiers: []))
    rig.phone.wait(1)
    #expect(rig.frame(logo).minY < rig.form.safeAreaInsets.top - 24)
    #expect(logo.alpha == 0)
    rig.controller.view.endEditing(true)
    rig.phone.wait(1)
    #expect(logo.alpha == 1)
  }

  @Test func whatIsWhollyInSightIsWhollyThere() throws {
    let rig = try LoginRig("iphone-15-pro-max")
    rig.focus(rig.form.password)
    let logo = try logo(of: rig.form)
    #expect(rig.frame(logo).minY >= rig.form.safeAreaInsets.top)
    #expect(logo.alpha == 1)
  }

  @Test(
    arguments: ["iphone-se-1", "iphone-13", "iphone-15-pro-max", "ipad-11"],
    [Orientation.portrait, .landscapeLeft])
  func messagesTakeNoMoreRoomThanTheyNeed(_ model: String, _ orientation: Orientation) throws {
    let rig = try LoginRig(model, orientation: orientation)
    func expectNoHoles(_ state: String) {
      let fields = [rig.form.email, rig.form.password]
      for field in fields {
        let fitting = field.systemLayoutSizeFitting(CGSize(width: field.bounds.width, height: 0))
        #expect(abs(field.bounds.height - fitting.height) < 1, "\(state)")
      }
      let (first, second) = (rig.frame(fields[0]), rig.frame(fields[1]))
      let isBeside = second.minX > first.minX
      #expect(isBeside == (rig.form.bounds.height < 450), "\(state)")
      let gap = isBeside ? second.minX - first.maxX : second.minY - first.maxY
      #expect(abs(gap - Spacing.snug) < 1, "\(state)")
      #expect(!isBeside || first.minY == second.minY, "\(state)")
    }
    for field in [rig.form.email, rig.form.password] { field.error = "That is wrong." }
    rig.phone.wait(1)
    expectNoHoles("at rest")
    rig.focus(rig.form.password)
    expectNoHoles("with the keyboard")
    rig.controller.view.endEditing(true)
    rig.phone.wait(1)
    expectNoHoles("without it again")
    rig.phone.send(.rotate(orientation == .portrait ? .landscapeLeft : .portrait))
    rig.phone.wait(1)
    expectNoHoles("turned")
  }

  @Test(arguments: ["iphone-se-1", "iphone-se", "iphone-13", "iphone-15", "iphone-15-pro-max"])
  func onItsSideFieldsAndButtonStandAboveTheKeyboard(_ model: String) throws {
    let rig = try LoginRig(model, orientation: .landscapeLeft)
    let log = KeyboardLog()
    defer { log.stop() }
    for field in [rig.form.email, rig.form.password] {
      rig.focus(field)
      #expect(rig.frame(field).minY >= 0)
      #expect(rig.frame(rig.form.logIn).maxY <= log.end.minY)
    }
    rig.controller.view.endEditing(true)
    rig.phone.wait(1)
    rig.form.switchPurpose.sendActions(for: .touchUpInside)
    rig.phone.wait(1)
    let gap = rig.frame(rig.form.logIn).minY - rig.frame(rig.form.password).maxY
    #expect(abs(gap - Spacing.gutter) < 1)
    #expect(rig.frame(rig.form.logIn).width == rig.frame(rig.form.email).width * 2 + Spacing.snug)
  }

  @Test func onItsSideLargeWordsKeepTheWholeWidth() throws {
    let rig = try LoginRig("iphone-15", orientation: .landscapeLeft)
    let fields = [rig.form.email, rig.form.password]
    let low = rig.frame(fields[0]).width
    rig.phone.send(.textSize(.accessibility3))
    rig.phone.wait(1)
    #expect(rig.frame(fields[0]).minX == rig.frame(fields[1]).minX)
    #expect(rig.frame(fields[0]).width > low)
    rig.phone.send(.textSize(.large))
    rig.phone.wait(1)
    #expect(rig.frame(fields[0]).minY == rig.frame(fields[1]).minY)
  }

  @Test(
    arguments: ["iphone-se-1", "iphone-se", "iphone-13", "iphone-15", "iphone-15-pro-max"],
    [Orientation.portrait, .landscapeLeft])
  func atRestTheHeadIsWholeOrAway(_ model: String, _ orientation: Orientation) throws {
    let rig = try LoginRig(model, orientation: orientation)
    func expectNoGhost(_ state: String) {
      let top = rig.form.safeAreaInsets.top
      let head = (try? logo(of: rig.form))?.superview?.subviews.prefix(3) ?? []
      #expect(head.count == 3)
      for part in head where !part.isHidden {
        #expect([0, 1].contains(part.alpha), "\(state)")
        #expect(part.layer.presentation()?.opacity == Float(part.alpha), "\(state)")
        let cut = top - rig.frame(part).minY
        let height = part.bounds.height
        let line = min((part as? UILabel)?.font.lineHeight ?? height, height)
        #expect((part.alpha == 0) == (cut > height - 0.92 * line), "\(state): \(cut)")
      }
    }
    rig.fill(email: "somebody.with.a.long.name@a-long-domain.example.org")
    expectNoGhost("edited")
    rig.controller.view.endEditing(true)
    rig.phone.wait(1)
    rig.form.forgot.sendActions(for: .touchUpInside)
    rig.accounts.replyReset()
    rig.phone.wait(1)
    expectNoGhost("told")
    rig.focus(rig.form.password)
    expectNoGhost("told and edited")
    for y in stride(from: -60.0, to: 160, by: 3) {
      rig.scrollView.contentOffset.y = y
      rig.phone.wait(0.3)
      expectNoGhost("\(y)")
    }
  }

  @Test func theRingOfFocusLeavesAirAroundALink() throws {
    let rig = try LoginRig()
    let link = rig.form.forgot
    let ring = try rig.ring(link)
    #expect(ring.minY - rig.frame(rig.form.password).maxY >= 4)
    #expect(rig.frame(rig.form.logIn).minY - ring.maxY >= 4)
    #expect(ring.contains(rig.frame(link.words).insetBy(dx: 1, dy: 0)))
    let other = rig.form.switchPurpose
    let words = try rig.ring(other)
    #expect(abs(words.midX - rig.frame(other).midX) < 0.01)
    #expect(words.width < other.words.intrinsicContentSize.width + 20)
  }

  @Test func theRingOfTheEyeStaysWithinItsField() throws {
    let rig = try LoginRig()
    let ring = try rig.ring(rig.form.passwordToggle)
    #expect(rig.frame(rig.form.password).insetBy(dx: 2, dy: 2).contains(ring))
  }
}
