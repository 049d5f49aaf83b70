import Graphics

/// A slider as a storyboard shows it: at a value, and nobody moves it.
final class StillSlider: UIView {
  /// Where the knob stands, 0…1.
  var share: CGFloat = 0
  var minimumTint: UIColor?
  var maximumTint: UIColor?
  var thumbTint: UIColor?

  /// The height that constraints see, in points, and what is outside of it; measured from stored
  /// frames.
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 30)
  }

  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  override func drawContent(on canvas: Canvas) {
    let knob: CGFloat = 28
    let track = CGRect(
      x: bounds.minX + 4, y: bounds.midY - 2, width: max(bounds.width - 8, 0), height: 4)
    let center = bounds.minX + 2 + knob / 2 + max(bounds.width - 4 - knob, 0) * share
    canvas.fill(track, cornerRadius: 2, with: resolve(maximumTint ?? .systemFill))
    let done = CGRect(
      x: track.minX, y: track.minY, width: max(center - track.minX, 0), height: track.height)
    canvas.fill(done, cornerRadius: 2, with: resolve(minimumTint ?? tintColor))
    let thumb = CGRect(
      x: center - knob / 2, y: bounds.midY - knob / 2, width: knob, height: knob)
    canvas.drawShadow(
      of: thumb, cornerRadius: knob / 2, corners: .all, curve: .circular,
      color: Color(white: 0, alpha: 0.12), offset: CGSize(width: 0, height: 3), radius: 6)
    canvas.fill(thumb, cornerRadius: knob / 2, with: resolve(thumbTint ?? .white))
  }
}
