/// Something that tests can find by name.
public protocol UIAccessibilityIdentification: AnyObject {
  /// The name that tests find the element by.
  var accessibilityIdentifier: String? { get set }
}
