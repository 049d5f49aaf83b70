/// A part of an item, or the distance between two.
final class LayoutQuantity: CustomStringConvertible {
  private(set) weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// Where a distance starts; nil unless the quantity is one.
  private(set) weak var origin: (any LayoutItem)?
  let originAttribute: NSLayoutConstraint.Attribute
  let isDistance: Bool

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    originAttribute = .notAnAttribute
    isDistance = false
  }

  init(from origin: LayoutQuantity, to end: LayoutQuantity) {
    item = end.item
    attribute = end.attribute
    self.origin = origin.item
    originAttribute = origin.attribute
    isDistance = true
  }

  /// Whether it is a length, which is the same in all coordinates.
  var isSize: Bool { isDistance || attribute.isSize }

  /// Whether the views it speaks of still exist.
  var isWhole: Bool { item != nil && (!isDistance || origin != nil) }

  var description: String {
    let end = "\(Self.name(of: item)).\(attribute)"
    return isDistance ? "\(end) - \(Self.name(of: origin)).\(originAttribute)" : end
  }

  private static func name(of item: (any LayoutItem)?) -> String {
    switch item {
    case let view as UIView:
      let label = view.accessibilityIdentifier ?? view.accessibilityLabel
      return "\(type(of: view))" + (label.map { "[\($0)]" } ?? "")
    case let guide as UILayoutGuide:
      let owner = guide.owningView.map { "\(type(of: $0))" } ?? "no view"
      return guide.identifier.isEmpty
        ? "UILayoutGuide in \(owner)" : "\(guide.identifier) of \(owner)"
    default: return "nothing"
    }
  }
}
