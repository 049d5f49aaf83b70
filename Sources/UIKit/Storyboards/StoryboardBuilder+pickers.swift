extension StoryboardBuilder {
  /// Wheels without rows: it takes the app's code to fill them.
  func makePicker(_ element: StoryboardElement) -> UIView { StillPicker([]) }

  func makeDatePicker(_ element: StoryboardElement) -> UIView {
    let moment = StillMoment(element, language: language)
    let mode = element["datePickerMode"] ?? "dateAndTime"
    switch element["style"] {
    case "compact" where mode != "countDownTimer": return StillDateButton(moment.words(of: mode))
    case "inline" where mode != "countDownTimer" && mode != "time": return moment.calendarView
    default: return StillPicker(moment.wheels(of: mode))
    }
  }

  func makeSearchBar(_ element: StoryboardElement) -> UIView {
    let bar = UISearchBar(frame: .zero)
    bar.text = text("text", of: element)
    bar.placeholder = text("placeholder", of: element)
    switch element["searchBarStyle"] {
    case "minimal": bar.searchBarStyle = .minimal
    case "prominent": bar.searchBarStyle = .prominent
    default: break
    }
    bar.barTintColor = color("barTintColor", of: element)
    bar.showsCancelButton = element.flag("showsCancelButton") ?? false
    bar.scopeButtonTitles = element.child("scopeButtonTitles")?.children("string").map(\.text)
    bar.showsScopeBar = element.flag("showsScopeBar") ?? false
    if let traits = element.child("textInputTraits") {
      let field = bar.searchTextField
      apply(traits, to: field)
      field.enablesReturnKeyAutomatically = true
      if traits["returnKeyType"] == nil { field.returnKeyType = .search }
    }
    return bar
  }

  func makeMap(_ element: StoryboardElement) -> UIView { StillMap(frame: .zero) }

  /// A page before anything of it was loaded.
  func makeWebView(_ element: StoryboardElement) -> UIView {
    let view = UIView(frame: .zero)
    view.backgroundColor = .systemBackground
    return view
  }

  /// What an app draws by itself, before it has drawn anything.
  func makeGraphicsView(_ element: StoryboardElement) -> UIView {
    let view = UIView(frame: .zero)
    view.backgroundColor = .black
    return view
  }

  /// A grid whose cells the app's code makes; those of the document are patterns.
  func makeCollection(_ element: StoryboardElement) -> UIView { makeScrollView(element) }

  /// Makes the patterns of a grid, which keep their stored frames and aren't shown.
  func fillCollection(_ view: UIScrollView, from element: StoryboardElement) {
    let patterns =
      (element.child("cells")?.children ?? [])
      + ["sectionHeaderView", "sectionFooterView"].compactMap { element.child(key: $0) }
    for pattern in patterns {
      let cell = makeView(pattern, in: element)
      if let content = pattern.child(key: "contentView") {
        cell.addSubview(makeView(content, in: pattern))
      }
      cell.isHidden = true
      view.addSubview(cell)
    }
  }
}
