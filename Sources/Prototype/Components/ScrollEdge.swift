import UIKit

/// The soft end of what scrolls away under the status bar or a header: the ground of the page, which
/// clears downwards.
final class ScrollEdge: UIView {
  /// How long the clearing takes in points, and how far it reaches into the safe area; ours.
  static let height: CGFloat = 24
  static let reach = Spacing.medium

  private let cover = UIView()
  private let fade = UIImageView(
    image: UIImage(named: "ScrollEdge")?.withRenderingMode(.alwaysTemplate))

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    translatesAutoresizingMaskIntoConstraints = false
    cover.backgroundColor = Palette.background
    fade.tintColor = Palette.background
    fade.contentMode = .scaleToFill
    addSubview(cover)
    addSubview(fade)
  }

  required init?(coder: NSCoder) { nil }

  /// Covers the upper end of a view down to the safe area.
  func cover(_ view: UIView) {
    view.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.topAnchor, constant: Self.reach),
    ])
  }

  /// Softens the end of what scrolls below a header.
  func soften(_ scrollView: UIScrollView, in view: UIView) {
    view.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: scrollView.topAnchor),
      leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      heightAnchor.constraint(equalToConstant: Self.height),
    ])
  }

  /// Where there is no status bar the edge of the screen is end enough.
  override func layoutSubviews() {
    super.layoutSubviews()
    let solid = bounds.height - Self.height
    for view in [cover, fade] { view.isHidden = solid < 0 }
    cover.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, solid))
    fade.frame = CGRect(x: 0, y: max(0, solid), width: bounds.width, height: Self.height)
  }
}
