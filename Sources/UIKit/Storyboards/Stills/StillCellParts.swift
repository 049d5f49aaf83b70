/// The picture and the words of a table's row in one of UIKit's own styles.
///
/// They stand where the document has them as long as the row is as wide as there and its words are
/// seen whole; elsewhere they take the room that there is. Where reading starts at the right, all
/// of it is the other way around.
final class StillCellParts {
  /// How the words of a row stand, by Interface Builder's words.
  enum Style: String {
    /// A title.
    case basic = "IBUITableViewCellStyleDefault"
    /// A title above a detail.
    case subtitle = "IBUITableViewCellStyleSubtitle"
    /// A title and, at the end, a detail.
    case rightDetail = "IBUITableViewCellStyleValue1"
    /// A title in a narrow column and a detail beside it.
    case leftDetail = "IBUITableViewCellStyleValue2"
  }

  /// A view and its frame in the document.
  struct Part<View: UIView> {
    let view: View
    let frame: CGRect
  }

  private let style: Style
  private let title: Part<UILabel>
  private let detail: Part<UILabel>?
  private let picture: Part<UIImageView>?
  /// The width of the row in the document, beside the safe area, in points.
  private let width: CGFloat
  private let alignments: [NSTextAlignment]

  /// The room between a title and a detail at the end, in points; ours.
  private static let gap: CGFloat = 6
  /// The room between the words and what stands at the row's end, in points; as in Interface
  /// Builder.
  private static let accessoryMargin: CGFloat = 8

  init(
    _ style: Style, title: Part<UILabel>, detail: Part<UILabel>?, picture: Part<UIImageView>?,
    in width: CGFloat
  ) {
    self.style = style
    self.title = title
    self.detail = detail
    self.picture = picture
    self.width = width
    alignments = [title.view, detail?.view].map { $0?.textAlignment ?? .natural }
  }

  /// How far the title is from where the content begins, in points, with a margin there.
  func start(margin: CGFloat) -> CGFloat { title.frame.minX + shift(to: margin) }

  /// How far the parts move ahead where the margin isn't that of the document.
  private func shift(to margin: CGFloat) -> CGFloat {
    let first = min(title.frame.minX, picture?.frame.minX ?? .infinity)
    // What begins elsewhere was put there.
    guard [0, .infinity].map(UIView.sideMargin).contains(first) else { return 0 }
    return margin - first
  }

  /// Places the parts in a content view beside what the end of the row takes.
  func place(
    in room: CGFloat, accessoryWidth: CGFloat, margin: CGFloat, isRightToLeft: Bool
  ) {
    let extra = room + accessoryWidth - width
    let shift = shift(to: margin)
    var frames = (
      title: title.frame.offsetBy(dx: shift, dy: 0),
      detail: (detail?.frame ?? .zero).offsetBy(dx: shift, dy: 0)
    )
    if abs(extra) > 0.01 || shift != 0 || !isWhole {
      let end = room - (accessoryWidth > 0 ? Self.accessoryMargin : margin)
      if let detail, style == .rightDetail {
        let last = detail.frame.maxX + extra - shift
        frames = side(by: detail, from: frames.title.minX, to: min(last, room))
      } else {
        if style == .basic { frames.title.size.width = max(end - frames.title.minX, 0) }
        if style == .subtitle { frames.title.size.width = fitted(title, from: frames.title, end) }
        if let detail { frames.detail.size.width = fitted(detail, from: frames.detail, end) }
      }
    }
    for (view, frame) in [
      (title.view, frames.title), (detail?.view, frames.detail),
      (picture?.view, (picture?.frame ?? .zero).offsetBy(dx: shift, dy: 0)),
    ] as [(UIView?, CGRect)] {
      view?.frame = isRightToLeft ? mirrored(frame, in: room) : frame
    }
    for (label, alignment) in zip([title.view, detail?.view], alignments) {
      label?.textAlignment = isRightToLeft ? mirrored(alignment) : alignment
    }
  }

  /// Whether all words are seen in the frames of the document; our letters may be wider than
  /// Apple's.
  private var isWhole: Bool {
    [title, detail].compactMap(\.self).allSatisfy {
      $0.view.sizeThatFits(.zero).width <= $0.frame.width + 0.01
    }
  }

  private func fitted(_ part: Part<UILabel>, from frame: CGRect, _ end: CGFloat) -> CGFloat {
    min(part.view.sizeThatFits(.zero).width, max(end - frame.minX, 0))
  }

  private func side(
    by detail: Part<UILabel>, from start: CGFloat, to end: CGFloat
  ) -> (title: CGRect, detail: CGRect) {
    let whole = max(end - start, 0)
    let titleWidth = title.view.sizeThatFits(.zero).width
    let detailWidth = detail.view.sizeThatFits(.zero).width
    let gap = min(titleWidth, detailWidth) > 0 ? Self.gap : 0
    let both = max(whole - gap, 0)
    // Where the room is short, neither gets less than half of it for the other's sake.
    let shownTitle = min(titleWidth, max(both - detailWidth, both / 2))
    let shownDetail = min(detailWidth, both - shownTitle)
    return (
      CGRect(x: start, y: title.frame.minY, width: shownTitle, height: title.frame.height),
      CGRect(
        x: end - shownDetail, y: detail.frame.minY, width: shownDetail, height: detail.frame.height)
    )
  }

  private func mirrored(_ frame: CGRect, in room: CGFloat) -> CGRect {
    CGRect(x: room - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  private func mirrored(_ alignment: NSTextAlignment) -> NSTextAlignment {
    switch alignment {
    case .left: .right
    case .right: .left
    default: alignment
    }
  }
}
