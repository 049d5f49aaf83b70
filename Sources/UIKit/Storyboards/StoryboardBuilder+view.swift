extension StoryboardBuilder {
  /// The elements of the views directly inside a view, as far as they are installed.
  func subviewElements(of element: StoryboardElement) -> [StoryboardElement] {
    let installed = StoryboardVariations(element, traits: traits).mask("subviews")
    return (element.child("subviews")?.children ?? []).filter { $0.id.flatMap(installed) ?? true }
  }

  /// Gives a view what every view can have.
  func applyCommonAttributes(
    of element: StoryboardElement, in parent: StoryboardElement?, to view: UIView
  ) {
    applyGeometry(of: element, in: parent, to: view)
    applyLayoutAttributes(of: element, to: view)
    if let mode = element["contentMode"].flatMap(UIView.ContentMode.init(storyboardWord:)) {
      view.contentMode = mode
    }
    if let tag = element.integer("tag") { view.tag = tag }
    if let isOpaque = element.flag("opaque") { view.isOpaque = isOpaque }
    if let isHidden = element.flag("hidden") { view.isHidden = isHidden }
    if let alpha = element.number("alpha") { view.alpha = min(max(alpha, 0), 1) }
    if let clips = element.flag("clipsSubviews") { view.clipsToBounds = clips }
    if let takesTouches = element.flag("userInteractionEnabled") {
      view.isUserInteractionEnabled = takesTouches
    }
    if let isMultiple = element.flag("multipleTouchEnabled") {
      view.isMultipleTouchEnabled = isMultiple
    }
    if let resizes = element.flag("autoresizesSubviews") { view.autoresizesSubviews = resizes }
    if let color = color("backgroundColor", of: element) { view.backgroundColor = color }
    if let color = color("tintColor", of: element) { view.tintColor = color }
    applyAccessibility(of: element, to: view)
    applyRuntimeAttributes(of: element, to: view)
  }

  private func applyGeometry(
    of element: StoryboardElement, in parent: StoryboardElement?, to view: UIView
  ) {
    let rect = element.storedFrame(in: parent)
    if let rect {
      view.frame = parent == nil ? CGRect(origin: .zero, size: rect.size) : rect
    } else if parent == nil {
      view.frame = UIScreen.main.bounds
    }
    if let mask = element.child("autoresizingMask") {
      view.autoresizingMask = UIView.AutoresizingMask(storyboardElement: mask)
    }
    view.translatesAutoresizingMaskIntoConstraints = translatesMask(
      element, in: parent, hasFrame: rect != nil)
  }

  /// Whether the frame stands for constraints; a screen's own frame is whoever's who shows it.
  ///
  /// Of views that say no, those that no constraint speaks of keep their stored frame all the same,
  /// as in Interface Builder; a stack view places its own.
  func translatesMask(
    _ element: StoryboardElement, in parent: StoryboardElement?, hasFrame: Bool
  ) -> Bool {
    guard document.usesAutoLayout, let parent else { return true }
    if parent.name == "stackView" { return false }
    if element.flag("fixedFrame") == true { return true }
    if element.flag("translatesAutoresizingMaskIntoConstraints") ?? true { return true }
    return hasFrame && !(element.id.map(constrained.contains) ?? false)
  }

  private func applyAccessibility(of element: StoryboardElement, to view: UIView) {
    guard let found = element.child("accessibility") else { return }
    if let label = found["label"] { view.accessibilityLabel = label }
    if let hint = found["hint"] { view.accessibilityHint = hint }
    if let isElement = found.child("bool", key: "isElement")?.flag("value") {
      view.isAccessibilityElement = isElement
    }
    guard let traits = found.child("accessibilityTraits") else { return }
    let known: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
      ("staticText", .staticText), ("notEnabled", .notEnabled), ("header", .header),
      ("keyboardKey", .keyboardKey), ("updatesFrequently", .updatesFrequently),
      ("adjustable", .adjustable), ("searchField", .searchField),
    ]
    view.accessibilityTraits = UIAccessibilityTraits(
      known.filter { traits.flag($0.0) == true }.map(\.1))
  }
}

nonisolated extension UIView.AutoresizingMask {
  /// Reads an `autoresizingMask` element.
  init(storyboardElement element: StoryboardElement) {
    let words: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    self.init(words.filter { element.flag($0.0) == true }.map(\.1))
  }
}

nonisolated extension UIView.ContentMode {
  /// Looks a mode up by Interface Builder's word; older documents begin it with a capital.
  init?(storyboardWord word: String) {
    switch word.prefix(1).lowercased() + word.dropFirst() {
    case "scaleToFill": self = .scaleToFill
    case "scaleAspectFit": self = .scaleAspectFit
    case "scaleAspectFill": self = .scaleAspectFill
    case "redraw": self = .redraw
    case "center": self = .center
    case "top": self = .top
    case "bottom": self = .bottom
    case "left": self = .left
    case "right": self = .right
    case "topLeft": self = .topLeft
    case "topRight": self = .topRight
    case "bottomLeft": self = .bottomLeft
    case "bottomRight": self = .bottomRight
    default: return nil
    }
  }
}
