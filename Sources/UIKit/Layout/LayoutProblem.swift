/// Something that is wrong with an app's constraints.
package struct LayoutProblem: Hashable, Sendable, CustomStringConvertible {
  /// The problem in one line.
  package let description: String
  /// The identifiers of the constraints at fault that have one; first the one that gave way.
  package let constraints: [String]

  init(_ description: String, constraints: [NSLayoutConstraint] = []) {
    self.description = description
    self.constraints = constraints.compactMap(\.identifier)
  }
}
