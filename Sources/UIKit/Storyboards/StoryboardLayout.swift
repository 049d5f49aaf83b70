/// One tree of a document, made and laid out on a canvas in an application of its own.
package final class StoryboardLayout {
  /// Where a view is.
  package struct Frame: Hashable, Sendable {
    /// The view's id in the document.
    package let id: String
    /// The frame in its superview's coordinates, in points.
    package let rect: CGRect
  }

  let application: UIApplication
  private let builder: StoryboardBuilder

  /// Makes the views of a tree and lays them out; the running application is a new one then.
  ///
  /// Complaints about the constraints go to standard error unless somebody else takes them.
  package init(
    _ root: StoryboardRoot, of document: StoryboardDocument, on canvas: StoryboardCanvas,
    bundle: AppBundle, complaints: ((String) -> Void)? = nil
  ) {
    let screen = UIScreen(
      size: canvas.size, scale: canvas.traits.displayScale, safeAreaInsets: canvas.safeArea,
      traitCollection: canvas.traits)
    application = UIApplication(screen: screen)
    UIApplication.current = application
    UITraitCollection.current = canvas.traits
    application.bundle = bundle
    if let complaints { application.layoutReporter.handler = complaints }
    builder = StoryboardBuilder(document: document, bundle: bundle)
    let window = UIWindow(frame: screen.bounds)
    window.makeKeyAndVisible()
    window.rootViewController = controller(of: root, document)
    application.layoutWindows()
  }

  /// The frames of all views that have an id, in the document's order.
  package var frames: [Frame] {
    builder.made.compactMap { element, view in
      element.id.map { Frame(id: $0, rect: view.frame) }
    }
  }

  private func controller(
    of root: StoryboardRoot, _ document: StoryboardDocument
  ) -> UIViewController {
    let controller = UIViewController()
    if let element = root.controller {
      builder.configure(controller, as: element)
    } else if document.toolsVersion >= Self.rootMargins {
      controller.view = builder.makeTree(root.view, owner: nil)
    } else {
      let view = builder.makeTree(root.view, owner: nil)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(view)
      view.frame = controller.view.bounds
    }
    return controller
  }

  /// The version of Interface Builder, that of Xcode 9.3, since which the canvas gives a xib's
  /// root the margins of a controller's view; measured.
  private static let rootMargins = 13_500
}
