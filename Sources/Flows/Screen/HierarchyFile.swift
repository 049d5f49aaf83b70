import Foundation
import Phone

/// The hierarchy of a screen as Maestro writes it.
package struct HierarchyFile: Sendable {
  /// The JSON text.
  package let text: String

  /// Writes the hierarchy of a screen.
  package init(_ snapshot: ScreenSnapshot) {
    var root = ScreenElement(kind: "Screen", frame: CGRect(origin: .zero, size: snapshot.size))
    root.children = snapshot.elements
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(Node(root))
    text = String(decoding: data ?? Data(), as: UTF8.self)
  }

  private struct Node: Encodable {
    let attributes: [String: String]
    let children: [Node]
    let enabled: Bool
    let focused: Bool
    let selected: Bool
    let checked: Bool?

    init(_ element: ScreenElement) {
      let (frame, flag) = (element.frame, { (value: Bool) in value ? "true" : "false" })
      attributes = [
        "accessibilityText": element.accessibilityText, "text": element.text,
        "hintText": element.hintText, "resource-id": element.identifier, "class": element.kind,
        "bounds":
          "[\(Int(frame.minX)),\(Int(frame.minY))][\(Int(frame.maxX)),\(Int(frame.maxY))]",
        "enabled": flag(element.isEnabled), "focused": flag(element.isFocused),
        "selected": flag(element.isSelected), "checked": flag(element.isChecked ?? false),
        "visible": flag(element.isVisible),
      ]
      children = element.children.map(Node.init)
      (enabled, focused, selected) = (element.isEnabled, element.isFocused, element.isSelected)
      checked = element.isChecked
    }
  }
}
