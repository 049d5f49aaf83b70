import Foundation
import Phone
import Testing

@testable import Prototype
@testable import UIKit

/// Every screen of the app, one after the other, for checks that hold everywhere.
struct Tour {
  var model = "iphone-15"
  var orientation = Orientation.portrait
  var appearance = Appearance.light
  var textSize = TextSize.large
  var language = "en"

  /// Goes through the screens; `look` gets the phone and the name of each.
  func visit(_ look: (Phone, String) throws -> Void) throws {
    try visitLogin(look)
    try visitPages(look)
  }

  private func makePhone(_ root: @escaping () -> UIViewController) throws -> Phone {
    var setup = PhoneSetup(
      model: try DeviceModel.named(model), orientation: orientation, appearance: appearance,
      language: language)
    setup.textSize = textSize
    let phone = Phone(setup) { TestApp(root) }
    UIApplication.shared.keyWindow?.tintColor = Palette.accent
    phone.wait(1)
    return phone
  }

  private func visitLogin(_ look: (Phone, String) throws -> Void) throws {
    let phone = try makePhone { LoginViewController(accounts: FakeAccounts()) }
    try look(phone, "login")
    try #require(phone.view("login-email") as? UITextField).becomeFirstResponder()
    phone.wait(1)
    try look(phone, "login-keyboard")
    phone.send(.text("ada@example"))
    try press("login-submit", on: phone)
    try look(phone, "login-error")
    try press("login-switch", on: phone)
    try look(phone, "sign-up")
  }

  private func visitPages(_ look: (Phone, String) throws -> Void) throws {
    let ada = Account(name: "Ada Moreau", email: "ada@example.org", avatar: "avatar-ada")
    let phone = try makePhone { MainViewController(journal: Journal(account: ada)) }
    for page in ["home", "discover", "compose", "messages", "profile"] {
      try press("tab-\(page)", on: phone)
      try look(phone, page)
      guard page == "messages" else { continue }
      try press("conversation-0", on: phone)
      try look(phone, "conversation")
    }
  }

  private func press(_ identifier: String, on phone: Phone) throws {
    let control = try #require(phone.view(identifier) as? UIControl, "\(identifier)")
    control.sendActions(for: .touchUpInside)
    phone.wait(1)
  }
}

extension UIView {
  /// This view and all in it that show.
  var shownViews: [UIView] {
    isHidden || alpha < 0.01 || accessibilityElementsHidden
      ? [] : [self] + subviews.flatMap(\.shownViews)
  }
}

extension UIApplication {
  /// The labels of the app that show, from back to front.
  var shownLabels: [UILabel] {
    (keyWindow?.shownViews ?? []).compactMap { $0 as? UILabel }.filter { $0.text?.isEmpty == false }
  }
}
