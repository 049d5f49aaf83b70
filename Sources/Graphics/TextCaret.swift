/// A place for a caret: an offset, and which of the two characters there it stands at.
///
/// The two are apart where a line wraps and where two directions meet.
public struct TextCaret: Hashable, Sendable {
  /// The character that a caret stands at.
  public enum Affinity: Hashable, Sendable {
    /// The one before it.
    case upstream
    /// The one after it.
    case downstream
  }

  /// The offset in UTF-16 units.
  public var offset: Int
  /// The character that the caret stands at.
  public var affinity: Affinity

  /// Makes a place; at the character after the offset unless told otherwise.
  public init(_ offset: Int, _ affinity: Affinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}

/// A way along a line, as the eye sees it.
public enum TextSide: Hashable, Sendable {
  /// To the left.
  case left
  /// To the right.
  case right
}
