import Graphics

/// Wheels as a storyboard shows them: at rest, with rows that fade away from the middle one.
final class StillPicker: UIView {
  /// One wheel: its rows, the number of the one in the middle, and its share of the width.
  struct Wheel {
    var rows: [String]
    var selected: Int
    var share: CGFloat = 1
    var alignment = NSTextAlignment.center
  }

  /// The height of a row and of the band behind the middle one, in points; by eye from iOS, ours.
  private static let rowHeight: CGFloat = 32
  /// How many rows are seen on either side of the middle; ours.
  private static let reach = 3

  private let wheels: [Wheel]
  private var labels: [(wheel: Int, step: Int, view: UILabel)] = []

  init(_ wheels: [Wheel]) {
    self.wheels = wheels
    super.init(frame: .zero)
    clipsToBounds = true
    for (index, wheel) in wheels.enumerated() {
      for step in -Self.reach...Self.reach {
        guard wheel.rows.indices.contains(wheel.selected + step) else { continue }
        let label = UILabel(frame: .zero)
        label.text = wheel.rows[wheel.selected + step]
        label.font = .systemFont(ofSize: step == 0 ? 23 : 21)
        label.textAlignment = wheel.alignment
        label.alpha = step == 0 ? 1 : 0.55 - CGFloat(abs(step)) * 0.13
        labels.append((index, step, label))
        addSubview(label)
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// UIPickerView's size, in points.
  override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: 20, dy: 0)
    let whole = max(wheels.reduce(0) { $0 + $1.share }, 1)
    for (wheel, step, label) in labels {
      let before = wheels[..<wheel].reduce(0) { $0 + $1.share }
      // Rows lie on a drum, so that they draw together towards its edges.
      let angle = CGFloat(step) * 0.32
      let height = Self.rowHeight * cos(angle)
      let middle = room.midY + Self.rowHeight / 0.32 * sin(angle)
      label.frame = CGRect(
        x: room.minX + room.width * before / whole, y: middle - height / 2,
        width: max(room.width * wheels[wheel].share / whole, 0), height: height)
    }
  }

  override func drawContent(on canvas: Canvas) {
    let band = CGRect(
      x: bounds.minX + 9, y: bounds.midY - Self.rowHeight / 2, width: max(bounds.width - 18, 0),
      height: Self.rowHeight)
    canvas.fill(band, cornerRadius: 8, with: resolve(.tertiarySystemFill))
  }
}
