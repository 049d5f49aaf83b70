import Foundation
import UIKit

/// The text that is edited, as it is: nothing is hidden here.
nonisolated package struct EditedText: Hashable, Sendable {
  /// The view that holds it.
  package var owner: Int
  /// All of the text.
  package var string: String
  /// The selected UTF-16 offsets; empty for a caret.
  package var selection: Range<Int>
  /// Whether nobody else may read it.
  package var isSecret = false

  /// Makes a text of a view.
  package init(owner: Int = 0, string: String, selection: Range<Int>, isSecret: Bool = false) {
    (self.owner, self.string, self.selection) = (owner, string, selection)
    self.isSecret = isSecret
  }
}

extension Phone {
  /// The text that gets what is typed; nil where none does.
  package var editedText: EditedText? {
    guard let entry = responder?.keyInput as? any TextEntry else { return nil }
    return EditedText(
      owner: ObjectIdentifier(entry).hashValue, string: entry.wholeText,
      selection: entry.selectedOffsets, isSecret: entry.isSecret)
  }

  /// The frame of the control that Tab has reached, in points of the screen; nil where none has a
  /// ring.
  package var focusRing: CGRect? {
    application.focusedView.map { $0.bounds.applying($0.toRoot) }
  }

  /// What is seen of the keyboard's emoji, the same for the same picture; empty where they aren't
  /// shown.
  package var emojiPage: String {
    guard let emoji = keyboard.view.emojiView, keyboard.isShown, !emoji.isHidden else { return "" }
    return emoji.page
  }

  /// What the buttons beside the words above the keys do, and which of them do anything; empty
  /// where there are none.
  package var keyboardButtons: [String] {
    guard keyboard.isShown else { return [] }
    return keyboard.view.state.shortcuts.map { "\($0.command) \($0.isEnabled)" }
  }

  /// Whether the caret is fully lit, or there is none.
  var isCaretLit: Bool { (responder as? any TextEntry)?.isCaretLit ?? true }
}
