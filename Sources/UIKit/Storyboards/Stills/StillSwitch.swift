import Graphics

/// A switch as a storyboard shows it: on or off, and nobody turns it.
final class StillSwitch: UIView {
  var isOn = false
  var onTint: UIColor?
  var thumbTint: UIColor?

  /// UISwitch's size, in points, of which constraints leave out 2 at the right; measured from
  /// stored frames.
  private static let size = CGSize(width: 51, height: 31)

  override var intrinsicContentSize: CGSize { CGSize(width: 49, height: Self.size.height) }

  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  override func drawContent(on canvas: Canvas) {
    let track = CGRect(origin: bounds.origin, size: Self.size)
    canvas.fill(
      track, cornerRadius: track.height / 2,
      with: resolve(isOn ? onTint ?? .systemGreen : .secondarySystemFill))
    let side = track.height - 4
    let thumb = CGRect(
      x: isOn ? track.maxX - side - 2 : track.minX + 2, y: track.minY + 2, width: side,
      height: side)
    canvas.drawShadow(
      of: thumb, cornerRadius: side / 2, corners: .all, curve: .circular,
      color: Color(white: 0, alpha: 0.15), offset: CGSize(width: 0, height: 3), radius: 4)
    canvas.fill(thumb, cornerRadius: side / 2, with: resolve(thumbTint ?? .white))
  }
}
