import UIKit

/// A small picture to choose, with a ring around the chosen one.
final class PictureChoice: UIControl {
  /// The side in points, the ring's width and the gap inside it; ours.
  private static let side: CGFloat = 72
  private static let ring: CGFloat = 2.5
  private static let gap: CGFloat = 2.5

  private let mat = UIView()

  init(_ picture: String, label: String) {
    super.init(frame: .zero)
    let radius: CGFloat = 18
    layer.cornerRadius = radius
    mat.isUserInteractionEnabled = false
    mat.backgroundColor = Palette.background
    mat.layer.cornerRadius = radius - Self.ring
    let image = PictureView(picture, radius: radius - Self.ring - Self.gap)
    addFilling(mat, insets: .all(Self.ring))
    addFilling(image, insets: .all(Self.ring + Self.gap))
    constrain(width: Self.side, height: Self.side)
    isAccessibilityElement = true
    accessibilityLabel = label
    showSelection()
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet { showSelection() }
  }

  private func showSelection() {
    backgroundColor = isSelected ? Palette.accent : Palette.background
    accessibilityTraits = isSelected ? [.button, .selected] : .button
  }
}
