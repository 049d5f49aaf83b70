import UIKit

/// The soft end of what scrolls away under the status bar, a header or a footer: the ground of the
/// page, which clears towards what scrolls.
final class ScrollEdge: UIView {
  enum End {
    case upper
    case lower
  }

  /// How long the clearing takes, in points; ours.
  static let height: CGFloat = 24

  /// How far it reaches into the safe area, and how far down at least, so that the words of the
  /// lowest status bar stand above it, in points; ours.
  private static let reach: CGFloat = 6
  private static let lowestEnd: CGFloat = 36

  private var coversStatusBar = false
  private let cover = UIView()
  private let fade = UIImageView(image: .icon("ScrollEdge"))

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
    coversStatusBar = true
    let asLowAsNeeded = heightAnchor.constraint(equalToConstant: 0)
    asLowAsNeeded.priority = .defaultLow
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(
        greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: Self.reach),
      heightAnchor.constraint(greaterThanOrEqualToConstant: Self.lowestEnd),
      asLowAsNeeded,
    ])
  }

  /// Softens the end of what scrolls that goes under a header, or that under a footer.
  func soften(_ end: End, of scrollView: UIScrollView, in view: UIView) {
    view.addSubview(self)
    if end == .lower { transform = CGAffineTransform(scaleX: 1, y: -1) }
    NSLayoutConstraint.activate([
      end == .upper
        ? topAnchor.constraint(equalTo: scrollView.topAnchor)
        : bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      heightAnchor.constraint(equalToConstant: Self.height),
    ])
  }

  /// Where there is no status bar the edge of the screen is end enough.
  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [cover, fade] { view.isHidden = coversStatusBar && safeAreaInsets.top == 0 }
    let solid = bounds.height - Self.height
    cover.frame = CGRect(x: 0, y: 0, width: bounds.width, height: solid)
    fade.frame = CGRect(x: 0, y: solid, width: bounds.width, height: Self.height)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
