import Foundation
import Testing

@testable import Prototype
@testable import UIKit

struct FormTextFieldTests {
  @Test func theCaretStandsBeforeThePlaceholder() throws {
    let rig = try LoginRig()
    rig.focus(rig.form.email)
    let field = rig.form.email.textField
    let caret = field.caretRect(for: field.beginningOfDocument)
    #expect(caret.maxX <= field.placeholderRect(forBounds: field.bounds).minX + 0.5)
  }
}
