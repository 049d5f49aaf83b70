/// A controller that shows a document as Interface Builder does: a scene, or the view of a xib.
///
/// What varies by size class changes with the size classes; the views stay.
package final class StoryboardViewController: UIViewController {
  private let document: Result<StoryboardDocument, Diagnostic>
  private let root: StoryboardRoot?
  private let bundle: AppBundle
  private var builder: StoryboardBuilder?

  /// Shows a document's first screen, or one of its trees.
  init(_ document: StoryboardDocument, root: StoryboardRoot? = nil, bundle: AppBundle) {
    self.document = .success(document)
    self.root = root
    self.bundle = bundle
    super.init()
  }

  /// Shows a file's first screen; if it can't be read, the words that say why.
  package init(path: String, bundle: AppBundle) {
    root = nil
    self.bundle = bundle
    document = StoryboardDocument.read(path: path, reportingTo: bundle.diagnostics)
    super.init()
  }

  package required init?(coder: NSCoder) { nil }

  /// The elements whose views were made, with these, in the document's order.
  var made: [(element: StoryboardElement, view: UIView)] { builder?.made ?? [] }

  /// The ids of views that constraints speak of.
  var constrained: Set<String> { builder?.constrained ?? [] }

  package override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  /// Makes the screen.
  private func show() {
    let content: UIViewController
    switch document {
    case .success(let document):
      let builder = StoryboardBuilder(document: document, bundle: bundle)
      content = makeContent(of: document, with: builder)
      self.builder = builder
    case .failure(let problem):
      content = UIViewController()
      content.view = PlaceholderView(words: problem.description)
    }
    addChild(content)
    place(content.view)
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  /// Fills the screen, but for a small view that is a part of some screen: it stands in the middle.
  private func place(_ content: UIView) {
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard root == nil, case .success(let document) = document, !document.isLaunchScreen else {
      return
    }
    view.backgroundColor = .systemBackground
    guard document.kind == .xib, let size = document.views.first?.storedFrame?.size,
      let screen = document.screenSize, size != screen, size.width > 0, size.height > 0
    else { return }
    content.frame = CGRect(
      x: ((view.bounds.width - size.width) / 2).rounded(),
      y: ((view.bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    content.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
  }

  private func makeContent(
    of document: StoryboardDocument, with builder: StoryboardBuilder
  ) -> UIViewController {
    let controller = UIViewController()
    if let root, let element = root.controller {
      builder.configure(controller, as: element)
      controller.additionalSafeAreaInsets = document.bars(around: element)
    } else if let tree = root?.view ?? document.views.first {
      show(tree, in: controller, with: builder)
    } else if let element = document.initialController ?? document.scenes.first?.controller {
      builder.configure(controller, as: element)
    }
    return controller
  }

  /// The version of Interface Builder, that of Xcode 9.3, since which the canvas gives a xib's
  /// root the margins of a controller's view; measured.
  private static let rootMargins = 13_500

  private func show(
    _ tree: StoryboardElement, in controller: UIViewController, with builder: StoryboardBuilder
  ) {
    let view = builder.makeTree(tree, owner: nil)
    controller.traitAdapter = { builder.adapt(to: UIScreen.main.traitCollection) }
    if builder.document.toolsVersion >= Self.rootMargins {
      controller.view = view
    } else {
      view.frame = controller.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(view)
    }
  }

  /// Gives the tag 1, by which an app finds its launch screen's logo, to the picture or else the
  /// words that stand for one, unless some view has it.
  func markLogo() {
    guard view.viewWithTag(1) == nil else { return }
    let room = view.bounds.width * view.bounds.height * Self.largestLogo
    view.layoutIfNeeded()
    let views = made.map(\.view)
    let pictures = views.filter { ($0 as? UIImageView)?.image != nil }
    let logo =
      pictures.first { $0.bounds.width * $0.bounds.height <= room } ?? pictures.last
      ?? views.first { $0 is UILabel }
    logo?.tag = 1
  }

  /// The share of the screen that a picture covers at most that is a logo and no background; ours.
  private static let largestLogo: CGFloat = 0.5
}
