import Phone
import Testing

@testable import Prototype
@testable import UIKit

struct PaletteTests {
  @Test func `words stay readable where the catalog lacks every color`() {
    let setup = PhoneSetup(assets: "/nowhere")
    let phone = Phone(setup) { TestApp { UIViewController() } }
    withExtendedLifetime(phone) {
      let grounds = [
        Palette.background, Palette.surface, Palette.fieldBackground, Palette.accentSoft,
        Palette.onAccent,
      ]
      let words = [
        Palette.accent, Palette.textPrimary, Palette.textSecondary, Palette.placeholder,
        Palette.danger, Palette.tabInactive, Palette.hairline,
      ]
      #expect(grounds.allSatisfy { $0 == .systemGray5 })
      #expect(words.allSatisfy { $0 == .systemGray })
    }
  }
}
