/// What a finger that scrolls does to the keyboard where that may be dragged away.
///
/// A bar of the app's that can be there without keys stays at the bottom if it is to be kept.
nonisolated package enum KeyboardDrag: Hashable, Sendable {
  /// The finger is at a height of the window, in points.
  case moved(to: CGFloat, keepsBar: Bool)
  /// The finger left the screen at a velocity downwards, in points per second.
  case ended(velocity: CGFloat, keepsBar: Bool)
}
