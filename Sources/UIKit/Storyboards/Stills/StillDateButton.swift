import Graphics

/// A date picker in its compact form as a storyboard shows it: a date and a time on grey.
final class StillDateButton: UIView {
  private let labels: [UILabel]

  /// The room around each word and between them, in points; by eye from iOS, ours.
  private static let margin = CGSize(width: 12, height: 7)
  private static let gap: CGFloat = 5

  init(_ words: [String]) {
    labels = words.map { word in
      let label = UILabel(frame: .zero)
      label.text = word
      label.textAlignment = .center
      return label
    }
    super.init(frame: .zero)
    for label in labels { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  private var sizes: [CGSize] {
    labels.map { label in
      let own = label.intrinsicContentSize
      return CGSize(
        width: own.width + Self.margin.width * 2, height: own.height + Self.margin.height * 2)
    }
  }

  override var intrinsicContentSize: CGSize {
    let sizes = sizes
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(sizes.count - 1, 0)),
      height: sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let own = intrinsicContentSize
    var x = bounds.minX + max((bounds.width - own.width) / 2, 0)
    for (label, size) in zip(labels, sizes) {
      label.frame = CGRect(
        x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      x += size.width + Self.gap
    }
    setNeedsDisplay()
  }

  override func drawContent(on canvas: Canvas) {
    for label in labels {
      canvas.fill(label.frame, cornerRadius: 6, with: resolve(.tertiarySystemFill))
    }
  }
}
