/// What an element says otherwise for some size classes.
nonisolated struct StoryboardVariations {
  /// The variations that hold, the general ones first.
  let elements: [StoryboardElement]

  init(_ element: StoryboardElement, traits: UITraitCollection) {
    elements = element.children("variation")
      .filter { Self.matches($0.key ?? "default", traits) }
      .sorted { Self.rank($0) < Self.rank($1) }
  }

  /// Whether the same variations hold as in others of the same element.
  func isSame(as other: StoryboardVariations) -> Bool {
    elements.elementsEqual(other.elements) { $0 === $1 }
  }

  /// Tells by id whether a subview or a constraint is installed; nil where nothing is said.
  func mask(_ key: String) -> (String) -> Bool? {
    var installed: [String: Bool] = [:]
    for mask in elements.flatMap({ $0.children("mask") }) where mask.key == key {
      for reference in mask.children {
        if let id = reference["reference"] { installed[id] = reference.name == "include" }
      }
    }
    return { installed[$0] }
  }

  /// An element with what it says otherwise in place of what it says in general.
  func applied(to element: StoryboardElement) -> StoryboardElement {
    var attributes = element.attributes
    var children = element.children
    for variation in elements {
      for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
      for part in variation.children where part.name != "mask" {
        let place = children.firstIndex { $0.name == part.name && $0.key == part.key }
        if let place { children[place] = part } else { children.append(part) }
      }
    }
    return StoryboardElement(
      name: element.name, attributes: attributes, children: children, text: element.text,
      position: element.position)
  }

  /// The last value of an attribute.
  func value(_ attribute: String) -> StoryboardElement? {
    elements.last { $0[attribute] != nil }
  }

  /// How many size classes a variation names; the one that names more counts more.
  private static func rank(_ element: StoryboardElement) -> Int {
    (element.key ?? "").count { $0 == "=" }
  }

  private static func matches(_ key: String, _ traits: UITraitCollection) -> Bool {
    if key == "default" { return true }
    return key.split(separator: "-").allSatisfy { part in
      switch part {
      case "widthClass=compact": traits.horizontalSizeClass == .compact
      case "widthClass=regular": traits.horizontalSizeClass == .regular
      case "heightClass=compact": traits.verticalSizeClass == .compact
      case "heightClass=regular": traits.verticalSizeClass == .regular
      default: false
      }
    }
  }
}
