nonisolated extension CGFloat {
  /// The length rounded up to whole device pixels; a thousandth of a pixel too much is forgiven.
  func roundedUp(toPixelsAt scale: CGFloat) -> CGFloat {
    (self * scale - 0.001).rounded(.up) / scale
  }

  /// The length rounded to the nearest device pixel.
  ///
  /// A half is rounded up, and so is what a solver's last digits leave a little short of one: or
  /// the same constraints would give other pixels after another life of edits.
  package func rounded(toPixelsAt scale: CGFloat) -> CGFloat {
    (self * scale + 0.5 + 1e-5).rounded(.down) / scale
  }
}

nonisolated extension CGSize {
  /// The size rounded up to whole device pixels.
  func roundedUp(toPixelsAt scale: CGFloat) -> CGSize {
    CGSize(
      width: width.roundedUp(toPixelsAt: scale), height: height.roundedUp(toPixelsAt: scale))
  }
}

nonisolated extension CGPoint {
  /// The point rounded to the nearest device pixel.
  func rounded(toPixelsAt scale: CGFloat) -> CGPoint {
    CGPoint(x: x.rounded(toPixelsAt: scale), y: y.rounded(toPixelsAt: scale))
  }
}
