/// Recognizes fingers that move over the screen.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers must move, in points; ours, near what others measured on iOS.
  package static let slop: CGFloat = 10

  /// How few fingers it takes.
  open var minimumNumberOfTouches = 1

  /// How many fingers take part at most; more are left out.
  open var maximumNumberOfTouches = Int(UInt32.max)

  private var lastCentroid = CGPoint.zero
  private var moved = CGPoint.zero
  /// What of the way it took to recognize the pan.
  private var slopWay = CGPoint.zero
  private var path = CGPoint.zero
  private var tracker = VelocityTracker()

  /// How far the fingers moved since the pan began, in a view's coordinates, in points.
  ///
  /// The way that it took to recognize the pan isn't part of it; to whoever is asked whether the
  /// pan may begin, it tells the direction.
  open func translation(in view: UIView?) -> CGPoint {
    vector(state == .possible ? moved : moved + slopWay.reversed, in: view)
  }

  /// Lets the translation be something else from now on.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    slopWay = .zero
    guard let target = view ?? self.view?.window else { return moved = translation }
    moved = translation.applying(target.toRoot.linear)
  }

  /// How fast the fingers move, in a view's coordinates, in points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(tracker.velocity(at: UIApplication.shared.clock.now), in: view)
  }

  /// The whole way of the fingers since they came down, in points of the screen.
  final var wayFromStart: CGPoint { path }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let target = view ?? self.view?.window else { return vector }
    return vector.applying(target.toRoot.linear.inverted())
  }

  /// What of the way so far was needed to recognize the pan; nil while it isn't enough.
  func slop(in movement: CGPoint) -> CGPoint? {
    let length = movement.distance(to: .zero)
    guard length >= Self.slop else { return nil }
    return CGPoint(x: movement.x * Self.slop / length, y: movement.y * Self.slop / length)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.count > maximumNumberOfTouches {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if tracker.isEmpty { tracker.add(path, at: event.timestamp) }
    lastCentroid = centroid
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let step = CGPoint(x: centroid.x - lastCentroid.x, y: centroid.y - lastCentroid.y)
    lastCentroid = centroid
    moved = moved + step
    path = path + step
    tracker.add(path, at: event.timestamp)
    if state != .possible {
      state = .changed
    } else if !isWaitingForOthers, activeTouches.count >= minimumNumberOfTouches,
      let slop = slop(in: moved)
    {
      slopWay = slop
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.count >= max(minimumNumberOfTouches, 1) {
      lastCentroid = centroid
    } else {
      state = state == .possible && !isWaitingForOthers ? .failed : .ended
    }
  }

  open override func reset() {
    moved = .zero
    slopWay = .zero
    path = .zero
    tracker.reset()
  }

  /// The middle of the fingers on the screen, in points of the screen.
  private var centroid: CGPoint {
    let points = activeTouches.map(\.screenLocation)
    guard !points.isEmpty else { return lastCentroid }
    let sum = points.reduce(.zero, +)
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }
}

nonisolated extension CGPoint {
  static func + (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x + other.x, y: one.y + other.y)
  }

  /// The same way back.
  fileprivate var reversed: CGPoint { CGPoint(x: -x, y: -y) }
}

nonisolated extension CGAffineTransform {
  /// The transform without its movement, for vectors.
  var linear: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}
