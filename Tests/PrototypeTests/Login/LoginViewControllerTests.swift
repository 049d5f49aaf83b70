import Foundation
import Phone
import Testing

@testable import Prototype
@testable import UIKit

struct LoginViewControllerTests {
  private let ada = Account(name: "Ada Moreau", email: "ada@example.org", avatar: "avatar-ada")

  @Test func returnGoesOnToThePasswordAndThenLogsIn() throws {
    let rig = try LoginRig()
    rig.fill()
    #expect(rig.form.password.textField.isFirstResponder)
    rig.phone.send(.key(.return, modifiers: []))
    #expect(rig.accounts.logIns.count == 1)
    #expect(rig.accounts.logIns.first?.email == "ada@example.org")
    #expect(rig.accounts.logIns.first?.password == "lovelace")
  }

  // T4
  @Test func oneTapLogsInWhileTheKeyboardIsUp() throws {
    let rig = try LoginRig()
    rig.fill()
    rig.tap(rig.form.logIn)
    rig.phone.wait(1)
    #expect(rig.accounts.logIns.count == 1)
  }

  @Test func whileTheRequestRunsTheButtonIsBusyAndAsksNoSecondTime() throws {
    let rig = try LoginRig()
    rig.fill()
    rig.tap(rig.form.logIn)
    #expect(rig.form.logIn.isBusy)
    rig.tap(rig.form.logIn)
    rig.phone.send(.key(.return, modifiers: []))
    #expect(rig.accounts.logIns.count == 1)
    rig.accounts.reply(.failure(.refused))
    #expect(!rig.form.logIn.isBusy)
  }

  @Test func whoIsLetInIsAnnouncedAndTheKeyboardGoes() throws {
    let rig = try LoginRig()
    var account: Account?
    rig.controller.onLogIn = { account = $0 }
    rig.fill()
    rig.tap(rig.form.logIn)
    rig.accounts.reply(.success(ada))
    #expect(account == ada)
    #expect(!rig.form.password.textField.isFirstResponder)
  }

  @Test func aRefusedLoginSaysSoAtThePassword() throws {
    let rig = try LoginRig()
    rig.fill()
    rig.tap(rig.form.logIn)
    rig.accounts.reply(.failure(.refused))
    #expect(rig.form.password.error == LoginForm.Problem.refused.message)
    #expect(rig.form.email.error == nil)
  }

  @Test func aRefusalGoesAsTheAddressIsCorrected() throws {
    let rig = try LoginRig()
    rig.fill()
    rig.tap(rig.form.logIn)
    rig.accounts.reply(.failure(.refused))
    rig.form.email.textField.becomeFirstResponder()
    #expect(rig.form.password.error != nil)
    rig.form.email.textField.insertText("x")
    #expect(rig.form.password.error == nil)
  }

  @Test func aPasswordIsStillMissingAsTheAddressIsCorrected() throws {
    let rig = try LoginRig()
    rig.fill(password: "")
    rig.tap(rig.form.logIn)
    rig.form.email.textField.insertText("x")
    #expect(rig.form.password.error == LoginForm.Problem.passwordMissing.message)
  }

  @Test func anEmptyFormSaysWhatIsMissingAtBothFields() throws {
    let rig = try LoginRig()
    rig.tap(rig.form.logIn)
    #expect(rig.accounts.logIns.isEmpty)
    #expect(rig.form.email.error == LoginForm.Problem.emailMissing.message)
    #expect(rig.form.password.error == LoginForm.Problem.passwordMissing.message)
  }

  @Test func theCaretMovesToTheFirstFieldThatIsWrong() throws {
    let rig = try LoginRig()
    rig.fill(email: "ada@example")
    rig.tap(rig.form.logIn)
    #expect(rig.accounts.logIns.isEmpty)
    #expect(rig.form.email.textField.isFirstResponder)
    #expect(rig.form.email.error == LoginForm.Problem.emailMalformed.message)
  }

  @Test func aMessageGoesAsSoonAsTheTextIsEdited() throws {
    let rig = try LoginRig()
    rig.tap(rig.form.logIn)
    rig.focus(rig.form.email)
    #expect(rig.form.email.error != nil)
    rig.type("a")
    #expect(rig.form.email.error == nil)
    #expect(rig.form.password.error != nil)
  }

  @Test func theEyeShowsThePasswordAndHidesItAgain() throws {
    let rig = try LoginRig()
    rig.focus(rig.form.password)
    rig.type("secret")
    let label = rig.form.passwordToggle.accessibilityLabel
    rig.tap(rig.form.passwordToggle)
    #expect(!rig.form.password.textField.isSecureTextEntry)
    #expect(rig.form.passwordToggle.accessibilityLabel != label)
    #expect(rig.form.password.text == "secret")
    #expect(rig.form.password.textField.isFirstResponder)
    rig.tap(rig.form.passwordToggle)
    #expect(rig.form.password.textField.isSecureTextEntry)
    #expect(rig.form.password.text == "secret")
  }

  @Test func aForgottenPasswordNeedsAnAddress() throws {
    let rig = try LoginRig()
    rig.tap(rig.form.forgot)
    #expect(rig.accounts.resets.isEmpty)
    #expect(rig.form.email.error == LoginForm.Problem.emailMissing.message)
    rig.focus(rig.form.email)
    rig.type("ada@example.org")
    rig.tap(rig.form.forgot)
    #expect(rig.accounts.resets == ["ada@example.org"])
    #expect(!rig.form.forgot.isEnabled)
    rig.accounts.replyReset()
    #expect(rig.form.forgot.isEnabled)
    #expect(rig.form.notice.text?.contains("ada@example.org") == true)
    #expect(!rig.form.notice.isHidden)
  }

  @Test(arguments: [
    ("", "", true), ("ada@example.org", "", false), ("ada@example", "lovelace", true),
  ])
  func theCaretGoesIntoTheFirstFieldThatIsWrongThoughNothingIsEdited(
    _ email: String, _ password: String, _ isEmail: Bool
  ) throws {
    let rig = try LoginRig()
    let log = KeyboardLog()
    defer { log.stop() }
    (rig.form.email.text, rig.form.password.text) = (email, password)
    rig.tap(rig.form.logIn)
    rig.phone.wait(1)
    let field = isEmail ? rig.form.email : rig.form.password
    #expect(field.textField.isEditing)
    #expect(field.textField.accessibilityHint == field.error && field.error != nil)
    #expect(rig.frame(rig.form.logIn).maxY < log.end.minY && rig.frame(field).minY > 59)
  }

  @Test func theCaretTakesTheFocusOfTab() throws {
    let rig = try LoginRig()
    rig.phone.send(.key(.tab, modifiers: .shift))
    rig.phone.send(.key(.tab, modifiers: .shift))
    #expect(rig.form.logIn.isFocused)
    rig.phone.send(.key(.return, modifiers: []))
    #expect(rig.form.email.textField.isEditing && !rig.form.logIn.isFocused)
  }

  @Test func aFieldWithAProblemComesIntoSight() throws {
    let rig = try LoginRig("iphone-se-1", orientation: .landscapeLeft)
    let frame = rig.frame(rig.form.email)
    rig.scrollView.contentOffset.y += frame.midY
    rig.phone.wait(0.1)
    #expect(rig.frame(rig.form.email).minY < 0)
    rig.tap(rig.form.forgot)
    rig.phone.wait(1)
    #expect(rig.form.email.error != nil)
    #expect(rig.frame(rig.form.email).minY >= 0)
    #expect(rig.form.email.textField.isEditing)
  }

  @Test func anAccountCanBeMade() throws {
    let rig = try LoginRig()
    rig.tap(rig.form.switchPurpose)
    rig.phone.wait(1)
    rig.fill(password: "short")
    rig.tap(rig.form.logIn)
    #expect(rig.accounts.creations == 0)
    #expect(
      rig.form.password.error == LoginForm.Problem.passwordTooShort(shortest: 6).message)
    rig.type("er")
    rig.tap(rig.form.logIn)
    #expect(rig.accounts.creations == 1)
    #expect(rig.accounts.logIns.isEmpty)
    rig.accounts.reply(.failure(.taken))
    #expect(rig.form.email.error == LoginForm.Problem.taken.message)
  }

  @Test func theFormGoesWhenNobodyNeedsIt() {
    weak var gone: LoginViewController?
    do {
      let controller = LoginViewController(accounts: FakeAccounts())
      controller.loadViewIfNeeded()
      gone = controller
    }
    #expect(gone == nil)
  }
}
