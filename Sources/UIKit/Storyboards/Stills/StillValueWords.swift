/// The title and the detail of a table's row in the style "Right Detail".
///
/// They stand where the document has them as long as the row is as wide as there. In another width
/// the detail keeps its distance from the end, and both take the room that there is.
final class StillValueWords {
  private let title: UILabel
  private let detail: UILabel
  private let frames: (title: CGRect, detail: CGRect)
  /// The width of the row in the document, beside the safe area, in points.
  private let width: CGFloat
  private var isStored = true

  /// The room between the two, in points; ours.
  private static let gap: CGFloat = 6

  init(
    title: UILabel, frame titleFrame: CGRect, detail: UILabel, frame detailFrame: CGRect,
    in width: CGFloat
  ) {
    self.title = title
    self.detail = detail
    frames = (titleFrame, detailFrame)
    self.width = width
  }

  /// Places the words in a content view beside what the end of the row takes.
  func place(in room: CGFloat, accessoryWidth: CGFloat) {
    let extra = room + accessoryWidth - width
    guard abs(extra) > 0.01 else {
      if !isStored { (title.frame, detail.frame) = frames }
      isStored = true
      return
    }
    isStored = false
    let (start, end) = (frames.title.minX, frames.detail.maxX + extra)
    let whole = max(end - start, 0)
    let titleWidth = title.sizeThatFits(.zero).width
    let detailWidth = detail.sizeThatFits(.zero).width
    let gap = min(titleWidth, detailWidth) > 0 ? Self.gap : 0
    let both = max(whole - gap, 0)
    // Where the room is short, neither gets less than half of it for the other's sake.
    let shownTitle = min(titleWidth, max(both - detailWidth, both / 2))
    let shownDetail = min(detailWidth, both - shownTitle)
    title.frame = CGRect(
      x: start, y: frames.title.minY, width: shownTitle, height: frames.title.height)
    detail.frame = CGRect(
      x: end - shownDetail, y: frames.detail.minY, width: shownDetail, height: frames.detail.height)
  }
}
