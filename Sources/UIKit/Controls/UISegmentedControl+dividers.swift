/// The lines between segments, the first of them after the first segment.
extension UISegmentedControl {
  /// How wide a line is, in points, and its share of the height; by eye from iOS, ours.
  private static let (dividerWidth, dividerShare): (CGFloat, CGFloat) = (1, 0.5)

  /// Makes as many lines as there are gaps between segments; new ones are clear until they are
  /// shown.
  final func matchDividers() {
    let count = max(segments.count - 1, 0)
    while dividers.count > count { dividers.removeLast().removeFromSuperview() }
    while dividers.count < count {
      let divider = UIView()
      divider.isUserInteractionEnabled = false
      divider.accessibilityElementsHidden = true
      divider.backgroundColor = .quaternaryLabel
      divider.alpha = 0
      dividers.append(divider)
      insertSubview(divider, at: 0)
      UIView.performWithoutAnimation { divider.frame = placeOfDivider(dividers.count - 1) }
    }
  }

  /// Shows the lines except beside the capsule, which has edges of its own.
  final func showDividers(besideCapsuleAt marked: Int) {
    for (index, divider) in dividers.enumerated() {
      let opacity: CGFloat = index == marked || index + 1 == marked ? 0 : 1
      if divider.alpha != opacity { divider.alpha = opacity }
    }
  }

  final func placeDividers() {
    for (index, divider) in dividers.enumerated() { divider.frame = placeOfDivider(index) }
  }

  private func placeOfDivider(_ index: Int) -> CGRect {
    let segment = place(of: index)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = (segment.height * Self.dividerShare).rounded()
    let origin = CGPoint(
      x: (isReversed ? segment.minX : segment.maxX) - Self.dividerWidth / 2,
      y: segment.midY - height / 2)
    return CGRect(
      origin: origin.rounded(toPixelsAt: max(traitCollection.displayScale, 1)),
      size: CGSize(width: Self.dividerWidth, height: height))
  }
}
