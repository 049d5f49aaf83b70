import Graphics

/// A table as a storyboard shows it: with the rows that stand in the document.
final class StillTable: UIScrollView {
  /// How the rows are grouped.
  enum Style: String {
    case plain
    case grouped
    case insetGrouped
  }

  /// Rows with what stands above and below them.
  struct Section {
    var header: String?
    var footer: String?
    var cells: [StillTableCell] = []
  }

  let style: Style
  /// Whether lines part the rows.
  var hasSeparators = true
  /// The colour of those lines; nil for the system's.
  var separatorTint: UIColor?
  /// The view above all rows and the one below them.
  var header: UIView?
  var footer: UIView?
  private(set) var sections: [Section] = []
  private var captions: [UILabel] = []

  /// The height of a row that says nothing about it, in points (UITableView's default).
  static let rowHeight: CGFloat = 44
  /// The room above the first group and between groups, in points; by eye from iOS, ours.
  private static let groupGap: CGFloat = 35
  /// The height of a section's words in a plain table, in points (Interface Builder's default).
  private static let plainHeader: CGFloat = 28

  init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  required init?(coder: NSCoder) { nil }

  /// Fills the table.
  func show(_ sections: [Section]) {
    self.sections = sections
    for section in sections {
      for (index, cell) in section.cells.enumerated() {
        cell.place = StillTableCell.Place(
          isFirst: index == 0, isLast: index == section.cells.count - 1, style: style,
          separator: hasSeparators ? separatorTint ?? .separator : nil)
        addSubview(cell)
      }
      for text in [section.header, section.footer].compactMap(\.self) {
        let label = UILabel(frame: .zero)
        label.text = style == .plain ? text : text.uppercased()
        label.font = .systemFont(
          ofSize: style == .plain ? 17 : 13,
          weight: style == .plain
            ? .semibold : .regular)
        label.textColor = style == .plain ? .label : .secondaryLabel
        label.numberOfLines = 0
        captions.append(label)
        addSubview(label)
      }
    }
    for view in [header, footer].compactMap(\.self) { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = style == .insetGrouped ? (bounds.width >= 414 ? 20 : 16) : 0
    let row = CGRect(x: side, y: 0, width: max(bounds.width - side * 2, 0), height: 0)
    var y: CGFloat = 0
    if let header {
      header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.bounds.height)
      y = header.frame.maxY
    }
    var caption = 0
    for section in sections {
      if section.header == nil {
        if style != .plain { y += Self.groupGap }
      } else {
        let height = style == .plain ? Self.plainHeader : Self.groupGap + 8
        place(captions[caption], x: row.minX, y: y, width: row.width, height: height, isAbove: true)
        caption += 1
        y += height
      }
      for cell in section.cells {
        cell.frame = CGRect(x: row.minX, y: y, width: row.width, height: cell.height)
        y += cell.height
      }
      if section.footer != nil {
        let height = style == .plain ? Self.plainHeader : Self.groupGap - 5
        place(
          captions[caption], x: row.minX, y: y, width: row.width, height: height, isAbove: false)
        caption += 1
        y += height
      }
    }
    if let footer {
      footer.frame = CGRect(x: 0, y: y, width: bounds.width, height: footer.bounds.height)
      y = footer.frame.maxY
    }
    contentSize = CGSize(width: bounds.width, height: y)
  }

  private func place(
    _ label: UILabel, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, isAbove: Bool
  ) {
    let margin: CGFloat = 16
    let room = max(width - margin * 2, 0)
    let size = label.sizeThatFits(CGSize(width: room, height: 0))
    let top =
      style == .plain
      ? y + (height - size.height) / 2 : isAbove ? y + height - size.height - 6 : y + 6
    label.frame = CGRect(x: x + margin, y: top, width: room, height: size.height)
  }
}
