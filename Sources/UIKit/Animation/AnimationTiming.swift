/// When and how an animation runs.
nonisolated struct AnimationTiming: Sendable {
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
