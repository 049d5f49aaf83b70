extension UIStackView {
  /// How the views share the length of the stack.
  nonisolated public enum Distribution: Int, Sendable {
    /// The views fill it; who stretches or shrinks is up to their priorities.
    case fill = 0
    /// The views are equally long.
    case fillEqually = 1
    /// The views stretch in proportion to their contents.
    case fillProportionally = 2
    /// The gaps are equally long.
    case equalSpacing = 3
    /// The views' middles are equally far apart, as far as the least spacing allows.
    case equalCentering = 4
  }

  /// Where the views are across the stack.
  nonisolated public enum Alignment: Int, Sendable {
    /// They fill its width.
    case fill = 0
    /// At the side where reading starts, or the top.
    case leading = 1
    /// With their first baselines on a line.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the side where reading ends, or the bottom.
    case trailing = 4
    /// With their last baselines on a line.
    case lastBaseline = 5

    /// At the top of a horizontal stack.
    public static var top: Alignment { .leading }

    /// At the bottom of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }
}
