import Graphics

extension UIScrollView {
  /// How long the indicators stay when scrolling is over, in seconds; measured on iOS by others.
  private static let indicatorHold: TimeInterval = 1.2
  /// How long they fade, in seconds; measured on iOS by others.
  private static let indicatorFade: TimeInterval = 0.25

  /// Shows the indicators until they are told to go.
  func showIndicators() {
    cancelIndicatorTimer()
    guard window != nil else { return }
    UIView.performWithoutAnimation {
      for axis in ScrollAxis.allCases where showsIndicator(along: axis) {
        let indicator = indicators[axis] ?? makeIndicator(along: axis)
        if let front = subviews.last(where: { !indicators.values.contains($0) }),
          let place = subviews.firstIndex(of: front),
          place > subviews.firstIndex(of: indicator) ?? 0
        {
          bringSubviewToFront(indicator)
        }
        indicator.layer.removeAnimations(of: .opacity)
        indicator.alpha = 1
      }
      placeIndicators()
    }
  }

  /// Fades the indicators out when they have been seen.
  func hideIndicatorsLater() {
    cancelIndicatorTimer()
    guard !indicators.isEmpty else { return }
    indicatorTimer = UIApplication.shared.clock.schedule(after: Self.indicatorHold) { [weak self] in
      UIView.animate(withDuration: Self.indicatorFade) { self?.hideIndicators() }
    }
  }

  func hideIndicators() {
    cancelIndicatorTimer()
    for indicator in indicators.values { indicator.alpha = 0 }
  }

  private func cancelIndicatorTimer() {
    if let indicatorTimer { UIApplication.shared.clock.cancel(indicatorTimer) }
    indicatorTimer = nil
  }

  private func showsIndicator(along axis: ScrollAxis) -> Bool {
    let isWanted = axis == .vertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator
    return isWanted && scrollRange.exceedsViewport(along: axis)
  }

  private func makeIndicator(along axis: ScrollAxis) -> UIView {
    let indicator = UIView(frame: .zero)
    indicator.isUserInteractionEnabled = false
    indicator.accessibilityElementsHidden = true
    indicator.layer.cornerRadius = IndicatorLayout.thickness / 2
    indicators[axis] = indicator
    addSubview(indicator)
    return indicator
  }

  /// Puts the indicators where they belong for the offset.
  func placeIndicators() {
    let range = scrollRange
    for (axis, indicator) in indicators {
      indicator.isHidden = !showsIndicator(along: axis)
      guard !indicator.isHidden else { continue }
      indicator.backgroundColor = indicatorColor
      indicator.frame = indicatorFrame(along: axis, range: range)
    }
  }

  private func indicatorFrame(along axis: ScrollAxis, range: ScrollRange) -> CGRect {
    var insets =
      axis == .vertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
    if automaticallyAdjustsScrollIndicatorInsets { insets = insets + safeAreaInsets }
    insets.bottom += keyboardRoom
    let ends = range[axis]
    let layout = IndicatorLayout(
      viewport: bounds.size[axis], insets: insets[axis],
      range: CGFloat(ends.lowerBound)...CGFloat(ends.upperBound), offset: contentOffset[axis])
    let (thickness, margin) = (IndicatorLayout.thickness, IndicatorLayout.margin)
    if axis == .vertical {
      return CGRect(
        x: bounds.maxX - insets.right - margin - thickness, y: bounds.minY + layout.start,
        width: thickness, height: layout.length)
    }
    return CGRect(
      x: bounds.minX + layout.start, y: bounds.maxY - insets.bottom - margin - thickness,
      width: layout.length, height: thickness)
  }

  /// The colour of the indicators; measured on iOS by others.
  private var indicatorColor: UIColor {
    switch indicatorStyle {
    case .default: UIColor(light: Self.darkIndicator, dark: Self.lightIndicator)
    case .black: UIColor(Self.darkIndicator)
    case .white: UIColor(Self.lightIndicator)
    }
  }

  private static let darkIndicator = Color(white: 0, alpha: 0.35)
  private static let lightIndicator = Color(white: 1, alpha: 0.5)
}
