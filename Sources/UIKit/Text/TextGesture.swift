/// What a finger on a text is doing.
enum TextGesture: Equatable {
  /// Nothing that matters to the text.
  case none
  /// A tap that may put the caret somewhere.
  case tap
  /// Carrying the caret along.
  case movingCaret
  /// Selecting from a word onwards.
  case selecting(Range<Int>)
}

/// A view whose text a finger can point at.
protocol TextSurface: UIView {
  var editor: TextEditor { get }
  var gesture: TextGesture { get set }
  /// Whether words can't be told apart, because bullets hide them.
  var hidesText: Bool { get }
  /// The caret in the view's coordinates.
  var caretFrame: CGRect { get }
  /// The offset in the text that is nearest to a point of the view.
  func textOffset(at point: CGPoint) -> Int
}

/// How near to the caret a finger picks it up, in points; ours.
private let caretReach: CGFloat = 22

extension TextSurface {
  func beginGesture(_ touch: UITouch) {
    let point = touch.location(in: self)
    guard isFirstResponder else { return gesture = .tap }
    let offset = textOffset(at: point)
    switch touch.tapCount {
    case 1:
      let caret = caretFrame.insetBy(dx: -caretReach, dy: -caretReach)
      let isNear = caret.contains(point) && editor.content.selection.isEmpty
      gesture = isNear ? .movingCaret : .tap
    case 2:
      let word = hidesText ? 0..<editor.content.length : editor.content.word(at: offset)
      editor.select { $0.select(word) }
      gesture = .selecting(word)
    default:
      editor.select {
        $0.select(
          $0.offset(
            from: offset, .backward, by: .line)..<$0.offset(
              from: offset, .forward, by: .line))
      }
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
