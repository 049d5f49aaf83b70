extension UIView {
  /// Whether fingers can reach the view and what is in it, as far as it has a say.
  final var isReachable: Bool { isUserInteractionEnabled && !isHidden && layer.opacity >= 0.01 }
}
