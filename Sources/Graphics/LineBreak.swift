/// What happens to text that is wider than its layout.
public enum LineBreak: Hashable, Sendable {
  /// Lines break between words, and inside a word that is wider than a line.
  case byWordWrapping
  /// Lines break between any two characters.
  case byCharWrapping
  /// Lines don't break; what is too wide is cut off where it is drawn.
  case byClipping
  /// The last line's start gives way to an ellipsis.
  case byTruncatingHead
  /// The last line's end gives way to an ellipsis.
  case byTruncatingTail
  /// The last line's middle gives way to an ellipsis.
  case byTruncatingMiddle

  var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
