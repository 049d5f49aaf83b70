import Foundation
import Phone

/// An element of a screen that is made for a test.
@MainActor
final class MadeElement {
  var text: String
  var id: String
  var frame: CGRect
  var hint = ""
  var label = ""
  var kind = "View"
  var isEnabled = true
  var isSelected = false
  var isChecked: Bool?
  var isFocused = false
  /// Whether swipes move it.
  var isContent = false
  /// The text by how often the screen was looked at before; in place of `text`.
  var textByLook: ((Int) -> String)?
  var onTap: (MadeElement) -> Void = { _ in }
  let children: [MadeElement]

  /// An element between four edges, as Maestro's own tests write them.
  init(
    _ text: String = "", id: String = "", _ left: Int, _ top: Int, _ right: Int, _ bottom: Int,
    _ children: [MadeElement] = [], _ setUp: (MadeElement) -> Void = { _ in }
  ) {
    self.text = text
    self.id = id
    frame = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    self.children = children
    setUp(self)
  }

  /// What flows see of it on a screen; orders are given out from back to front.
  func element(order: inout Int, look: Int, on screen: CGSize) -> ScreenElement {
    var element = ScreenElement(kind: kind, frame: frame)
    element.text = textByLook?(look) ?? text
    (element.identifier, element.hintText, element.accessibilityText) = (id, hint, label)
    (element.isEnabled, element.isSelected) = (isEnabled, isSelected)
    (element.isChecked, element.isFocused) = (isChecked, isFocused)
    let seen = frame.intersection(CGRect(origin: .zero, size: screen))
    let area = frame.width * frame.height
    element.visibleFraction = seen.isNull || area == 0 ? 0 : seen.width * seen.height / area
    if element.visibleFraction < 1 { element.concealment = .screenEdge }
    element.order = order
    order += 1
    element.children = children.map { $0.element(order: &order, look: look, on: screen) }
    element.lastOrder = order - 1
    return element
  }

  /// The element and all inside, from back to front.
  var all: [MadeElement] { [self] + children.flatMap(\.all) }
}
