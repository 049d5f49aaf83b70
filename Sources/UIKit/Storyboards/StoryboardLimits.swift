/// How much of a document is laid out; more would keep whoever waits for the picture waiting.
///
/// The limits are ours: real screens have under 200 views.
nonisolated enum StoryboardLimits {
  /// The most views of one screen.
  static let views = 1000
  /// The most views in one stack.
  static let arrangedViews = 300
  /// The most constraints of one screen.
  static let constraints = 4000

  /// Throws at the first element of a tree that is one too many.
  static func check(_ tree: StoryboardElement, path: String) throws(Diagnostic) {
    var (viewCount, constraintCount) = (0, 0)
    var waiting = [tree]
    while let element = waiting.popLast() {
      waiting += element.children.reversed()
      switch element.name {
      case "constraint":
        constraintCount += 1
        guard constraintCount <= constraints else {
          throw Diagnostic(
            file: path, at: element.position, "more than \(constraints) constraints on one screen")
        }
      case "subviews":
        viewCount += element.children.count
        guard viewCount <= views else {
          throw Diagnostic(
            file: path, at: element.position, "more than \(views) views on one screen")
        }
      case "stackView":
        guard element.child("subviews")?.children.count ?? 0 <= arrangedViews else {
          throw Diagnostic(
            file: path, at: element.position, "more than \(arrangedViews) views in one stack")
        }
      default: break
      }
    }
  }
}
