import Foundation
import UIKit

extension Phone {
  /// The object that gets the keyboard's events.
  private var responder: UIResponder? { application.keyWindow?.firstResponder }

  /// Whether a text is edited, so that an input method makes sense.
  public var isEditingText: Bool { responder is any UIKeyInput }

  /// Where the caret is, in points of the screen; nil while there is none.
  public var caretRect: CGRect? {
    guard let entry = responder as? any TextEntry, let window = application.keyWindow else {
      return nil
    }
    return entry.caretRectInWindow.map { $0.applying(window.toRoot) }
  }

  /// Text from a hardware keyboard, or what an input method has decided on.
  func type(_ text: String) {
    guard let entry = responder as? any UIKeyInput, !text.isEmpty else { return }
    keyboard.touches.flash(text)
    entry.insertText(text)
  }

  /// Text that an input method is composing.
  func compose(_ text: String, selection: Range<Int>) {
    guard let entry = responder as? any TextEntry else { return }
    entry.setMarkedText(
      text, selectedRange: NSRange(location: selection.lowerBound, length: selection.count))
  }

  /// A key of a hardware keyboard that makes no text.
  func press(_ key: PhoneEvent.Key, modifiers: PhoneEvent.KeyModifiers) {
    guard let entry = responder as? any UIKeyInput else { return }
    switch key {
    case .backspace:
      keyboard.touches.flash("\u{8}")
      entry.deleteBackward()
    case .return:
      keyboard.touches.flash("\n")
      entry.insertText("\n")
    case .escape: responder?.resignFirstResponder()
    default: break
    }
  }

  /// A wheel or a trackpad over a point of the screen.
  func scroll(by delta: CGSize, at location: CGPoint) {}
}
