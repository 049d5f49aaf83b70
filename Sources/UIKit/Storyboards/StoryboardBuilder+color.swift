extension StoryboardBuilder {
  /// The colour of a key of an element; nil if the element has none.
  func color(_ key: String, of element: StoryboardElement) -> UIColor? {
    element.child("color", key: key).flatMap(color)
  }

  /// The colour of a `color` element.
  func color(_ element: StoryboardElement) -> UIColor? {
    let system =
      element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
      ?? element["cocoaTouchSystemColor"]
    if let system { return systemColor(system, element) }
    if let name = element["name"] { return namedColor(name, element) }
    return fixedColor(element)
  }

  private func systemColor(_ name: String, _ element: StoryboardElement) -> UIColor? {
    if let color = UIColor.system(named: name) { return color }
    report(.warning, at: element, "unknown system color \"\(name)\"")
    return fixedColor(document.resources.systemColors[name] ?? element)
  }

  private func namedColor(_ name: String, _ element: StoryboardElement) -> UIColor? {
    if let set = bundle.colorSet(named: name), !set.variants.isEmpty {
      return UIColor { UIColor(set.color(for: $0)) }
    }
    let noted = document.resources.namedColors[name]
    let instead = noted == nil ? "" : "; the document's note of it is used"
    report(.warning, at: element, "no asset catalog has the color \"\(name)\"\(instead)")
    return fixedColor(noted ?? element)
  }

  private func fixedColor(_ element: StoryboardElement) -> UIColor? {
    let name =
      element["colorSpace"] == "custom" ? element["customColorSpace"] : element["colorSpace"]
    guard let name else { return nil }
    guard
      let space = ColorSpace(storyboardName: name, isColorMatched: document.isColorMatched)
    else {
      report(.warning, at: element, "unknown color space \"\(name)\"")
      return nil
    }
    let alpha = min(max(element.number("alpha") ?? 1, 0), 1)
    if let white = element.number("white") {
      return UIColor(space.color(white: white, alpha: alpha))
    }
    return UIColor(
      space.color(
        red: element.number("red") ?? 0, green: element.number("green") ?? 0,
        blue: element.number("blue") ?? 0, alpha: alpha))
  }
}
