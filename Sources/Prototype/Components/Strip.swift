import UIKit

/// A row of views that scrolls sideways; on a phone out over the edges of its column.
final class Strip: UIScrollView {
  /// Columns up to this width in points reach from edge to edge of a phone; ours.
  private static let phoneColumn: CGFloat = 400

  init(_ views: [UIView], spacing: CGFloat, height: CGFloat) {
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    alwaysBounceHorizontal = true
    scrollsToTop = false
    clipsToBounds = false
    let stack = UIStackView(.horizontal, spacing: spacing, views)
    addFilling(stack, in: contentLayoutGuide)
    stack.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor).isActive = true
    constrain(height: height)
  }

  required init?(coder: NSCoder) { nil }

  /// Beside a column that is narrower than the screen nothing shows.
  override func layoutSubviews() {
    clipsToBounds = bounds.width > Self.phoneColumn
    super.layoutSubviews()
  }

  /// A drag that begins on a button of the strip still scrolls it.
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
