extension StoryboardBuilder {
  func makeTable(_ element: StoryboardElement) -> UIView {
    let table = StillTable(
      style: element["style"].flatMap(StillTable.Style.init(rawValue:)) ?? .plain)
    table.hasSeparators = element["separatorStyle"] != "none"
    table.separatorTint = color("separatorColor", of: element)
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
    return cell
  }

  func fillCell(_ cell: StillTableCell, from element: StoryboardElement) {
    if let accessory = element.child(key: "accessoryView") {
      cell.accessoryView = makeView(accessory, in: element)
    }
    guard let content = element.child(key: "contentView") else { return }
    dress(cell.contentView, as: content, in: element)
    cell.contentView.translatesAutoresizingMaskIntoConstraints = true
  }
}
