/// Makes the views of one screen from a document's elements.
final class StoryboardBuilder {
  let document: StoryboardDocument
  let bundle: AppBundle
  /// What decides on the parts that vary by size class.
  let traits: UITraitCollection

  /// The views that were made, by their ids.
  private(set) var views: [String: UIView] = [:]
  /// The ids of views that constraints speak of.
  private(set) var constrained: Set<String> = []
  /// The elements whose views were made, with these, in the document's order.
  private(set) var made: [(element: StoryboardElement, view: UIView)] = []

  init(
    document: StoryboardDocument, bundle: AppBundle,
    traits: UITraitCollection = UIScreen.main.traitCollection
  ) {
    self.document = document
    self.bundle = bundle
    self.traits = traits
  }

  /// How the view of each element is made; an unknown element's is plain.
  static let makers: [String: @MainActor (StoryboardBuilder, StoryboardElement) -> UIView] = [
    "view": { builder, _ in builder.makePlainView() },
    "imageView": { $0.makeImageView($1) },
    "label": { $0.makeLabel($1) },
    "button": { $0.makeButton($1) },
    "scrollView": { $0.makeScrollView($1) },
    "stackView": { $0.makeStackView($1) },
    "textField": { $0.makeTextField($1) },
    "activityIndicatorView": { $0.makeActivityIndicator($1) },
  ]

  /// Gives a controller what its element says; its view is made when it is first asked for.
  func configure(_ controller: UIViewController, as element: StoryboardElement) {
    controller.title = element["title"]
    if let respects = element.flag("viewRespectsSystemMinimumLayoutMargins") {
      controller.viewRespectsSystemMinimumLayoutMargins = respects
    }
    controller.viewMaker = { [self] in makeRootView(of: element) }
  }

  /// Makes a screen's view with all that is in it.
  private func makeRootView(of controller: StoryboardElement) -> UIView {
    guard let element = controller.child(key: "view") else {
      return UIView(frame: UIScreen.main.bounds)
    }
    return makeTree(element, owner: controller)
  }

  /// Makes a view with all that is in it and the constraints between them.
  func makeTree(_ element: StoryboardElement, owner: StoryboardElement?) -> UIView {
    constrained = constrainedIds(in: element)
    let root = makeView(element, in: nil)
    addConstraints(owner: owner)
    switch owner?["interfaceStyle"] {
    case "dark": root.overrideUserInterfaceStyle = .dark
    case "light": root.overrideUserInterfaceStyle = .light
    default: break
    }
    return root
  }

  private func makeView(_ element: StoryboardElement, in parent: StoryboardElement?) -> UIView {
    let view = Self.makers[element.name]?(self, element) ?? makePlainView()
    if let id = element.id { views[id] = view }
    made.append((element, view))
    applyCommonAttributes(of: element, in: parent, to: view)
    for child in subviewElements(of: element) {
      let subview = makeView(child, in: element)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
    return view
  }

  private func makePlainView() -> UIView {
    UIView(frame: .zero)
  }

  /// Reports something about an element.
  func report(
    _ severity: Diagnostic.Severity = .error, at element: StoryboardElement, _ message: String
  ) {
    bundle.diagnostics.report(
      Diagnostic(severity, file: document.path, at: element.position, message))
  }
}
