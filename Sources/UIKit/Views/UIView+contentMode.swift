nonisolated extension UIView.ContentMode {
  /// Where content of a size goes in a rectangle, in points.
  package func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else {
      return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return place(size, scaledBy: min(across, down), in: bounds)
    case .scaleAspectFill: return place(size, scaledBy: max(across, down), in: bounds)
    default: return place(size, scaledBy: 1, in: bounds)
    }
  }

  private func place(_ size: CGSize, scaledBy scale: CGFloat, in bounds: CGRect) -> CGRect {
    let (width, height) = (size.width * scale, size.height * scale)
    let share = alignment
    return CGRect(
      x: bounds.minX + (bounds.width - width) * share.x,
      y: bounds.minY + (bounds.height - height) * share.y, width: width, height: height)
  }

  /// How much of the free space is on the left and above.
  private var alignment: CGPoint {
    switch self {
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .topLeft: CGPoint(x: 0, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    default: CGPoint(x: 0.5, y: 0.5)
    }
  }
}
