extension StoryboardBuilder {
  func makeTable(_ element: StoryboardElement) -> UIView {
    let table = StillTable(
      style: element["style"].flatMap(StillTable.Style.init(rawValue:)) ?? .plain)
    table.hasSeparators = element["separatorStyle"] != "none"
    table.separatorTint = color("separatorColor", of: element)
    table.separatorInset = insets("separatorInset", of: element)
    table.avoidsKeyboard = tree?.owner?.name == "tableViewController" && element.key == "view"
    applyScrolling(of: element, to: table)
    return table
  }

  /// Fills a table with the rows that stand in the document.
  ///
  /// Prototypes of rows aren't shown: it takes the app's code to make rows of them.
  func fillTable(_ table: StillTable, from element: StoryboardElement) {
    table.header = element.child(key: "tableHeaderView").map { makeView($0, in: element) }
    let sections = element.child("sections")?.children("tableViewSection") ?? []
    table.show(
      sections.map { section in
        StillTable.Section(
          header: text("headerTitle", of: section), footer: text("footerTitle", of: section),
          cells: (section.child("cells")?.children("tableViewCell") ?? []).compactMap { cell in
            makeCell(cell, of: element)
          })
      })
    for prototype in element.child("prototypes")?.children("tableViewCell") ?? [] {
      guard let cell = makeCell(prototype, of: element) else { continue }
      cell.isHidden = true
      table.addSubview(cell)
    }
    if let footer = element.child(key: "tableFooterView") {
      let view = makeView(footer, in: element)
      table.footer = view
      table.addSubview(view)
    }
  }

  private func makeCell(
    _ element: StoryboardElement, of table: StoryboardElement
  ) -> StillTableCell? {
    guard let cell = makeView(element, in: table) as? StillTableCell else { return nil }
    if table["style"]?.lowercased().contains("grouped") == true,
      element.child("color", key: "backgroundColor") == nil
    {
      cell.backgroundColor = .secondarySystemGroupedBackground
    }
    let given = [element.number("rowHeight"), table.number("rowHeight")].compactMap(\.self)
    cell.height =
      element.storedFrame?.height ?? given.first { $0 > 0 } ?? StillTable.rowHeight
    return cell
  }

  func makeCell(_ element: StoryboardElement) -> UIView {
    let cell = StillTableCell()
    cell.backgroundColor = .systemBackground
    cell.accessory =
      element["accessoryType"].flatMap(StillTableCell.Accessory.init(rawValue:)) ?? .none
    cell.separatorInset = insets("separatorInset", of: element)
    return cell
  }

  func fillCell(_ cell: StillTableCell, from element: StoryboardElement) {
    if let accessory = element.child(key: "accessoryView") {
      cell.accessoryView = makeView(accessory, in: element)
    }
    guard let content = element.child(key: "contentView") else { return }
    dress(cell.contentView, as: content, in: element)
    cell.contentView.translatesAutoresizingMaskIntoConstraints = true
    cell.parts = parts(of: element, content: content)
    if content.child("edgeInsets", key: "layoutMargins") == nil,
      content.child("directionalEdgeInsets", key: "directionalLayoutMargins") == nil
    {
      cell.givesMargins = true
    }
  }

  private func parts(
    of element: StoryboardElement, content: StoryboardElement
  ) -> StillCellParts? {
    guard let style = element["style"].flatMap(StillCellParts.Style.init(rawValue:)),
      let row = element.storedFrame,
      let title = part("textLabel", of: element, in: content, as: UILabel.self)
    else { return nil }
    // A content view that begins behind the row's start keeps clear of a safe area on both sides.
    let side = content.storedFrame(in: element)?.minX ?? 0
    return StillCellParts(
      style, title: title,
      detail: part("detailTextLabel", of: element, in: content, as: UILabel.self),
      picture: part("imageView", of: element, in: content, as: UIImageView.self),
      in: row.width - side * 2)
  }

  private func part<View: UIView>(
    _ key: String, of element: StoryboardElement, in content: StoryboardElement, as: View.Type
  ) -> StillCellParts.Part<View>? {
    guard let id = element[key],
      let found = subviewElements(of: content).first(where: { $0.id == id }),
      let frame = found.storedFrame(in: content), let view = views[id] as? View,
      view.translatesAutoresizingMaskIntoConstraints
    else { return nil }
    return StillCellParts.Part(view: view, frame: frame)
  }
}
