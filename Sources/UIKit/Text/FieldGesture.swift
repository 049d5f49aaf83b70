/// What a finger on a field's text is doing.
enum FieldGesture: Equatable {
  /// Nothing that matters to the text.
  case none
  /// A tap that may put the caret somewhere.
  case tap
  /// Carrying the caret along.
  case movingCaret
  /// Selecting from a word onwards.
  case selecting(Range<Int>)
}

extension UITextField {
  /// How near to the caret a finger picks it up, and how far a tap may wander, in points; ours.
  private static let caretReach: CGFloat = 22

  func beginGesture(_ touch: UITouch) {
    let point = touch.location(in: self)
    guard isEditing else { return gesture = .tap }
    let offset = textOffset(at: point)
    switch touch.tapCount {
    case 1:
      let caret = textView.convert(caretRect, to: self)
      let isNear = abs(point.x - caret.midX) <= Self.caretReach
      gesture = isNear && editor.content.selection.isEmpty ? .movingCaret : .tap
    case 2:
      let word = isSecureTextEntry ? 0..<editor.content.length : editor.content.word(at: offset)
      editor.select { $0.select(word) }
      gesture = .selecting(word)
    default:
      editor.select { $0.select(0..<$0.length) }
      gesture = .none
    }
  }

  func continueGesture(_ touch: UITouch) {
    let offset = textOffset(at: touch.location(in: self))
    switch gesture {
    case .none, .tap: break
    case .movingCaret: editor.select { $0.moveCaret(to: offset) }
    case .selecting(let word):
      editor.select {
        $0.select(
          min(word.lowerBound, offset)..<max(word.upperBound, offset),
          headFirst: offset < word.lowerBound)
      }
    }
  }

  func endGesture(_ touch: UITouch) {
    defer { gesture = .none }
    let point = touch.location(in: self)
    guard gesture == .tap || gesture == .movingCaret, bounds.contains(point) else { return }
    guard becomeFirstResponder() else { return }
    layoutIfNeeded()
    let offset = textOffset(at: point)
    editor.select { $0.moveCaret(to: offset) }
  }
}
