extension UIScrollView {
  /// How quickly scrolling comes to rest: what is left of the velocity after a millisecond.
  nonisolated public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The share of the velocity that is left after a millisecond.
    public var rawValue: CGFloat

    /// Makes a rate from what is left of the velocity after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998, as in UIScrollView.h.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99, as in UIScrollView.h.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How the safe area becomes part of `adjustedContentInset`.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// On the axes that scroll.
    case automatic = 0
    /// On the axes that scroll.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// On both axes.
    case always = 3
  }

  /// The colour of the scroll indicators.
  nonisolated public enum IndicatorStyle: Int, Sendable {
    /// Dark in light appearance, light in dark.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// How scrolling hides the keyboard.
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    /// It doesn't.
    case none = 0
    /// When a drag begins; a bar that a responder further up has above it stays at the bottom.
    case onDrag = 1
    /// The keyboard follows the finger down, and up again.
    case interactive = 2
    /// When a drag begins, and a bar of the app's that would stay at the bottom goes with it.
    case onDragWithAccessory = 3
    /// The keyboard follows the finger down, and up again, and such a bar goes with it.
    case interactiveWithAccessory = 4

    /// Whether the keyboard goes as a drag begins.
    var endsTyping: Bool { self == .onDrag || self == .onDragWithAccessory }
    /// Whether the keyboard follows the finger.
    var followsFinger: Bool { self == .interactive || self == .interactiveWithAccessory }
    /// Whether a bar of the app's stays at the bottom without the keyboard.
    var keepsBar: Bool { self == .onDrag || self == .interactive }
  }
}

/// One of the two directions of scrolling.
nonisolated enum ScrollAxis: Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical
}

nonisolated extension CGPoint {
  /// The coordinate along an axis.
  subscript(axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

nonisolated extension CGSize {
  /// The length along an axis.
  subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}

nonisolated extension UIEdgeInsets {
  /// The insets at the two ends of an axis.
  subscript(axis: ScrollAxis) -> (start: CGFloat, end: CGFloat) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }

  static func - (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top - other.top, left: one.left - other.left, bottom: one.bottom - other.bottom,
      right: one.right - other.right)
  }
}
