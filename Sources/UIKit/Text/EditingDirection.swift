/// A way through a text in the order in which it is read.
nonisolated package enum EditingDirection: Hashable, Sendable {
  /// To the start.
  case backward
  /// To the end.
  case forward
}
