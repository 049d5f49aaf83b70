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
  /// What those lines leave free at the row's ends; nil for what UIKit leaves.
  var separatorInset: UIEdgeInsets?
  /// The view above all rows and the one below them.
  var header: UIView?
  var footer: UIView?
  /// Whether the table makes room for the keyboard, as that of a table view controller does.
  var avoidsKeyboard = false
  private(set) var sections: [Section] = []
  private var captions: [StillTableCaption] = []

  /// The height of a row that says nothing about it, in points (UITableView's default).
  static let rowHeight: CGFloat = 44
  /// The room above the first group and between groups, in points; by eye from iOS, ours.
  private static let groupGap: CGFloat = 35
  /// The height of a section's words above and below a group, in points; by eye from iOS, ours.
  private static let (groupHeader, groupFooter): (CGFloat, CGFloat) = (43, 30)
  /// The room between a section's words and the rows, in points; by eye from iOS, ours.
  private static let captionGap: CGFloat = 6
  /// The height of a section's words in a plain table, in points (Interface Builder's default).
  private static let plainHeader: CGFloat = 28
  /// The room above a section's words in a plain table, in points (what Interface Builder's frames
  /// grew by with iOS 15).
  private static let plainHeaderTop: CGFloat = 22

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
          separator: hasSeparators ? separatorTint ?? .separator : nil,
          separatorInset: separatorInset)
        addSubview(cell)
      }
    }
    for section in sections {
      if let header = section.header { addCaption(header, isHeader: true) }
      if let footer = section.footer { addCaption(footer, isHeader: false) }
    }
    // What stays in sight is above all rows.
    for caption in captions { addSubview(caption.ground) }
    for caption in captions { addSubview(caption.label) }
    for view in [header, footer].compactMap(\.self) { addSubview(view) }
  }

  private func addCaption(_ text: String, isHeader: Bool) {
    captions.append(StillTableCaption(text, isHeader: isHeader, isPlain: style == .plain))
  }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    setNeedsLayout()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsetsForSubviews
    let safeRoom = CGRect(
      x: safe.left, y: 0, width: max(bounds.width - safe.left - safe.right, 0), height: 0)
    let side = Self.sideMargin(ofWidth: bounds.width)
    let row =
      style == .insetGrouped
      ? safeRoom.insetBy(dx: min(side, safeRoom.width / 2), dy: 0)
      : CGRect(x: 0, y: 0, width: bounds.width, height: 0)
    let words = style == .insetGrouped ? row : safeRoom
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
        let height = style == .plain ? Self.plainHeader : Self.groupHeader
        if style == .plain { y += Self.plainHeaderTop }
        y = place(captions[caption], below: y, in: words, height: height)
        caption += 1
      }
      let rows = y
      for cell in section.cells {
        cell.frame = CGRect(x: row.minX, y: y, width: row.width, height: cell.height)
        cell.sides = (words.minX - row.minX, row.maxX - words.maxX)
        cell.margin = side
        y += cell.height
      }
      let rowsEnd = y
      if section.footer != nil {
        let height = style == .plain ? Self.plainHeader : Self.groupFooter
        y = place(captions[caption], below: y, in: words, height: height)
        caption += 1
      }
      let ofSection = (section.header == nil ? 0 : 1) + (section.footer == nil ? 0 : 1)
      for index in caption - ofSection..<caption { captions[index].rows = rows...rowsEnd }
    }
    if let footer {
      footer.frame = CGRect(x: 0, y: y, width: bounds.width, height: footer.bounds.height)
      y = footer.frame.maxY
    }
    contentSize = CGSize(width: bounds.width, height: y)
    guard style == .plain else { return }
    let seen = uncoveredBounds
    for caption in captions { caption.float(in: seen) }
  }

  /// Places a caption in room of a height, or of more where it has several lines or large letters;
  /// the end of that room.
  private func place(
    _ caption: StillTableCaption, below y: CGFloat, in row: CGRect, height: CGFloat
  ) -> CGFloat {
    let room = row.insetBy(dx: min(Self.sideMargin(ofWidth: bounds.width), row.width / 2), dy: 0)
    let size = caption.label.sizeThatFits(CGSize(width: room.width, height: 0))
    let height = max(height, size.height + (style == .plain ? 1 : 2) * Self.captionGap)
    let top =
      style == .plain
      ? (height - size.height) / 2
      : caption.isHeader ? height - size.height - Self.captionGap : Self.captionGap
    caption.place = CGRect(x: 0, y: y, width: bounds.width, height: height)
    caption.label.frame = CGRect(
      x: room.minX, y: y + top, width: room.width, height: size.height)
    return y + height
  }
}
