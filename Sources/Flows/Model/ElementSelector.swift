/// How a flow names an element of the screen.
package struct ElementSelector: Hashable, Sendable {
  /// A pattern for the text, the placeholder or the accessibility label.
  var text: Template?
  /// A pattern for the identifier.
  var id: Template?
  /// Which of those that match, from 0; from the end if negative.
  var index: Template?
  var isEnabled: Bool?
  var isSelected: Bool?
  var isChecked: Bool?
  var isFocused: Bool?
  var traits: [Trait] = []
  /// In points.
  var width: Int?
  var height: Int?
  /// What the size may be off by, in points.
  var tolerance: Int?
  /// Where the element is among others.
  var relations: [Relation] = []
  /// What must be somewhere in the element.
  var descendants: [ElementSelector] = []
  /// Whether the step may fail, as it was once written inside selectors.
  var isOptional = false
  /// Where the selector stands.
  let span: SourceSpan

  /// A property of an element's look.
  package enum Trait: String, Hashable, Sendable, CaseIterable {
    case text
    case square
    case longText = "long-text"
  }

  /// Where an element is, seen from another.
  package struct Relation: Hashable, Sendable {
    /// The direction.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      case below, above, leftOf, rightOf, containsChild, childOf
    }

    let kind: Kind
    let selector: ElementSelector
  }

  /// Whether it says nothing about the element.
  var isEmpty: Bool {
    text == nil && id == nil && index == nil && isEnabled == nil && isSelected == nil
      && isChecked == nil && isFocused == nil && traits.isEmpty && width == nil && height == nil
      && relations.isEmpty && descendants.isEmpty
  }
}
