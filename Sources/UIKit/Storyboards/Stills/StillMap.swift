import Graphics

/// A map before anything of it was loaded: an empty grid.
final class StillMap: UIView {
  /// The distance of the lines, in points; by eye from iOS, ours.
  private static let step: CGFloat = 32
  /// The most lines that are drawn; ours.
  private static let limit: CGFloat = 200

  override func drawContent(on canvas: Canvas) {
    let isDark = traitCollection.userInterfaceStyle == .dark
    canvas.fill(
      bounds,
      with: isDark
        ? Color(red: 0.13, green: 0.14, blue: 0.16) : Color(red: 0.976, green: 0.961, blue: 0.929))
    let line = Color(white: isDark ? 1 : 0, alpha: 0.05)
    for index in stride(from: 1, to: min(bounds.width / Self.step, Self.limit), by: 1) {
      canvas.fill(
        CGRect(
          x: bounds.minX + index * Self.step, y: bounds.minY, width: 1, height: bounds.height),
        with: line)
    }
    for index in stride(from: 1, to: min(bounds.height / Self.step, Self.limit), by: 1) {
      canvas.fill(
        CGRect(
          x: bounds.minX, y: bounds.minY + index * Self.step, width: bounds.width, height: 1),
        with: line)
    }
  }
}
