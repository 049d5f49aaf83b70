import UIKit

/// A small picture to choose, with a ring around the chosen one.
final class PictureChoice: UIControl {
  /// The side and the radius of the corners, in points; ours.
  static let side: CGFloat = 72
  private static let radius: CGFloat = 18

  private let ring: Ring

  init(_ picture: String, label: String) {
    ring = Ring(
      around: PictureView(picture, radius: Self.radius - Ring.inset), radius: Self.radius)
    super.init(frame: .zero)
    addFilling(ring)
    layer.cornerRadius = Self.radius
    constrain(width: Self.side, height: Self.side)
    isAccessibilityElement = true
    accessibilityLabel = label
    showSelection()
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet { showSelection() }
  }

  override var isHighlighted: Bool {
    didSet { showPress(isHighlighted) }
  }

  private func showSelection() {
    ring.backgroundColor = isSelected ? Palette.accent : Palette.background
    accessibilityTraits = isSelected ? [.button, .selected] : .button
  }
}
