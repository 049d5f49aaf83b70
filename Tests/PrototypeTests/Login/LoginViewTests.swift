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
}
