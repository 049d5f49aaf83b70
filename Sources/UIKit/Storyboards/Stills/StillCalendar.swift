import Graphics

/// A date picker in its inline form as a storyboard shows it: a month with one day chosen.
final class StillCalendar: UIView {
  private let month: UILabel
  private let days: [(place: Int, view: UILabel)]
  private let letters: [UILabel]
  private let selected: Int

  /// The heights of the line with the month and of that with the letters, in points; ours.
  private static let monthHeight: CGFloat = 44
  private static let lettersHeight: CGFloat = 24

  /// Makes a month whose first day stands in a column, 0…6.
  init(month: String, letters: [String], firstColumn: Int, days count: Int, selected: Int) {
    func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
      let label = UILabel(frame: .zero)
      (label.text, label.font, label.textColor) = (text, font, color)
      return label
    }
    self.month = label(month, .systemFont(ofSize: 17, weight: .semibold), .label)
    self.selected = selected + firstColumn - 1
    self.letters = letters.map {
      label($0, .systemFont(ofSize: 13, weight: .semibold), .tertiaryLabel)
    }
    days = (1...max(count, 1)).map { day in
      (day + firstColumn - 1, label("\(day)", .systemFont(ofSize: 20), .label))
    }
    super.init(frame: .zero)
    for view in self.letters + days.map(\.view) { view.textAlignment = .center }
    for view in [self.month] + self.letters + days.map(\.view) { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// UIDatePicker's inline size, in points; by eye from iOS, ours.
  override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 330) }

  private func cell(_ place: Int) -> CGRect {
    let room = bounds.insetBy(dx: 8, dy: 0)
    let top = room.minY + Self.monthHeight + Self.lettersHeight
    let size = CGSize(width: room.width / 7, height: max(room.maxY - top, 0) / 6)
    return CGRect(
      x: room.minX + CGFloat(place % 7) * size.width, y: top + CGFloat(place / 7) * size.height,
      width: size.width, height: size.height)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    tintColorDidChange()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for day in days where day.place == selected { day.view.textColor = tintColor }
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    month.frame = CGRect(
      x: bounds.minX + 16, y: bounds.minY, width: max(bounds.width - 32, 0),
      height: Self.monthHeight)
    for (index, label) in letters.enumerated() {
      let column = cell(index)
      label.frame = CGRect(
        x: column.minX, y: bounds.minY + Self.monthHeight, width: column.width,
        height: Self.lettersHeight)
    }
    for day in days { day.view.frame = cell(day.place) }
  }

  override func drawContent(on canvas: Canvas) {
    let cell = cell(selected)
    let side = min(cell.width, cell.height, 44)
    canvas.fill(
      CGRect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side),
      cornerRadius: side / 2, with: resolve(tintColor.withAlphaComponent(0.12)))
  }
}
