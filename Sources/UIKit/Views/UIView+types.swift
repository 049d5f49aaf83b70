extension UIView {
  /// How a view's content fills its bounds.
  nonisolated public enum ContentMode: Int, Sendable {
    /// Stretched on both axes.
    case scaleToFill = 0
    /// As large as fits, keeping the ratio.
    case scaleAspectFit = 1
    /// As small as covers, keeping the ratio.
    case scaleAspectFill = 2
    /// Drawn anew for every size.
    case redraw = 3
    /// In the middle, at its own size.
    case center = 4
    /// At the top, at its own size.
    case top = 5
    /// At the bottom, at its own size.
    case bottom = 6
    /// At the left, at its own size.
    case left = 7
    /// At the right, at its own size.
    case right = 8
    /// In the top left corner, at its own size.
    case topLeft = 9
    /// In the top right corner, at its own size.
    case topRight = 10
    /// In the bottom left corner, at its own size.
    case bottomLeft = 11
    /// In the bottom right corner, at its own size.
    case bottomRight = 12
  }

  /// Which distances and sizes follow the superview's size.
  nonisolated public struct AutoresizingMask: OptionSet, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// Makes a mask from Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left grows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width grows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right grows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top grows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height grows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom grows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
