import UIKit

/// A row of views that scrolls sideways.
///
/// In a column that reaches from gutter to gutter it scrolls out over the edges of the screen; in
/// a narrower one its ends are soft where there is more to see.
final class Strip: PageScrollView {
  /// How far a soft end reaches in, in points; ours.
  private static let softness: CGFloat = 24

  /// The room around the views, in which the ring around the one that Tab has reached isn't cut, in
  /// points; ours.
  private static let margin: CGFloat = 4

  private let leftEnd = Strip.makeEnd()
  private let rightEnd = Strip.makeEnd()
  private let stack: UIStackView
  private let spacing: CGFloat
  private let cell: CGFloat?

  /// Makes a row with a distance between its views in points.
  ///
  /// Where all are equally wide and don't fit, the distance becomes such that the last one in sight
  /// shows half, so that it says that there are more.
  init(_ views: [UIView], spacing: CGFloat, cell: CGFloat? = nil) {
    stack = UIStackView(.horizontal, spacing: spacing, alignment: .top, views)
    self.spacing = spacing
    self.cell = cell
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    alwaysBounceHorizontal = true
    scrollsToTop = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let content = contentLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: Self.margin),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: Self.margin),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -Self.margin),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -Self.margin),
      stack.heightAnchor.constraint(
        equalTo: frameLayoutGuide.heightAnchor, constant: -2 * Self.margin),
    ])
    rightEnd.transform = CGAffineTransform(scaleX: -1, y: 1)
    addSubview(leftEnd)
    addSubview(rightEnd)
  }

  required init?(coder: NSCoder) { nil }

  private static func makeEnd() -> UIImageView {
    let end = UIImageView(image: .icon("ScrollEdgeSide"))
    end.tintColor = Palette.background
    return end
  }

  /// The room around the views isn't seen.
  override var alignmentRectInsets: UIEdgeInsets { .all(Self.margin) }

  /// Whether it ends before the edges of the screen shows only there.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let fitting = fittingSpacing
    if abs(stack.spacing - fitting) > 0.01 { stack.spacing = fitting }
    super.layoutSubviews()
    clipsToBounds = !reachesGutters
    let size = CGSize(width: Self.softness, height: bounds.height)
    leftEnd.bounds.size = size
    rightEnd.bounds.size = size
    leftEnd.center = CGPoint(x: bounds.minX + size.width / 2, y: bounds.midY)
    rightEnd.center = CGPoint(x: bounds.maxX - size.width / 2, y: bounds.midY)
    leftEnd.isHidden = !clipsToBounds || bounds.minX < 1
    rightEnd.isHidden = !clipsToBounds || bounds.maxX > contentSize.width - 1
  }

  private var fittingSpacing: CGFloat {
    let count = CGFloat(stack.arrangedSubviews.count)
    let width = bounds.width - 2 * Self.margin
    let room = width + (reachesGutters ? Spacing.gutter : Self.margin)
    guard let cell, room > cell, count * (cell + spacing) - spacing > width else {
      return spacing
    }
    let whole = max(1, ((room - cell / 2) / (cell + spacing)).rounded())
    return (room - cell / 2) / whole - cell
  }

  private var reachesGutters: Bool {
    guard let window else { return true }
    let left = convert(bounds, to: window).minX
    return left <= window.safeAreaInsets.left + Spacing.gutter + 1
  }

  /// What shows beside the column can be touched there, too.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let reach = clipsToBounds ? 0 : Spacing.gutter - Self.margin
    return bounds.insetBy(dx: -reach, dy: 0).contains(point)
  }

  /// A drag that begins on a button of the strip still scrolls it.
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
