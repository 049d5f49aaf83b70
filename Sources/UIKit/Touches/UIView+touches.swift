extension UIView {
  /// Whether fingers can reach the view and what is in it, as far as it has a say.
  final var isReachable: Bool { isUserInteractionEnabled && !isHidden && alpha >= 0.01 }
}
