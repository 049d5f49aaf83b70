extension StoryboardBuilder {
  /// Makes the view of a controller that shows other scenes; nil for one that has its own.
  func makeContainer(_ element: StoryboardElement, of controller: UIViewController) -> UIView? {
    switch element.name {
    case "navigationController": makeNavigation(element, of: controller)
    case "tabBarController": makeTabs(element, of: controller)
    case "splitViewController": makeSplit(element, of: controller)
    default: nil
    }
  }

  // MARK: Scenes inside

  /// The controllers' elements that a controller's segues of a kind lead to.
  private func destinations(
    of element: StoryboardElement, _ relationship: String
  ) -> [StoryboardElement] {
    (element.child("connections")?.children("segue") ?? [])
      .filter { $0["relationship"] == relationship }
      .compactMap { $0["destination"].flatMap(document.element) }
      .filter { StoryboardVocabulary.controllers.contains($0.name) }
  }

  /// Makes the controller of another scene, inside this one's; nil if it would hold itself, which
  /// the document has told.
  private func child(_ element: StoryboardElement, of parent: UIViewController) -> UIViewController?
  {
    guard let id = element.id else { return nil }
    if let known = children[id] { return known }
    guard !ancestors.contains(id) else { return nil }
    guard ancestors.count < Self.sceneLimit else {
      report(at: element, "the scene stands in more than \(Self.sceneLimit) others")
      return nil
    }
    let controller = UIViewController()
    let builder = StoryboardBuilder(
      document: document, bundle: bundle, traits: traits, ancestors: ancestors.union([id]))
    builder.configure(controller, as: element)
    parent.addChild(controller)
    children[id] = controller
    return controller
  }

  /// How deep scenes may stand in scenes; ours.
  private static let sceneLimit = 8

  /// Puts the scene that a container view's segue embeds into it.
  func fillContainer(_ view: UIView, from element: StoryboardElement) {
    let segue = element.child("connections")?.children("segue").first { $0["kind"] == "embed" }
    guard let destination = segue?["destination"].flatMap(document.element),
      StoryboardVocabulary.controllers.contains(destination.name), let parent = controller,
      let content = child(destination, of: parent)
    else { return }
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: parent)
  }

  // MARK: Navigation

  private func makeNavigation(
    _ element: StoryboardElement, of controller: UIViewController
  ) -> UIView {
    let root = destinations(of: element, "rootViewController").first
    let content = root.flatMap { child($0, of: controller) }
    defer { content?.didMove(toParent: controller) }
    return NavigationSceneView(
      content, bar: navigationBar(of: element, above: root),
      toolbar: toolbar(of: element, below: root))
  }

  private func navigationBar(
    of element: StoryboardElement, above root: StoryboardElement?
  ) -> StillNavigationBar? {
    guard element.flag("navigationBarHidden") != true else { return nil }
    guard let bar = element.child("navigationBar", key: "navigationBar") else {
      return StillNavigationBar()
    }
    let view = navigationBar(bar, showing: root?.child("navigationItem", key: "navigationItem"))
    if let tint = color("tintColor", of: bar) { view.tintColor = tint }
    return view
  }

  private func toolbar(
    of element: StoryboardElement, below root: StoryboardElement?
  ) -> StillToolbar? {
    guard element.flag("toolbarHidden") == false else { return nil }
    guard let bar = element.child("toolbar", key: "toolbar") else { return StillToolbar() }
    let view = toolbar(bar, showing: root?.child("toolbarItems"))
    if let tint = color("tintColor", of: bar) { view.tintColor = tint }
    return view
  }

  // MARK: Tabs

  private func makeTabs(_ element: StoryboardElement, of controller: UIViewController) -> UIView {
    let tabs = destinations(of: element, "viewControllers")
    let index = element.integer("selectedIndex") ?? 0
    let selected = tabs.indices.contains(index) ? index : tabs.isEmpty ? nil : 0
    let content = selected.flatMap { child(tabs[$0], of: controller) }
    defer { content?.didMove(toParent: controller) }
    let bar = element.child("tabBar", key: "tabBar")
    let view = tabBar(
      bar, showing: tabs.compactMap { $0.child("tabBarItem", key: "tabBarItem") },
      selected: selected)
    if let tint = bar.flatMap({ color("tintColor", of: $0) }) { view.tintColor = tint }
    return TabSceneView(content, bar: view)
  }

  // MARK: Columns

  /// The widths of the first columns, in points (UISplitViewController's defaults).
  private static let columnWidth: CGFloat = 320

  /// Side by side where there is room: on an iPad on its side, or upright if that is asked for.
  ///
  /// Where there is none the first column is shown: launch files are drawn for that, as the apps
  /// behind them begin there.
  private func makeSplit(_ element: StoryboardElement, of controller: UIViewController) -> UIView {
    SplitSceneView { [weak self, weak controller] in
      guard let self, let controller else { return [] }
      return columns(of: element, in: controller)
    }
  }

  /// The columns that there is room for, from the leading edge on.
  private func columns(
    of element: StoryboardElement, in controller: UIViewController
  ) -> [SplitSceneView.Column] {
    func column(_ name: String) -> StoryboardElement? { destinations(of: element, name).first }
    let primary = column("masterViewController")
    let supplementary = column("supplementaryViewController")
    let secondary = column("detailViewController")
    var shown: [(element: StoryboardElement, isFixed: Bool)] = []
    let bounds = UIScreen.main.bounds
    if traits.horizontalSizeClass != .regular {
      shown = [(column("compactViewController") ?? primary ?? secondary, false)]
        .compactMap { entry in entry.0.map { ($0, entry.1) } }
    } else {
      let mode = element["preferredDisplayMode"] ?? ""
      let showsFirst =
        bounds.width > bounds.height || mode.hasSuffix("Beside") || mode == "allVisible"
        || mode == "oneBesideSecondary" || mode == "twoBesideSecondary"
      let first = mode.hasPrefix("two") ? [primary, supplementary] : [supplementary ?? primary]
      if showsFirst, mode != "secondaryOnly", mode != "primaryHidden" {
        shown = first.compactMap(\.self).map { ($0, true) }
      }
      if let secondary { shown.append((secondary, false)) }
    }
    let columns = shown.compactMap { entry in
      child(entry.element, of: controller).map {
        SplitSceneView.Column(content: $0, width: entry.isFixed ? Self.columnWidth : nil)
      }
    }
    return element["primaryEdge"] == "trailing" ? columns.reversed() : columns
  }
}
