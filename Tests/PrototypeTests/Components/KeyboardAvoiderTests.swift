import Foundation
import Phone
import Testing

@testable import Prototype
@testable import UIKit

struct KeyboardAvoiderTests {
  /// A page with a button in its middle and a field below it.
  private final class Page: UIViewController {
    let page = PageView()
    let button = PrimaryButton("Go")
    let field = FormField(icon: "lock", placeholder: "Code")
    lazy var keyboard = KeyboardAvoider(page.scrollView)

    override func loadView() {
      view = page
      let space = UIView()
      space.constrain(height: 560)
      page.add(space)
      page.add(button)
      page.add(field)
      keyboard.keepsInSight = { [weak self] in self?.button }
      keyboard.start()
    }
  }

  private func makePage() throws -> (phone: Phone, page: Page) {
    var made: Page?
    let phone = Phone(PhoneSetup(model: try DeviceModel.named("iphone-13"))) {
      TestApp {
        let page = Page()
        made = page
        return page
      }
    }
    return (phone, try #require(made))
  }

  // K5
  @Test func aFieldBelowTheButtonComesIntoSightToo() throws {
    let (phone, page) = try makePage()
    let log = KeyboardLog()
    defer { log.stop() }
    page.field.textField.becomeFirstResponder()
    phone.wait(1)
    let field = page.field.convert(page.field.bounds, to: nil)
    let button = page.button.convert(page.button.bounds, to: nil)
    #expect(field.maxY <= log.end.minY + 0.5)
    #expect(button.maxY <= log.end.minY + 0.5)
    #expect(button.minY >= page.page.safeAreaInsets.top - 0.5)
  }

  // A7
  @Test func aShortPageBecomesScrollable() throws {
    let rig = try LoginRig("iphone-13")
    rig.scrollView.alwaysBounceVertical = false
    rig.focus(rig.form.email)
    let inset = rig.scrollView.adjustedContentInset.bottom
    #expect(abs(inset - 336) < 0.5)
    #expect(rig.offsets.upperBound > rig.offsets.lowerBound)
  }

  @Test func whoStopsListeningGivesTheRoomBack() throws {
    let (phone, page) = try makePage()
    page.field.textField.becomeFirstResponder()
    phone.wait(1)
    #expect(page.page.scrollView.contentInset.bottom > 0)
    page.keyboard.stop()
    #expect(page.page.scrollView.contentInset.bottom == 0)
    page.view.endEditing(true)
    phone.wait(1)
    #expect(page.page.scrollView.contentInset.bottom == 0)
  }
}
