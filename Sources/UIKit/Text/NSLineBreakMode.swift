import Graphics

/// What happens to text that is wider than its place.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between any two characters.
  case byCharWrapping = 1
  /// What is too wide is cut off.
  case byClipping = 2
  /// The start gives way to an ellipsis.
  case byTruncatingHead = 3
  /// The end gives way to an ellipsis.
  case byTruncatingTail = 4
  /// The middle gives way to an ellipsis.
  case byTruncatingMiddle = 5

  var lineBreak: LineBreak {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}
