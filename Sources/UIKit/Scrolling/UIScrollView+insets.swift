extension UIScrollView {
  /// What the safe area adds to `contentInset`.
  var safeAreaAdjustment: UIEdgeInsets {
    let area = window == nil ? lastSafeArea : safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return area
    case .automatic, .scrollableAxes:
      let isWide = adjusts(along: .horizontal)
      let isTall = adjusts(along: .vertical)
      return UIEdgeInsets(
        top: isTall ? area.top : 0, left: isWide ? area.left : 0, bottom: isTall ? area.bottom : 0,
        right: isWide ? area.right : 0)
    }
  }

  private func adjusts(along axis: ScrollAxis) -> Bool {
    let always = axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal
    return always
      || ScrollRange(viewport: bounds.size, content: contentSize, insets: contentInset)
        .exceedsViewport(along: axis)
  }

  /// The offsets to rest at.
  var scrollRange: ScrollRange {
    ScrollRange(viewport: bounds.size, content: contentSize, insets: adjustedContentInset)
  }

  /// The axes along which a finger can move the content.
  var draggableAxes: [ScrollAxis] {
    guard isScrollEnabled else { return [] }
    let range = scrollRange
    return ScrollAxis.allCases.filter { axis in
      let always = axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal
      return range.exceedsViewport(along: axis) || (bounces && always)
    }
  }

  /// Whether there is content to go to along an axis.
  func hasRoom(along axis: ScrollAxis, backwards: Bool) -> Bool {
    guard isScrollEnabled else { return false }
    let range = scrollRange[axis]
    let offset = Double(contentOffset[axis])
    return backwards ? offset > range.lowerBound + 0.01 : offset < range.upperBound - 0.01
  }

  /// An offset on device pixels.
  func onPixels(_ offset: CGPoint) -> CGPoint {
    offset.rounded(toPixelsAt: UIScreen.main.scale)
  }

  /// Follows a change of the content, the insets or the size: keeps the offset in range.
  ///
  /// Content at its start stays there; otherwise the offset changes only if it must. Inside an
  /// animation block the change is animated with it.
  func contentDidChange() {
    if window != nil { lastSafeArea = safeAreaInsets }
    let (old, new) = (lastRange, scrollRange)
    lastRange = new
    if old != new {
      if isDragging {
        rangeDidChange(from: old)
      } else if let motion {
        redirect(motion)
      } else if !isTracking {
        keepInRange(oldInsets: old.insets)
      }
    }
    placeIndicators()
    if old != new { tellViewsAround() }
    guard old.insets != new.insets else { return }
    setNeedsLayout()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private func keepInRange(oldInsets: UIEdgeInsets) {
    var offset = contentOffset
    let range = scrollRange
    for axis in ScrollAxis.allCases where offset[axis] == -oldInsets[axis].start {
      offset[axis] = CGFloat(range[axis].lowerBound)
    }
    show(onPixels(range.clamped(offset)))
  }

  /// Shows an offset.
  func show(_ offset: CGPoint) {
    guard offset != contentOffset else { return }
    bounds.origin = offset
  }
}
