import Graphics

/// The words above or below a section's rows, and what is under them as rows pass there.
final class StillTableCaption {
  let label = UILabel(frame: .zero)
  let ground = Ground(frame: .zero)
  let isHeader: Bool
  /// Where the words rest, from edge to edge, in points.
  var place = CGRect.zero
  /// Where the section's rows begin and end, in points.
  var rows: ClosedRange<CGFloat> = 0...0

  /// What the system draws under words that rows pass.
  final class Ground: UIView {
    override func drawContent(on canvas: Canvas) {
      BarGround().draw(on: canvas, in: bounds, of: self)
    }
  }

  /// Words in the style of a table; below the rows they are the same in every table (ours).
  init(_ text: String, isHeader: Bool, isPlain: Bool) {
    self.isHeader = isHeader
    let isProminent = isHeader && isPlain
    label.text = isHeader && !isPlain ? text.uppercased() : text
    label.font = .preferredFont(forTextStyle: isProminent ? .headline : .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = isProminent ? .label : .secondaryLabel
    label.numberOfLines = 0
    ground.isHidden = true
  }

  /// Keeps the words in sight while their section's rows are; the end of the rows moves them away.
  func float(in seen: CGRect) {
    let top =
      isHeader
      ? max(place.minY, min(seen.minY, rows.upperBound - place.height))
      : min(place.minY, max(seen.maxY - place.height, rows.lowerBound))
    ground.isHidden = top == place.minY
    ground.frame = place.offsetBy(dx: 0, dy: top - place.minY)
    label.frame.origin.y += top - place.minY
  }
}
