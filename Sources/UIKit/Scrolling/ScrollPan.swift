/// The pan with which a finger scrolls a scroll view.
final class ScrollPan: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.count == 1, state == .possible { scrollView?.fingerDidComeDown() }
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    scrollView?.fingersDidLeave()
  }

  /// Only the way along the axes that scroll counts, and none is needed to drag what moves already.
  override func slop(in movement: CGPoint) -> CGPoint? {
    guard let scrollView else { return nil }
    let axes = scrollView.draggableAxes
    var along = CGPoint.zero
    for axis in axes { along[axis] = movement[axis] }
    let length = along.distance(to: .zero)
    let needed = scrollView.hasCaughtMotion ? 0 : Self.slop
    guard length > 0, length >= needed else { return nil }
    if axes.count == 1, let other = ScrollAxis.allCases.first(where: { !axes.contains($0) }),
      abs(movement[other]) > length, isContested(along: other)
    {
      return nil
    }
    return CGPoint(x: along.x * needed / length, y: along.y * needed / length)
  }

  /// Whether another scroll view under the finger scrolls along an axis.
  private func isContested(along axis: ScrollAxis) -> Bool {
    let others = (touches.first?.gestureRecognizers ?? []).compactMap { $0 as? ScrollPan }
    return others.contains { $0 !== self && $0.scrollView?.draggableAxes.contains(axis) == true }
  }

  override func mayBegin() -> Bool {
    guard let scrollView else { return false }
    for touch in activeTouches where touch.isDelivered {
      guard let view = touch.view, view !== scrollView else { continue }
      guard scrollView.canCancelContentTouches, scrollView.touchesShouldCancel(in: view) else {
        return false
      }
    }
    return !givesWay(in: scrollView)
  }

  /// Whether the content is at its end and a scroll view around it can go on.
  private func givesWay(in scrollView: UIScrollView) -> Bool {
    guard !scrollView.hasCaughtMotion else { return false }
    let way = wayFromStart
    let axis: ScrollAxis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
    let isBackwards = way[axis] > 0
    guard !scrollView.hasRoom(along: axis, backwards: isBackwards),
      axis == .horizontal || scrollView.transfersVerticalScrollingToParent
    else { return false }
    var outer = scrollView.enclosingScrollView
    while let candidate = outer {
      if candidate.hasRoom(along: axis, backwards: isBackwards) { return true }
      outer = candidate.enclosingScrollView
    }
    return false
  }
}
