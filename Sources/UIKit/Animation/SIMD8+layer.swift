import Graphics

/// The animatable values of layers as numbers that can be added and scaled.
nonisolated extension SIMD8<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y), 0, 0, 0, 0, 0, 0) }
  init(_ size: CGSize) { self.init(Double(size.width), Double(size.height), 0, 0, 0, 0, 0, 0) }
  init(_ number: CGFloat) { self.init(Double(number), 0, 0, 0, 0, 0, 0, 0) }
  init(_ rect: CGRect) {
    self.init(
      Double(rect.origin.x), Double(rect.origin.y), Double(rect.width), Double(rect.height),
      0, 0, 0, 0)
  }
  init(_ t: CGAffineTransform) {
    self.init(
      Double(t.a), Double(t.b), Double(t.c), Double(t.d), Double(t.tx), Double(t.ty), 0, 0)
  }
  /// Premultiplied components, so that a colour fades from nothing without passing black.
  init(_ color: Color?) {
    let color = color ?? .clear
    self.init(
      Double(color.red * color.alpha), Double(color.green * color.alpha),
      Double(color.blue * color.alpha), Double(color.alpha), 0, 0, 0, 0)
  }

  var color: Color {
    guard self[3] > 0 else { return .clear }
    func component(_ value: Double) -> CGFloat {
      CGFloat(Swift.min(Swift.max(value / self[3], 0), 1))
    }
    return Color(
      red: component(self[0]), green: component(self[1]), blue: component(self[2]),
      alpha: CGFloat(Swift.min(self[3], 1)))
  }
}
