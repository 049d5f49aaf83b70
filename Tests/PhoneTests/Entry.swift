import Foundation

@testable import Phone
@testable import UIKit

/// A text with nothing but its string, to type into.
final class Entry: UIView, TextEntry {
  var text = ""
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var textContentType: UITextContentType!
  var takesText: Bool { true }
  var isSecureTextEntry = false
  var enablesReturnKeyAutomatically = false
  /// A view on top of the keyboard.
  var bar: UIView?
  override var inputAccessoryView: UIView? { bar }
  /// Text that is being composed.
  var marked: String?

  /// Whether editing may end.
  var mayResign = true
  override var canResignFirstResponder: Bool { mayResign }
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { _ = text.popLast() }
  var textBeforeSelection: String { text }
  var isAtEndOfWord = true
  var caretRectInWindow: CGRect? { CGRect(x: 20, y: 30, width: 2, height: 20) }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) { marked = markedText }
  func perform(_ command: EditingCommand) -> Bool {
    guard command == .delete(.backward, by: .word) else { return false }
    let kept = text.reversed().drop(while: \.isWhitespace).drop { !$0.isWhitespace }
    text = String(kept.reversed())
    return true
  }
}
