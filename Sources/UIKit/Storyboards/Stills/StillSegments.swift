import Graphics

/// A segmented control as a storyboard shows it: one segment is selected, and nobody chooses.
final class StillSegments: UIView {
  /// The room beside a segment's word, in points; ours.
  private static let padding: CGFloat = 11

  private let labels: [UILabel]
  private let icons: [UIImageView]
  private let selected: Int?
  private let height: CGFloat

  /// Makes a control of words or pictures, of a height in points with what is below its edge.
  init(_ segments: [(title: String, image: UIImage?)], selected: Int?, height: CGFloat) {
    self.selected = selected
    self.height = height
    labels = segments.map { segment in
      let label = UILabel(frame: .zero)
      label.text = segment.image == nil ? segment.title : ""
      label.font = .systemFont(ofSize: 13, weight: .medium)
      label.textAlignment = .center
      return label
    }
    icons = segments.map { UIImageView(image: $0.image) }
    super.init(frame: .zero)
    for (label, icon) in zip(labels, icons) {
      icon.contentMode = .center
      addSubview(label)
      addSubview(icon)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var widest: CGFloat {
    zip(labels, icons).map { label, icon in
      max(label.intrinsicContentSize.width, icon.image?.size.width ?? 0)
    }.max() ?? 0
  }

  override var intrinsicContentSize: CGSize {
    let width = (widest + Self.padding * 2) * CGFloat(max(labels.count, 1))
    return CGSize(width: width.rounded(.up), height: height - 1)
  }

  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  private func place(of segment: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(labels.count, 1))
    return CGRect(
      x: bounds.minX + width * CGFloat(segment), y: bounds.minY, width: width,
      height: max(bounds.height - 1, 0))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for segment in labels.indices {
      labels[segment].frame = place(of: segment)
      icons[segment].frame = place(of: segment)
    }
  }

  override func drawContent(on canvas: Canvas) {
    let box = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: max(bounds.height - 1, 0))
    canvas.fill(box, cornerRadius: 8, with: resolve(.tertiarySystemFill))
    guard let selected, labels.indices.contains(selected) else { return }
    let isDark = traitCollection.userInterfaceStyle == .dark
    canvas.fill(
      place(of: selected).insetBy(dx: 2, dy: 2), cornerRadius: 7,
      with: isDark ? Color(white: 0.39) : .white)
  }
}
