extension UIScrollView {
  /// Lets the content move by itself.
  func begin(_ motion: ScrollMotion) {
    stopMotion()
    self.motion = motion
    if motion.cause == .deceleration {
      isDecelerating = true
      delegate?.scrollViewWillBeginDecelerating(self)
      guard self.motion == motion else { return }
    }
    hideEditMenu()
    showIndicators()
    motionLink = UIApplication.shared.clock.addDisplayLink { [weak self] in self?.move(at: $0) }
    UIApplication.shared.setNeedsFrame()
  }

  private func move(at now: TimeInterval) {
    guard let motion else { return }
    let isOver = motion.isOver(at: now)
    show(onPixels(isOver ? motion.destination : motion.offset(at: now)))
    rebaseDrag()
    if isOver, self.motion == motion { endMotion() }
  }

  /// Stops the content where it is; a deceleration that had begun is told to be over.
  func stopMotion() {
    if let motionLink { UIApplication.shared.clock.cancel(motionLink) }
    // Also one that the delegate calls off before its first frame.
    if motionLink != nil || motion != nil {
      hideIndicatorsLater()
      bringBackEditMenu()
    }
    motionLink = nil
    motion = nil
    guard isDecelerating else { return }
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Stops the content where it is, because it has arrived or because a finger has come down.
  func endMotion() {
    guard let motion else { return }
    stopMotion()
    guard case .animation(let isToTop) = motion.cause else { return }
    delegate?.scrollViewDidEndScrollingAnimation(self)
    if isToTop, contentOffset == motion.destination { delegate?.scrollViewDidScrollToTop(self) }
  }

  /// Brings content that moves by itself to rest at once: where it was going if that was a certain
  /// place, otherwise where it is, but not past an end.
  func settle() {
    guard let motion, !isDragging else { return }
    let goal = motion.isAimed ? motion.destination : contentOffset
    show(onPixels(scrollRange.clamped(goal)))
    if self.motion == motion { endMotion() }
  }

  /// Where an animated change of the offset is going; nil while there is none.
  var animationTarget: CGPoint? {
    guard let motion, motion.cause != .deceleration else { return nil }
    return motion.destination
  }

  func animate(to target: CGPoint, isToTop: Bool = false) {
    if animationTarget == target { return }
    guard target != contentOffset else { return stopMotion() }
    begin(
      ScrollMotion(
        from: contentOffset, to: target, isToTop: isToTop,
        start: UIApplication.shared.clock.now))
  }

  /// Lets a movement go on within another range.
  func redirect(_ motion: ScrollMotion) {
    let range = scrollRange
    switch motion.cause {
    case .animation(let isToTop):
      let target = onPixels(range.clamped(motion.destination))
      if target != motion.destination {
        self.motion = ScrollMotion(
          from: contentOffset, to: target, isToTop: isToTop,
          start: UIApplication.shared.clock.now)
      }
    case .deceleration:
      let velocity = motion.velocity(at: UIApplication.shared.clock.now)
      guard motion.isAimed else { return self.motion = freeMotion(velocity: velocity) }
      let target = onPixels(range.clamped(motion.destination))
      if target != motion.destination {
        self.motion = self.motion(to: target, velocity: velocity)
      }
    }
  }

  // MARK: Wheel

  /// How long a wheel rests until scrolling is over, in seconds; ours.
  private static let wheelPause: TimeInterval = 0.3

  /// Moves by a wheel or trackpad, in points of content to the right and down; never past the ends.
  ///
  /// The keyboard goes where it goes for a finger: both move the same pan
  /// (`UIPanGestureRecognizer.allowedScrollTypesMask`).
  func scroll(by delta: CGSize) {
    guard !isTracking else { return }
    if motion != nil { endMotion() }
    guard offset(movedBy: delta) != contentOffset else { return }
    endTypingIfDragged()
    hideEditMenu()
    show(offset(movedBy: delta))
    flashScrollIndicators()
    bringBackEditMenu(after: Self.wheelPause)
  }

  private func offset(movedBy delta: CGSize) -> CGPoint {
    var offset = contentOffset
    for axis in draggableAxes { offset[axis] -= delta[axis] }
    return onPixels(scrollRange.clamped(offset))
  }

  /// Lets the keyboard go if it goes when somebody drags.
  func endTypingIfDragged() {
    guard keyboardDismissMode.endsTyping else { return }
    window?.endTyping(keepsBar: keyboardDismissMode.keepsBar)
  }
}
