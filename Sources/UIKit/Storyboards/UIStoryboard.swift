/// The screens of one storyboard file of the app.
///
/// A file that is absent or broken is reported on standard error, and its screens are
/// placeholders that can be seen.
public final class UIStoryboard {
  private let bundle: AppBundle
  private let document: Result<StoryboardDocument, Diagnostic>
  private let showsFirst: Bool

  /// Reads the storyboard of a name from a bundle's files; from the app's where it is nil.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.init(name: name, in: UIApplication.shared.bundle.bundle(for: storyboardBundleOrNil))
  }

  /// Reads the storyboard of a name from an app's files.
  convenience init(name: String, in bundle: AppBundle) {
    if name == "LaunchScreen", let (path, files) = bundle.launchScreen {
      self.init(path: path, in: files, showsFirst: true)
      return
    }
    let path = bundle.path(forResource: name, ofType: "storyboard")
    self.init(path: path ?? bundle.path + "/" + name + ".storyboard", in: bundle)
  }

  /// Reads a storyboard file that uses an app's assets.
  ///
  /// One that shows its first screen does so whatever identifier is asked for, as a launch screen
  /// has none; it may be a xib.
  init(path: String, in bundle: AppBundle, showsFirst: Bool = false) {
    self.bundle = bundle
    self.showsFirst = showsFirst
    document = StoryboardDocument.read(path: path, reportingTo: bundle.diagnostics)
  }

  /// Makes the screen that the storyboard begins with; nil if it names none.
  public func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: nil)
  }

  /// Makes the screen that the storyboard begins with, with a controller that `creator` makes.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    switch document {
    case .failure(let problem): return placeholder(problem, creator)
    case .success(let document):
      return document.initialController.map { controller($0, of: document, creator) }
    }
  }

  /// Makes the screen of a storyboard identifier.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }

  /// Makes the screen of a storyboard identifier, with a controller that `creator` makes.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    switch document {
    case .failure(let problem): return placeholder(problem, creator)
    case .success(let document) where showsFirst: return first(of: document, creator)
    case .success(let document):
      if let element = document.controller(withIdentifier: identifier) {
        return controller(element, of: document, creator)
      }
      let problem = Diagnostic(
        file: document.path, at: document.root.position,
        "there is no view controller with the identifier \"\(identifier)\"")
      bundle.diagnostics.report(problem)
      return placeholder(problem, creator)
    }
  }

  /// A controller around what the document shows first.
  private func first<ViewController: UIViewController>(
    of document: StoryboardDocument, _ creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController {
    let controller = make(creator)
    let shown = StoryboardViewController(document, bundle: bundle)
    controller.viewMaker = { [weak controller] in
      let view = UIView(frame: UIScreen.main.bounds)
      controller?.addChild(shown)
      shown.view.frame = view.bounds
      shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      shown.markLogo()
      view.addSubview(shown.view)
      shown.didMove(toParent: controller)
      return view
    }
    return controller
  }

  private func controller<ViewController: UIViewController>(
    _ element: StoryboardElement, of document: StoryboardDocument,
    _ creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController {
    let controller = make(creator)
    let builder = StoryboardBuilder(document: document, bundle: bundle)
    builder.configure(controller, as: element)
    return controller
  }

  private func placeholder<ViewController: UIViewController>(
    _ problem: Diagnostic, _ creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController {
    let controller = make(creator)
    controller.viewMaker = { PlaceholderView(words: problem.description) }
    return controller
  }

  private func make<ViewController: UIViewController>(
    _ creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController {
    let coder = StoryboardCoder()
    guard let controller = creator?(coder) ?? ViewController(coder: coder) else {
      preconditionFailure("\(ViewController.self) declines to be made by init(coder:)")
    }
    return controller
  }
}
