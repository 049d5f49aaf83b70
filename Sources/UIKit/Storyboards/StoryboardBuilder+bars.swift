extension StoryboardBuilder {
  // MARK: Navigation bar

  func makeNavigationBar(_ element: StoryboardElement) -> UIView {
    let items = element.child("items")?.children("navigationItem") ?? []
    return navigationBar(element, showing: items.last)
  }

  /// A bar that shows an item, which may be another scene's.
  func navigationBar(
    _ element: StoryboardElement, showing item: StoryboardElement?
  ) -> StillNavigationBar {
    var shown = item.map(navigationItem) ?? StillNavigationBar.Item()
    if shown.isLarge { shown.isLarge = element.flag("largeTitles") ?? false }
    let bar = StillNavigationBar(shown)
    bar.prefersLargeTitles = element.flag("largeTitles") ?? false
    apply(element, to: bar)
    for (key, isLarge) in [("titleTextAttributes", false), ("largeTitleTextAttributes", true)] {
      let appearance = element.child(key: "standardAppearance")
      guard
        let attributes = element.child("textAttributes", key: key)
          ?? appearance?.child("textAttributes", key: key)
      else { continue }
      bar.setTitle(
        color: color("textColor", of: attributes), font: font("fontDescription", of: attributes),
        isLarge: isLarge)
    }
    return bar
  }

  private func navigationItem(_ element: StoryboardElement) -> StillNavigationBar.Item {
    var item = StillNavigationBar.Item()
    item.title = text("title", of: element)
    item.titleView = element.children.first { $0.key == "titleView" }.map {
      makeView($0, in: element)
    }
    item.left = barItems(element, one: "leftBarButtonItem", several: "leftBarButtonItems")
    item.right = barItems(element, one: "rightBarButtonItem", several: "rightBarButtonItems")
    item.isLarge = element["largeTitleDisplayMode"] != "never"
    return item
  }

  private func barItems(
    _ element: StoryboardElement, one: String, several: String
  ) -> [StillBarItem] {
    let list = element.children.first { $0.name == several || $0.key == several }?.children
    return (list ?? [element.child("barButtonItem", key: one)].compactMap(\.self))
      .filter { $0.name == "barButtonItem" }.map(barItem)
  }

  // MARK: Toolbar

  func makeToolbar(_ element: StoryboardElement) -> UIView {
    toolbar(element, showing: element.child("items"))
  }

  /// A bar that shows items, which may be another scene's.
  func toolbar(_ element: StoryboardElement, showing items: StoryboardElement?) -> StillToolbar {
    let bar = StillToolbar((items?.children("barButtonItem") ?? []).map(barItem))
    apply(element, to: bar)
    return bar
  }

  // MARK: Tab bar

  func makeTabBar(_ element: StoryboardElement) -> UIView {
    tabBar(element, showing: element.child("items")?.children("tabBarItem") ?? [], selected: nil)
  }

  /// A bar that shows items, which may be other scenes'.
  func tabBar(
    _ element: StoryboardElement?, showing items: [StoryboardElement], selected: Int?
  ) -> StillTabBar {
    let bar = StillTabBar(items.map(tabItem), selected: selected)
    if let element {
      apply(element, to: bar)
      bar.unselectedTint = color("unselectedItemTintColor", of: element)
      if let tint = color("selectedImageTintColor", of: element) { bar.tintColor = tint }
    }
    return bar
  }

  private func tabItem(_ element: StoryboardElement) -> StillTabBar.Item {
    let system = element["systemItem"]
    let symbol = system.flatMap { Self.systemTabs[$0] }
    return StillTabBar.Item(
      title: text("title", of: element) ?? system.flatMap(systemWord) ?? "",
      image: image("image", of: element) ?? symbol.map { self.symbol($0, of: element) },
      selectedImage: image("selectedImage", of: element))
  }

  private static let systemTabs = [
    "more": "ellipsis", "favorites": "star", "featured": "star", "topRated": "star",
    "recents": "clock", "contacts": "person.circle", "history": "clock", "bookmarks": "book",
    "search": "magnifyingglass", "downloads": "arrow.down", "mostRecent": "clock",
    "mostViewed": "list.bullet",
  ]

  // MARK: What all bars have

  /// The system's word for an item of its own; nil if it has none.
  private func systemWord(_ item: String) -> String? {
    SystemWord(rawValue: item)?.text(in: language)
  }

  private func apply(_ element: StoryboardElement, to bar: StillBar) {
    let appearance = element.child(key: "standardAppearance")
    bar.ground.tint =
      color("barTintColor", of: element)
      ?? appearance.flatMap { color("backgroundColor", of: $0) }
    bar.isBlack = element["barStyle"]?.hasPrefix("black") ?? false
  }

  private func barItem(_ element: StoryboardElement) -> StillBarItem {
    let isEnabled = element.flag("enabled") ?? true
    let tint = color("tintColor", of: element)
    let item: StillBarItem
    if let custom = element.child(key: "customView") {
      item = StillBarItem(content: makeView(custom, in: element))
    } else if element["systemItem"] == "flexibleSpace" {
      item = StillBarItem(content: nil, space: .flexible)
    } else if element["systemItem"] == "fixedSpace" {
      item = StillBarItem(content: nil, space: .fixed(max(element.number("width") ?? 0, 0)))
    } else if let image = image("image", of: element) {
      item = StillBarItem(image: image, isEnabled: isEnabled)
    } else if let symbol = element["systemItem"].flatMap({ Self.systemSymbols[$0] }) {
      item = StillBarItem(image: self.symbol(symbol, of: element), isEnabled: isEnabled)
    } else {
      let system = element["systemItem"]
      let word = system.map { systemWord($0) ?? $0.prefix(1).uppercased() + $0.dropFirst() }
      item = StillBarItem(
        title: text("title", of: element) ?? word ?? "",
        isBold: element["style"] == "done" || ["done", "save"].contains(element["systemItem"]),
        isEnabled: isEnabled)
    }
    if let tint { item.tintColor = tint }
    return item
  }

  private static let systemSymbols = [
    "add": "plus", "action": "square.and.arrow.up", "search": "magnifyingglass",
    "compose": "square.and.pencil", "reply": "arrowshape.turn.up.left", "organize": "folder",
    "bookmarks": "book", "refresh": "arrow.clockwise", "stop": "xmark", "camera": "camera",
    "trash": "trash", "play": "play", "pause": "pause", "rewind": "backward",
    "fastForward": "forward",
  ]
}
