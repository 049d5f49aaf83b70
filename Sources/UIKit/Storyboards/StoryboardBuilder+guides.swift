extension StoryboardBuilder {
  /// The guides of the views that were made and of their controller, by their ids.
  func layoutGuides(of controller: StoryboardElement?) -> [String: UILayoutGuide] {
    var found: [String: UILayoutGuide] = [:]
    for (element, view) in made {
      let guides = element.children.filter {
        ["viewLayoutGuide", "keyboardLayoutGuide"].contains($0.name)
      }
      for guide in guides {
        guard let id = guide.id else { continue }
        found[id] = guide.key.flatMap { layoutGuide($0, of: view) }
        if found[id] == nil {
          report(.warning, at: guide, "the guide \"\(guide.key ?? "")\" is not understood")
        }
      }
    }
    guard let root else { return found }
    for guide in controller?.child("layoutGuides")?.children ?? [] {
      guard let id = guide.id else { continue }
      let known = barGuides[id] ?? barGuide(isTop: guide["type"] == "top", of: root)
      barGuides[id] = known
      found[id] = known
    }
    return found
  }

  private func layoutGuide(_ key: String, of view: UIView) -> UILayoutGuide? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "keyboard": view.keyboardLayoutGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }

  /// What older documents call the top or bottom layout guide: the strip outside of the safe area.
  private func barGuide(isTop: Bool, of root: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
    root.addLayoutGuide(guide)
    let safeArea = root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      guide.topAnchor.constraint(equalTo: isTop ? root.topAnchor : safeArea.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : root.bottomAnchor),
    ])
    return guide
  }
}
