import Graphics

/// A property of a layer that moves smoothly.
nonisolated package enum AnimatableProperty: Hashable, Sendable {
  case position, bounds, transform, opacity, cornerRadius
  case backgroundColor, borderColor, borderWidth
  case shadowOpacity, shadowRadius, shadowOffset
}

/// A running, additive animation of one property: old minus new value, fading to nothing.
nonisolated package struct LayerAnimation: Sendable {
  let property: AnimatableProperty
  let delta: SIMD8<Double>
  let timing: AnimationTiming
  let group: Int

  /// What this animation adds to the model value at a moment.
  func contribution(at now: TimeInterval) -> SIMD8<Double> {
    delta * (1 - timing.progress(at: now))
  }
}

/// When and how an animation runs.
nonisolated package struct AnimationTiming: Sendable {
  /// The clock's time at which it starts, after its delay.
  var start: TimeInterval
  /// The length of one turn, in seconds.
  var duration: TimeInterval
  var curve: AnimationCurve
  var repeats = false
  var autoreverses = false
  var allowsUserInteraction = false

  /// When it is over; infinity for one that repeats.
  var end: TimeInterval { repeats ? .infinity : start + duration * (autoreverses ? 2 : 1) }

  /// The progress at a moment, 0…1 (a spring may pass 1).
  func progress(at now: TimeInterval) -> Double {
    guard duration > 0, now < end else { return 1 }
    var elapsed = now - start
    guard elapsed > 0 else { return 0 }
    let turn = (elapsed / duration).rounded(.down)
    if repeats || autoreverses { elapsed -= turn * duration }
    if autoreverses, turn.truncatingRemainder(dividingBy: 2) == 1 { elapsed = duration - elapsed }
    return curve.progress(elapsed: elapsed, duration: duration)
  }
}

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
