/// A tab bar as a storyboard shows it.
final class StillTabBar: StillBar {
  /// A tab: a word and a picture.
  struct Item {
    var title: String
    var image: UIImage?
    var selectedImage: UIImage?
  }

  /// The bar's heights, in points: usually, and on an iPhone on its side.
  private static let height: CGFloat = 49
  private static let compactHeight: CGFloat = 32

  private let labels: [UILabel]
  private let icons: [UIImageView]
  private let selected: Int?

  /// The colour of the tabs that aren't selected; nil for a grey.
  var unselectedTint: UIColor? {
    didSet { colorItems() }
  }

  /// Makes a bar of tabs, one of which may be selected.
  init(_ items: [Item], selected: Int? = nil) {
    self.selected = selected
    labels = items.map { item in
      let label = UILabel(frame: .zero)
      label.text = item.title
      label.font = .systemFont(ofSize: 10, weight: .medium)
      label.textAlignment = .center
      return label
    }
    icons = items.enumerated().map { index, item in
      let image = index == selected ? item.selectedImage ?? item.image : item.image
      let mode =
        image?.renderingMode == .alwaysOriginal
        ? UIImage.RenderingMode.alwaysOriginal : .alwaysTemplate
      let view = UIImageView(image: image?.withRenderingMode(mode))
      view.contentMode = .center
      return view
    }
    super.init(hairline: .top)
    for (label, icon) in zip(labels, icons) {
      addSubview(icon)
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    colorItems()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    colorItems()
  }

  private func colorItems() {
    for index in labels.indices {
      let color = index == selected ? tintColor : unselectedTint ?? .systemGray
      labels[index].textColor = color
      icons[index].tintColor = color
    }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: isCompact ? Self.compactHeight : Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    reachBottom()
    let insets = safeAreaInsets
    let left = bounds.minX + insets.left
    let room = bounds.width - insets.left - insets.right
    let width = room / CGFloat(max(labels.count, 1))
    let height = min(bounds.height, isCompact ? Self.compactHeight : Self.height)
    for index in labels.indices {
      let x = left + width * CGFloat(index)
      if isCompact || traitCollection.horizontalSizeClass == .regular {
        let word = labels[index].intrinsicContentSize.width
        let icon = icons[index].image?.size.width ?? 0
        let start = x + (width - word - icon - 8) / 2
        icons[index].frame = CGRect(x: start, y: bounds.minY, width: icon, height: height)
        labels[index].frame = CGRect(
          x: start + icon + 8, y: bounds.minY, width: word, height: height)
      } else {
        icons[index].frame = CGRect(x: x, y: bounds.minY + 6, width: width, height: 28)
        labels[index].frame = CGRect(x: x, y: bounds.minY + 34, width: width, height: 12)
      }
    }
  }
}
