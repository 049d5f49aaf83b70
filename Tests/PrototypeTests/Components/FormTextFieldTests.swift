import Foundation
import Testing

@testable import Prototype
@testable import UIKit

struct FormTextFieldTests {
  @Test func `the placeholder begins where typed text does, with the caret over its edge`() throws {
    let rig = try LoginRig()
    rig.focus(rig.form.email)
    let field = rig.form.email.textField
    let placeholder = field.placeholderRect(forBounds: field.bounds)
    #expect(placeholder.minX == field.editingRect(forBounds: field.bounds).minX)
    let caret = field.caretRect(for: field.beginningOfDocument)
    #expect(abs(caret.midX - placeholder.minX) <= 0.5)
  }
}
