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
    cell.valueWords = valueWords(of: element, content: content)
  }

  private func valueWords(
    of element: StoryboardElement, content: StoryboardElement
  ) -> StillValueWords? {
    guard element["style"] == "IBUITableViewCellStyleValue1", let row = element.storedFrame,
      let title = word("textLabel", of: element, in: content),
      let detail = word("detailTextLabel", of: element, in: content)
    else { return nil }
    // A content view that begins behind the row's start keeps clear of a safe area on both sides.
    let side = content.storedFrame(in: element)?.minX ?? 0
    return StillValueWords(
      title: title.label, frame: title.frame, detail: detail.label, frame: detail.frame,
      in: row.width - side * 2)
  }

  private func word(
    _ key: String, of element: StoryboardElement, in content: StoryboardElement
  ) -> (label: UILabel, frame: CGRect)? {
    guard let id = element[key],
      let found = subviewElements(of: content).first(where: { $0.id == id }),
      let frame = found.storedFrame(in: content), let label = views[id] as? UILabel,
      label.translatesAutoresizingMaskIntoConstraints
    else { return nil }
    return (label, frame)
  }
}
