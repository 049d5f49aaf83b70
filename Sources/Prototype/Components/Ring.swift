import UIKit

/// A picture with a ring around it, which its background colour shows or hides.
final class Ring: UIView {
  /// The ring's width and the gap inside it, in points; ours.
  private static let width: CGFloat = 2.5
  private static let gap: CGFloat = 2.5

  /// How much smaller the picture is than the ring on every side, in points.
  static let inset = width + gap

  /// Puts a ring around a picture; the radius of its corners is that of the outer edge, in points.
  init(around picture: UIView, radius: CGFloat) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    let mat = UIView()
    mat.backgroundColor = Palette.background
    mat.layer.cornerRadius = radius - Self.width
    layer.cornerRadius = radius
    addFilling(mat, insets: .all(Self.width))
    addFilling(picture, insets: .all(Self.inset))
  }

  required init?(coder: NSCoder) { nil }
}
