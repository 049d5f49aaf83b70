/// One element of an Interface Builder document, with its place in the file.
nonisolated package final class StoryboardElement: Sendable {
  /// The element's name, as in `imageView`.
  let name: String
  /// The attributes as they are written.
  let attributes: [String: String]
  /// The elements inside, in order.
  let children: [StoryboardElement]
  /// The text inside; empty for elements with elements inside.
  let text: String
  /// Where the element begins.
  package let position: SourcePosition

  init(
    name: String, attributes: [String: String], children: [StoryboardElement], text: String,
    position: SourcePosition
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.position = position
  }

  /// The element's id in the document.
  var id: String? { attributes["id"] }

  /// What the element is to the one around it, as in `backgroundColor`.
  var key: String? { attributes["key"] }

  /// An attribute's text.
  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first child of a name, and of a key if one is given.
  func child(_ name: String, key: String? = nil) -> StoryboardElement? {
    children.first { $0.name == name && (key == nil || $0.key == key) }
  }

  /// The children of a name.
  func children(_ name: String) -> [StoryboardElement] {
    children.filter { $0.name == name }
  }

  /// The first child of a key, whatever its name.
  func child(key: String) -> StoryboardElement? {
    children.first { $0.key == key }
  }

  /// The element and all that are inside, from the outside in, in the file's order.
  var descendants: [StoryboardElement] {
    var found = [self]
    for child in children { found += child.descendants }
    return found
  }
}

nonisolated extension StoryboardElement {
  /// An attribute that says yes or no; both spellings that occur, nil for others.
  func flag(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "YES", "true": true
    case "NO", "false": false
    default: nil
    }
  }

  /// A finite number, nil if there is none; huge ones are cut to where layout can follow.
  func number(_ attribute: String) -> CGFloat? {
    guard let text = attributes[attribute], let value = Double(text), value.isFinite else {
      return nil
    }
    return CGFloat(min(max(value, -Self.numberLimit), Self.numberLimit))
  }

  /// A whole number.
  func integer(_ attribute: String) -> Int? {
    number(attribute).map { Int($0) }
  }

  /// The largest size of a number; ours.
  private static let numberLimit = 1e6
}
