import Foundation
import Testing

@testable import Phone
@testable import Prototype
@testable import UIKit

/// A tap beside everything that can be tapped puts the keyboard away.
struct BackgroundTapTests {
  @Test func theBackgroundAndWordsPutTheKeyboardAway() throws {
    let rig = try LoginRig("iphone-15")
    let box = rig.frame(rig.form.email)
    for point in [
      CGPoint(x: 6, y: box.midY), CGPoint(x: box.midX, y: box.maxY + 6),
      CGPoint(x: box.midX, y: box.minY - 20),
    ] {
      rig.form.email.textField.becomeFirstResponder()
      rig.phone.wait(1)
      #expect(rig.phone.keyboard.isShown)
      let moved = rig.frame(rig.form.email).minY - box.minY
      rig.phone.tap(CGPoint(x: point.x, y: point.y + moved))
      #expect(!rig.form.email.textField.isFirstResponder, "\(point)")
      rig.phone.wait(1)
      #expect(!rig.phone.keyboard.isShown)
    }
  }

  @Test func controlsKeepIt() throws {
    let rig = try LoginRig("iphone-15")
    rig.fill()
    rig.tap(rig.form.passwordToggle)
    rig.phone.wait(1)
    #expect(!rig.form.password.textField.isSecureTextEntry)
    #expect(rig.form.password.textField.isFirstResponder)
    rig.tap(rig.form.email.textField)
    rig.phone.wait(1)
    #expect(rig.form.email.textField.isFirstResponder && rig.phone.keyboard.isShown)
    rig.tap(rig.form.logIn)
    #expect(rig.accounts.logIns.count == 1 && rig.form.email.textField.isFirstResponder)
  }

  @Test func aFingerThatScrollsIsNoTap() throws {
    let rig = try LoginRig("iphone-15")
    rig.scrollView.keyboardDismissMode = .none
    rig.focus(rig.form.email)
    let start = CGPoint(x: 6, y: 300)
    rig.phone.touch(.began, start)
    for step in 1...5 {
      rig.phone.wait(0.02)
      rig.phone.touch(.moved, CGPoint(x: 6, y: 300 - CGFloat(step) * 8))
    }
    rig.phone.touch(.ended, CGPoint(x: 6, y: 260))
    rig.phone.wait(1)
    #expect(rig.form.email.textField.isFirstResponder)
  }
}
