/// A tree of views in a document: a view controller's, or one of a xib's.
nonisolated package struct StoryboardRoot: Sendable {
  /// The view controller that shows the tree; nil in a xib.
  let controller: StoryboardElement?
  /// The topmost view.
  let view: StoryboardElement

  fileprivate init(controller: StoryboardElement? = nil, view: StoryboardElement) {
    self.controller = controller
    self.view = view
  }

  fileprivate init(_ view: StoryboardElement) {
    self.init(view: view)
  }

  /// The names by which somebody may ask for the tree.
  package var names: [String] {
    [controller?.id, controller?["storyboardIdentifier"], view.id].compactMap(\.self)
  }
}

nonisolated extension StoryboardDocument {
  /// All trees of views, in the document's order.
  package var roots: [StoryboardRoot] {
    let scenes = scenes.flatMap { scene in
      let shown = scene.controller.flatMap { controller in
        controller.child(key: "view").map { StoryboardRoot(controller: controller, view: $0) }
      }
      return [shown].compactMap(\.self) + scene.views.map(StoryboardRoot.init)
    }
    return scenes + views.map(StoryboardRoot.init)
  }
}
