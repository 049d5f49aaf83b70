extension UIScrollView {
  /// The velocity from which a flick turns the page, in points per second; measured on iOS by
  /// others.
  private static let pageFlick: CGFloat = 300

  /// Told that a first finger came down: content that moves by itself stops dead.
  ///
  /// An offset that an animation block has set is there already; what is left of the animation goes
  /// on, also on top of a drag.
  func fingerDidComeDown() {
    hasCaughtMotion = motion != nil
    if hasCaughtMotion { endMotion() }
  }

  /// Told that the last finger has left: content that was caught past its end goes back.
  func fingersDidLeave() {
    hasCaughtMotion = false
    bringBackEditMenu()
    guard motion == nil, !isDragging, window != nil,
      scrollRange.clamped(contentOffset) != contentOffset
    else { return }
    begin(freeMotion(velocity: .zero))
  }

  func panDidChange(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began: beginDrag()
    case .changed: continueDrag()
    case .ended, .cancelled:
      // A finger that leaves the screen takes its speed along; where nothing may scroll any more,
      // there is none.
      let mayGoOn = isScrollEnabled && window != nil
      dragKeyboard(
        .ended(
          velocity: mayGoOn ? pan.velocity(in: nil).y : 0, keepsBar: keyboardDismissMode.keepsBar))
      endDrag(velocity: mayGoOn ? pan.velocity(in: self) : .zero)
    case .possible, .failed: break
    }
  }

  private func beginDrag() {
    isDragging = true
    drag = ScrollDrag(origin: freeOffset(at: contentOffset))
    if isDirectionalLockEnabled, draggableAxes.count == 2 {
      drag?.lockedAxis = ScrollDrag.axis(lockedBy: pan.wayFromStart)
    }
    if keyboardDismissMode.followsFinger {
      drag?.keyboardPadding = window?.keyboardDismissPadding ?? 0
    }
    delegate?.scrollViewWillBeginDragging(self)
    endTypingIfDragged()
    hideEditMenu()
    showIndicators()
    continueDrag()
  }

  private func continueDrag() {
    guard let drag else { return }
    var offset = contentOffset
    for axis in axes(of: drag) { offset[axis] = self.offset(of: drag, along: axis) }
    show(onPixels(offset))
    dragKeyboard(
      .moved(
        to: pan.location(in: nil).y + drag.keyboardPadding, keepsBar: keyboardDismissMode.keepsBar))
  }

  /// Where the finger holds the content along an axis, between its ends or past them.
  private func offset(of drag: ScrollDrag, along axis: ScrollAxis) -> CGFloat {
    let free = Double(drag.origin[axis] - pan.translation(in: self)[axis])
    let range = scrollRange[axis]
    guard bounces else { return CGFloat(min(max(free, range.lowerBound), range.upperBound)) }
    return CGFloat(band(along: axis).offset(free, in: range))
  }

  /// Follows a change of the content, the insets or the size under a finger.
  ///
  /// Content that is past an end which has come nearer, as when the keyboard goes, moves to where
  /// the finger would have pulled it if the end had always been there, as on iOS: left where it is,
  /// it would hardly follow the finger. Inside an animation block it glides there. All other
  /// content stays.
  func rangeDidChange(from old: ScrollRange) {
    guard let drag, motion == nil else { return rebaseDrag() }
    let (range, draggable) = (scrollRange, axes(of: drag))
    let inside = range.clamped(contentOffset)
    var offset = contentOffset
    var staying: [ScrollAxis] = []
    for axis in ScrollAxis.allCases {
      let isPushed =
        inside[axis] < contentOffset[axis]
        ? range[axis].upperBound < old[axis].upperBound
        : inside[axis] > contentOffset[axis] && range[axis].lowerBound > old[axis].lowerBound
      guard isPushed else {
        staying.append(axis)
        continue
      }
      offset[axis] =
        draggable.contains(axis) ? self.offset(of: drag, along: axis) : inside[axis]
    }
    show(onPixels(offset))
    rebaseDrag(along: staying)
  }

  /// Lets the keyboard follow the finger where it may.
  private func dragKeyboard(_ drag: KeyboardDrag) {
    guard isDragging, keyboardDismissMode.followsFinger else { return }
    UIApplication.shared.keyboardIsDragged?(drag)
  }

  /// Goes on dragging from the offset that is shown now.
  func rebaseDrag(along axes: [ScrollAxis] = ScrollAxis.allCases) {
    guard isDragging else { return }
    let way = pan.translation(in: self)
    let free = freeOffset(at: contentOffset)
    for axis in axes { drag?.origin[axis] = free[axis] + way[axis] }
  }

  private func endDrag(velocity finger: CGPoint) {
    guard let drag else { return }
    self.drag = nil
    var velocity = CGPoint.zero
    for axis in axes(of: drag) where abs(finger[axis]) >= Self.smallestVelocity {
      velocity[axis] = -finger[axis]
    }
    var motion = freeMotion(velocity: velocity)
    if isPagingEnabled, let paged = pageMotion(velocity: velocity) {
      motion = paged
    }
    let natural = onPixels(motion.destination)
    var target = offsetOfViewsAround(near: natural)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    if target != natural, !isPagingEnabled {
      motion = self.motion(to: onPixels(scrollRange.clamped(target)), velocity: velocity)
    }
    isDragging = false
    let moves = motion.duration > 0
    if moves { self.motion = motion }
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else { return hideIndicatorsLater() }
    // The delegate may have asked for another movement, for other room, or for none.
    if motionLink == nil, let motion = self.motion { begin(motion) }
  }

  private func axes(of drag: ScrollDrag) -> [ScrollAxis] {
    let axes = draggableAxes
    guard let locked = drag.lockedAxis else { return axes }
    return axes.filter { $0 == locked }
  }

  private func band(along axis: ScrollAxis) -> RubberBand {
    RubberBand(dimension: Double(bounds.size[axis]))
  }

  private func freeOffset(at offset: CGPoint) -> CGPoint {
    let range = scrollRange
    var free = offset
    for axis in ScrollAxis.allCases {
      free[axis] = CGFloat(band(along: axis).freeOffset(Double(offset[axis]), in: range[axis]))
    }
    return free
  }

  // MARK: After the drag

  /// How the content moves when it is left at a velocity, in points per second.
  func freeMotion(velocity: CGPoint) -> ScrollMotion {
    let range = scrollRange
    func motion(_ axis: ScrollAxis) -> AxisMotion {
      let position = Double(contentOffset[axis])
      var speed = Double(velocity[axis])
      if !range[axis].contains(position) {
        let edge = min(max(position, range[axis].lowerBound), range[axis].upperBound)
        speed *= band(along: axis).gain(atOffset: position - edge)
      }
      return AxisMotion(
        position: position, velocity: speed, range: range[axis],
        rate: Double(decelerationRate.rawValue), bounces: bounces,
        pixel: 1 / Double(UIScreen.main.scale))
    }
    return ScrollMotion(
      x: motion(.horizontal), y: motion(.vertical), start: UIApplication.shared.clock.now)
  }

  /// How the content comes to a place that was asked for.
  func motion(to target: CGPoint, velocity: CGPoint, frequency: Double? = nil)
    -> ScrollMotion
  {
    func motion(_ axis: ScrollAxis) -> AxisMotion {
      AxisMotion(
        position: Double(contentOffset[axis]), velocity: Double(velocity[axis]),
        destination: Double(target[axis]), frequency: frequency,
        pixel: 1 / Double(UIScreen.main.scale))
    }
    return ScrollMotion(
      x: motion(.horizontal), y: motion(.vertical), isAimed: true,
      start: UIApplication.shared.clock.now)
  }

  /// How the content comes to the page that it is flicked to, or else to the nearest; nil past the
  /// ends.
  private func pageMotion(velocity: CGPoint) -> ScrollMotion? {
    let range = scrollRange
    guard range.clamped(contentOffset) == contentOffset else { return nil }
    var target = contentOffset
    for axis in draggableAxes where bounds.size[axis] > 0 {
      let length = bounds.size[axis]
      let origin = CGFloat(range[axis].lowerBound)
      let place = (contentOffset[axis] - origin) / length
      var page = place.rounded()
      if velocity[axis] > Self.pageFlick {
        page = place.rounded(.up)
      } else if velocity[axis] < -Self.pageFlick {
        page = place.rounded(.down)
      }
      target[axis] = origin + page * length
    }
    return motion(
      to: onPixels(range.clamped(target)), velocity: velocity, frequency: Bounce.pageFrequency)
  }
}
