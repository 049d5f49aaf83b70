import UIKit

/// The ground of a field, with a ring around it that says how it is.
final class FieldPlate: UIView {
  enum State {
    case resting
    case edited
    case wrong
  }

  /// The width of the ring in points; ours.
  static let ring: CGFloat = 1.5

  override init(frame: CGRect) {
    super.init(frame: frame)
    let ground = UIView()
    ground.layer.cornerRadius = CornerRadius.field - Self.ring
    ground.backgroundColor = Palette.fieldBackground
    ground.isUserInteractionEnabled = false
    layer.cornerRadius = CornerRadius.field
    addFilling(ground, insets: .all(Self.ring))
    showState()
  }

  required init?(coder: NSCoder) { nil }

  var state = State.resting {
    didSet { showState() }
  }

  private func showState() {
    backgroundColor =
      switch state {
      case .resting: Palette.fieldBackground
      case .edited: Palette.accent
      case .wrong: Palette.danger
      }
  }
}
