import Foundation

/// All that is on the screen at a moment.
nonisolated public struct ScreenSnapshot: Hashable, Sendable {
  /// The size of the screen, in points.
  public var size: CGSize
  /// The topmost elements, from back to front.
  public var elements: [ScreenElement]

  /// Makes a snapshot of elements.
  public init(size: CGSize, elements: [ScreenElement]) {
    self.size = size
    self.elements = elements
  }
}
