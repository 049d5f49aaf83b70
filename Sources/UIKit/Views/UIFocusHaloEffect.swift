import Graphics

/// A ring around a shape of the view's own.
public final class UIFocusHaloEffect: UIFocusEffect {
  let shape: FocusShape

  /// Makes a ring around a rectangle in the view's coordinates.
  public convenience init(rect: CGRect) {
    self.init(roundedRect: rect, cornerRadius: 0, curve: .circular)
  }

  /// Makes a ring around a rectangle in the view's coordinates, with corners of a radius in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    shape = FocusShape(
      rect: rect, radius: max(cornerRadius, 0),
      curve: curve == .continuous ? .continuous : .circular)
    super.init()
  }
}

/// What a ring of focus goes round, in points of the view's coordinates.
nonisolated struct FocusShape: Equatable, Sendable {
  let rect: CGRect
  let radius: CGFloat
  var corners = Corners.all
  let curve: CornerCurve
}
