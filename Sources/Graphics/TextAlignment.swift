/// Where lines stand in the width of a layout.
public enum TextAlignment: Hashable, Sendable {
  /// Left, or right in a right-to-left layout.
  case natural
  /// Where the paragraph's own text is read from: each line left or right.
  case reading
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// Spaces stretch until both edges are flush; a paragraph's last line is natural.
  case justified
}
