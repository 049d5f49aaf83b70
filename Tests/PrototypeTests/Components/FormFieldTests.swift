import Foundation
import Phone
import Testing

@testable import Prototype
@testable import UIKit

/// All of a field's box is the field's.
struct FormFieldTests {
  /// Places of a box: its icon, its corners and its edges.
  private static let places: [(x: CGFloat, y: CGFloat)] = [
    (0.09, 0.5), (0.01, 0.02), (0.01, 0.98), (0.995, 0.02), (0.995, 0.98), (0.5, 0.01),
  ]

  @Test(arguments: [true, false])
  func aTapAnywhereOnALoginFieldBeginsEditing(_ isEmail: Bool) throws {
    let rig = try LoginRig("iphone-15")
    let (field, other) =
      isEmail ? (rig.form.email, rig.form.password) : (rig.form.password, rig.form.email)
    let plate = try #require(field.textField.superview)
    for (x, y) in Self.places {
      other.textField.becomeFirstResponder()
      rig.phone.wait(1)
      let box = rig.frame(plate)
      rig.phone.tap(CGPoint(x: box.minX + x * box.width, y: box.minY + y * box.height))
      rig.phone.wait(1)
      #expect(field.textField.isFirstResponder, "\(x), \(y)")
    }
    let box = rig.frame(plate)
    other.textField.becomeFirstResponder()
    rig.phone.tap(CGPoint(x: box.minX - 2, y: box.midY))
    #expect(!field.textField.isFirstResponder)
  }

  @Test func theCaretGoesToTheNearestPlaceAndTheButtonKeepsItsTaps() throws {
    let rig = try LoginRig("iphone-15")
    rig.fill()
    let field = rig.form.password
    let plate = rig.frame(try #require(field.textField.superview))
    rig.phone.tap(CGPoint(x: plate.minX + 20, y: plate.midY))
    rig.phone.wait(1)
    #expect(field.textField.editor.content.selection == 0..<0)
    rig.tap(rig.form.passwordToggle)
    #expect(!field.textField.isSecureTextEntry)
    rig.form.email.textField.becomeFirstResponder()
    rig.phone.wait(1)
    rig.phone.tap(CGPoint(x: plate.maxX - 2, y: plate.midY))
    rig.phone.wait(1)
    #expect(field.textField.editor.content.selection == 8..<8)
  }

  @Test(arguments: [
    ("tab-discover", ["discover-search"]),
    ("tab-compose", ["compose-name", "compose-place", "compose-story"]),
  ])
  func fieldsOfPagesToo(_ tab: String, _ fields: [String]) throws {
    let ada = Account(name: "Ada Moreau", email: "ada@example.org", avatar: "avatar-ada")
    let phone = Phone(PhoneSetup(model: try .named("iphone-15-pro-max"))) {
      TestApp { MainViewController(journal: Journal(account: ada)) }
    }
    let bar = try #require(phone.frame(ofElement: tab))
    phone.tap(CGPoint(x: bar.midX, y: bar.midY))
    phone.wait(1)
    for identifier in fields {
      for (x, y) in Self.places {
        UIApplication.shared.keyWindow?.endEditing(true)
        phone.wait(1)
        let field = try #require(phone.view(identifier))
        let plate = try #require(field.superview)
        let box = plate.convert(plate.bounds, to: nil)
        phone.tap(CGPoint(x: box.minX + x * box.width, y: box.minY + y * box.height))
        phone.wait(0.1)
        #expect(field.isFirstResponder, "\(identifier): \(x), \(y)")
      }
    }
  }
}
