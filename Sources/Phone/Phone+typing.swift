import Foundation
import UIKit

extension Phone {
  /// The object that gets the keyboard's events.
  var responder: UIResponder? { application.keyWindow?.firstResponder }

  /// Whether Control with an arrow goes by words, as in a text that has any.
  public var movesByWords: Bool { (responder as? any TextEntry)?.hasText == true }

  /// Whether the text that is edited is hidden, so that no input method should have a part in it.
  public var isEditingSecret: Bool {
    responder?.keyInput?.isSecureTextEntry == true
  }

  /// Whether an input method is composing in the text that is edited.
  public var isComposing: Bool { (responder as? any TextEntry)?.isComposing == true }

  /// Where the caret is, in points of the screen; nil while there is none.
  public var caretRect: CGRect? {
    guard let entry = responder as? any TextEntry, let window = application.keyWindow else {
      return nil
    }
    return entry.caretRectInWindow.map { $0.applying(window.toRoot) }
  }

  /// Text from a hardware keyboard, or what an input method has decided on.
  func type(_ text: String) {
    guard text.count == 1, !isComposing, responder?.keyInput != nil else { return insert(text) }
    flash(text)
    keyboard.typing.typeOnHardware(text)
  }

  /// Text as it is.
  func insert(_ text: String) {
    guard let entry = responder?.keyInput, !text.isEmpty else { return }
    flash(text)
    entry.insertText(text)
  }

  /// Lets the key of a text shine on the software keyboard if it is up, which remembers emoji.
  private func flash(_ text: String) {
    keyboard.view.noteEmoji(in: text)
    if keyboard.isShown { keyboard.touches.flash(text) }
  }

  /// Text that an input method is composing.
  func compose(_ text: String, selection: Range<Int>) {
    guard let entry = responder?.keyInput as? any TextEntry else { return }
    if entry.isSecureTextEntry { return typeSecretly(text) }
    secretComposition = ""
    entry.setMarkedText(
      text, selectedRange: NSRange(location: selection.lowerBound, length: selection.count))
  }

  /// Types the letters that an input method would compose: a secret is typed as it is.
  ///
  /// What it has made of them already isn't what was typed.
  private func typeSecretly(_ text: String) {
    let typed = secretComposition
    secretComposition = text
    guard text.count > typed.count, text.hasPrefix(typed), text.allSatisfy(\.isASCII) else {
      return
    }
    type(String(text.dropFirst(typed.count)))
  }

  /// A key of a hardware keyboard that makes no text.
  func press(_ key: PhoneEvent.Key, modifiers: PhoneEvent.KeyModifiers) {
    switch key {
    case .return: if isEditingText { insert("\n") } else { application.pressFocusedControl() }
    case .space: if !isEditingText { application.pressFocusedControl() }
    case .tab: application.moveFocus(forward: !modifiers.contains(.shift))
    case .escape: application.dropFocus()
    default: edit(key, modifiers: modifiers)
    }
  }

  private func edit(_ key: PhoneEvent.Key, modifiers: PhoneEvent.KeyModifiers) {
    guard let entry = responder as? any UIKeyInput,
      let command = EditingCommand(key, modifiers)
    else { return }
    if key == .backspace { flash("\u{8}") }
    if (entry as? any TextEntry)?.perform(command) == true { return }
    if key == .backspace { entry.deleteBackward() }
  }
}

extension Phone {
  /// What the host has to paste; asked for each time.
  public var readPasteboard: (() -> String?)? {
    get { application.pasteboard.hostString }
    set { application.pasteboard.hostString = newValue }
  }

  /// Tells the phone that `readPasteboard` may give something else from now on.
  public func pasteboardDidChange() {
    enter()
    application.pasteboard.hostDidChange()
    keyboard.refresh()
  }

  /// Told what the app has copied.
  public var writePasteboard: ((String) -> Void)? {
    get { application.pasteboard.hostWillTake }
    set { application.pasteboard.hostWillTake = newValue }
  }
}
