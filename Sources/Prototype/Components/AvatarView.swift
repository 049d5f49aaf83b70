import UIKit

/// A round face.
final class AvatarView: UIImageView {
  /// A face of a diameter in points.
  init(_ name: String, diameter: CGFloat) {
    super.init(frame: .zero)
    image = UIImage(named: name)
    contentMode = .scaleAspectFill
    clipsToBounds = true
    layer.cornerRadius = diameter / 2
    constrain(width: diameter, height: diameter)
  }

  required init?(coder: NSCoder) { nil }
}
