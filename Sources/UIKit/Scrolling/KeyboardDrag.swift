/// What a finger that scrolls does to the keyboard where that may be dragged away.
nonisolated package enum KeyboardDrag: Hashable, Sendable {
  /// The finger is at a height of the window, in points.
  case moved(to: CGFloat)
  /// The finger left the screen at a velocity downwards, in points per second.
  case ended(velocity: CGFloat)
}
