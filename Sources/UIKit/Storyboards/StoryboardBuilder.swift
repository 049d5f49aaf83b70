/// Makes the views of one screen from a document's elements.
final class StoryboardBuilder {
  let document: StoryboardDocument
  let bundle: AppBundle
  /// What decides on the parts that vary by size class.
  var traits: UITraitCollection

  /// The installed views, by their ids.
  var views: [String: UIView] = [:]
  /// The ids of views that constraints speak of.
  var constrained: Set<String> = []
  /// The elements whose views are installed, with these, in the document's order.
  var made: [(element: StoryboardElement, view: UIView)] = []
  /// All views that were made, also those that the size classes have taken out since.
  var kept: [ObjectIdentifier: KeptView] = [:]
  /// The constraints between the installed views.
  var constraints: [NSLayoutConstraint] = []
  /// What documents without safe areas call the top and the bottom layout guide, by their ids.
  var barGuides: [String: UILayoutGuide] = [:]
  /// The topmost element, and that of its controller.
  private(set) var tree: (element: StoryboardElement, owner: StoryboardElement?)?
  /// The controllers of the scenes inside this one, by their ids.
  var children: [String: UIViewController] = [:]
  /// What was told, with its place.
  private var told: Set<String> = []
  /// The ids that constraints name and that nothing has, each told once.
  var absent: Set<String> = []
  /// The topmost view.
  private(set) var root: UIView?
  /// The controller whose view is made.
  private(set) weak var controller: UIViewController?
  /// The ids of the scenes in which this one stands, its own included.
  let ancestors: Set<String>

  /// The language of the words that are the system's own.
  var language: String { bundle.languages.first ?? "en" }

  init(
    document: StoryboardDocument, bundle: AppBundle,
    traits: UITraitCollection = UIScreen.main.traitCollection, ancestors: Set<String> = []
  ) {
    self.document = document
    self.bundle = bundle
    self.traits = traits
    self.ancestors = ancestors
  }

  /// How the view of each element is made; an unknown element's is plain.
  static let makers: [String: @MainActor (StoryboardBuilder, StoryboardElement) -> UIView] = [
    "view": { builder, _ in builder.makePlainView() },
    "containerView": { builder, _ in builder.makePlainView() },
    "tableViewCellContentView": { builder, _ in builder.makePlainView() },
    "collectionViewCell": { builder, _ in builder.makePlainView() },
    "collectionViewCellContentView": { builder, _ in builder.makePlainView() },
    "collectionReusableView": { builder, _ in builder.makePlainView() },
    "imageView": { $0.makeImageView($1) },
    "label": { $0.makeLabel($1) },
    "button": { $0.makeButton($1) },
    "scrollView": { $0.makeScrollView($1) },
    "stackView": { $0.makeStackView($1) },
    "textField": { $0.makeTextField($1) },
    "activityIndicatorView": { $0.makeActivityIndicator($1) },
    "progressView": { $0.makeProgressView($1) },
    "pageControl": { $0.makePageControl($1) },
    "switch": { $0.makeSwitch($1) },
    "slider": { $0.makeSlider($1) },
    "segmentedControl": { $0.makeSegmentedControl($1) },
    "refreshControl": { builder, _ in builder.makePlainView() },
    "stepper": { $0.makeStepper($1) },
    "pickerView": { $0.makePicker($1) },
    "datePicker": { $0.makeDatePicker($1) },
    "searchBar": { $0.makeSearchBar($1) },
    "collectionView": { $0.makeCollection($1) },
    "mapView": { $0.makeMap($1) },
    "webView": { $0.makeWebView($1) },
    "wkWebView": { $0.makeWebView($1) },
    "glkView": { $0.makeGraphicsView($1) },
    "mtkView": { $0.makeGraphicsView($1) },
    "skView": { $0.makeGraphicsView($1) },
    "sceneKitView": { $0.makeGraphicsView($1) },
    "arskView": { $0.makeGraphicsView($1) },
    "arscnView": { $0.makeGraphicsView($1) },
    "textView": { $0.makeTextView($1) },
    "visualEffectView": { $0.makeEffectView($1) },
    "navigationBar": { $0.makeNavigationBar($1) },
    "toolbar": { $0.makeToolbar($1) },
    "tabBar": { $0.makeTabBar($1) },
    "tableView": { $0.makeTable($1) },
    "tableViewCell": { $0.makeCell($1) },
  ]

  /// Gives a controller what its element says; its view is made when it is first asked for.
  func configure(_ controller: UIViewController, as element: StoryboardElement) {
    controller.title = element["title"]
    if let respects = element.flag("viewRespectsSystemMinimumLayoutMargins") {
      controller.viewRespectsSystemMinimumLayoutMargins = respects
    }
    self.controller = controller
    controller.viewMaker = { [self] in makeRootView(of: element) }
    controller.traitAdapter = { [self] in adapt(to: UIScreen.main.traitCollection) }
  }

  /// Makes a screen's view with all that is in it.
  private func makeRootView(of element: StoryboardElement) -> UIView {
    if let controller, let view = makeContainer(element, of: controller) { return view }
    guard let view = element.child(key: "view") else {
      return UIView(frame: UIScreen.main.bounds)
    }
    return makeTree(view, owner: element)
  }

  /// Makes a view with all that is in it and the constraints between them.
  func makeTree(_ element: StoryboardElement, owner: StoryboardElement?) -> UIView {
    tree = (element, owner)
    constrained = constrainedIds(in: element)
    let root = makeView(element, in: nil)
    self.root = root
    addConstraints(owner: owner)
    switch owner?["interfaceStyle"] {
    case "dark": root.overrideUserInterfaceStyle = .dark
    case "light": root.overrideUserInterfaceStyle = .light
    default: break
    }
    return root
  }

  func makeView(_ general: StoryboardElement, in parent: StoryboardElement?) -> UIView {
    let variations = StoryboardVariations(general, traits: traits)
    let element = variations.elements.isEmpty ? general : variations.applied(to: general)
    let former = kept[ObjectIdentifier(general)]
    let view: UIView
    if let former, keep(former, of: general, as: element, variations, in: parent) {
      view = former.view
    } else {
      view = make(element)
      dress(view, as: element, in: parent)
      if let former { view.takeState(of: former.view) }
    }
    kept[ObjectIdentifier(general)] = KeptView(
      view: view, element: element, variations: variations, traits: traits)
    return view
  }

  /// Makes the view of an element without what every view can have, and without views in it.
  func make(_ element: StoryboardElement) -> UIView {
    Self.makers[element.name]?(self, element) ?? makePlainView()
  }

  /// Gives a view what its element says, and the views in it.
  func dress(_ view: UIView, as element: StoryboardElement, in parent: StoryboardElement?) {
    if let id = element.id { views[id] = view }
    made.append((element, view))
    applyCommonAttributes(of: element, in: parent, to: view)
    addBackground(of: element, to: view)
    switch view {
    case let view as UIVisualEffectView: fillEffectView(view, from: element)
    case let view as StillTable: fillTable(view, from: element)
    case let view as UIScrollView where element.name == "collectionView":
      fillCollection(view, from: element)
    case let view as StillTableCell: fillCell(view, from: element)
    default: fill(view, from: element)
    }
  }

  /// Puts the view behind the rows or the contents of another one there.
  private func addBackground(of element: StoryboardElement, to view: UIView) {
    guard let background = element.child(key: "backgroundView"),
      StoryboardVocabulary.views.contains(background.name)
    else { return }
    let back = makeView(background, in: element)
    back.frame = view.bounds
    back.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    back.translatesAutoresizingMaskIntoConstraints = true
    view.insertSubview(back, at: 0)
  }

  private func fill(_ view: UIView, from element: StoryboardElement) {
    for child in subviewElements(of: element) {
      let subview = makeView(child, in: element)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
    if element.name == "containerView" { fillContainer(view, from: element) }
  }

  private func makePlainView() -> UIView {
    UIView(frame: .zero)
  }

  /// Reports something about an element; what is the same wherever it stands, once a document.
  func reportOnce(at element: StoryboardElement, _ message: String) {
    bundle.diagnostics.report(
      Diagnostic(.warning, file: document.path, at: element.position, message),
      onceAbout: document.path + ": " + message)
  }

  /// Reports something about an element.
  func report(
    _ severity: Diagnostic.Severity = .error, at element: StoryboardElement, _ message: String
  ) {
    // Views that are made anew for other size classes are told about once.
    guard told.insert("\(element.position) \(message)").inserted else { return }
    bundle.diagnostics.report(
      Diagnostic(severity, file: document.path, at: element.position, message))
  }
}
