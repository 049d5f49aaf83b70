import Graphics

/// A document on a canvas, in an application of its own: laid out and ready to be drawn.
package final class StoryboardScreen {
  /// Where a view is.
  package struct Frame: Hashable, Sendable {
    /// The view's id in the document.
    package let id: String
    /// The frame in its superview's coordinates, in points.
    package let rect: CGRect
  }

  let application: UIApplication
  let controller: StoryboardViewController
  private let window: UIWindow

  /// Shows a document's first screen, or one of its trees; the running application is a new one
  /// then.
  ///
  /// Complaints about the constraints go to the bundle's diagnostics, with the place of the
  /// constraint that gave way, unless somebody else takes them.
  package init(
    _ document: StoryboardDocument, root: StoryboardRoot? = nil, on canvas: StoryboardCanvas,
    bundle: AppBundle, complaints: ((LayoutProblem) -> Void)? = nil
  ) {
    let screen = UIScreen(
      size: canvas.size, scale: canvas.traits.displayScale, safeAreaInsets: canvas.safeArea,
      traitCollection: canvas.traits)
    application = UIApplication(screen: screen)
    UIApplication.current = application
    UITraitCollection.current = canvas.traits
    application.bundle = bundle
    application.layoutReporter.handler =
      complaints ?? { problem in
        bundle.diagnostics.report(document.diagnostic(of: problem, in: root))
      }
    controller = StoryboardViewController(document, root: root, bundle: bundle)
    window = UIWindow(frame: screen.bounds)
    window.makeKeyAndVisible()
    window.rootViewController = controller
    application.layoutWindows()
  }

  /// The frames of all views that have an id, in the document's order.
  package var frames: [Frame] {
    controller.made.compactMap { element, view in
      element.id.map { Frame(id: $0, rect: view.frame) }
    }
  }

  /// Draws the screen without the phone's own bars; the canvas's unit is a point.
  func draw(on canvas: Canvas) {
    UIApplication.current = application
    UITraitCollection.current = application.screen.traitCollection
    canvas.fill(window.bounds, with: .black)
    window.render(on: canvas)
  }

  /// The screen in pixels, at a scale in pixels per point.
  package func picture(scale: CGFloat) -> Bitmap {
    let size = window.bounds.size
    let bitmap = Bitmap(
      width: max(Int((size.width * scale).rounded()), 1),
      height: max(Int((size.height * scale).rounded()), 1))
    draw(on: Canvas(bitmap, scale: scale))
    return bitmap
  }
}

nonisolated extension StoryboardDocument {
  /// A complaint about constraints, where the first of them stands that the document has.
  func diagnostic(of problem: LayoutProblem, in root: StoryboardRoot?) -> Diagnostic {
    let tree = root?.view ?? self.root
    let named = Set(problem.constraints)
    let constraints = tree.descendants.filter { element in
      element.name == "constraint"
        && [element.id, element["identifier"]].contains { $0.map(named.contains) ?? false }
    }
    let order = problem.constraints
    let first = constraints.min { one, other in
      func place(_ element: StoryboardElement) -> Int {
        order.firstIndex { $0 == element.id || $0 == element["identifier"] } ?? order.count
      }
      return place(one) < place(other)
    }
    return Diagnostic(
      file: path, at: (first ?? tree).position,
      "conflict: " + problem.description.trimmingPrefix("layout: "))
  }
}
