/// Recognizes a finger that comes in over an edge of the screen.
///
/// The pans of scroll views wait until it is clear that it doesn't.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How near to the edge the finger must come down, in points; ours.
  private static let reach: CGFloat = 20

  /// The edges that a finger may come from.
  open var edges: UIRectEdge = []

  /// The edge that the finger came from.
  private var edge: UIRectEdge = []

  /// Only the way straight in counts, and it must be longer than that along the edge.
  override func slop(in movement: CGPoint) -> CGPoint? {
    let (inwards, along) =
      switch edge {
      case .left: (movement.x, movement.y)
      case .right: (-movement.x, movement.y)
      case .top: (movement.y, movement.x)
      default: (-movement.y, movement.x)
      }
    guard inwards > abs(along) else { return nil }
    return super.slop(in: movement)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, edge.isEmpty else { return }
    guard let touch = touches.first, let found = edgeBelow(touch) else { return state = .failed }
    edge = found
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    // A finger that has gone far enough and hasn't come in goes somewhere else.
    if state == .possible, !isWaitingForOthers, wayFromStart.distance(to: .zero) >= Self.slop {
      state = .failed
    }
  }

  open override func reset() {
    super.reset()
    edge = []
  }

  open override func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }

  /// The edge among those wanted that a finger came down at.
  private func edgeBelow(_ touch: UITouch) -> UIRectEdge? {
    guard let bounds = touch.window?.bounds else { return nil }
    let point = touch.location(in: nil)
    let distances: [(edge: UIRectEdge, distance: CGFloat)] = [
      (.left, point.x - bounds.minX), (.right, bounds.maxX - point.x),
      (.top, point.y - bounds.minY), (.bottom, bounds.maxY - point.y),
    ]
    return distances.first { edges.contains($0.edge) && $0.distance <= Self.reach }?.edge
  }
}
