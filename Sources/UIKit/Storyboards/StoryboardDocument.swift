/// A storyboard or xib as Interface Builder saved it.
nonisolated package struct StoryboardDocument: Sendable {
  /// The path, as it was opened.
  let path: String
  /// Whether the file holds scenes or top-level views.
  let kind: Kind
  /// The `document` element.
  package let root: StoryboardElement
  /// The scenes; none in a xib.
  let scenes: [Scene]
  /// A xib's objects that are views.
  let views: [StoryboardElement]
  /// What the document says about the assets it names.
  let resources: StoryboardResources
  /// What was found wrong or isn't understood, with its place; the rest is usable.
  package let diagnostics: [Diagnostic]

  private let elements: [String: StoryboardElement]

  /// The two kinds of documents.
  enum Kind: Sendable {
    case storyboard
    case xib
  }

  /// A scene of a storyboard: a view controller and what belongs to it.
  struct Scene: Sendable {
    /// The scene's id.
    let id: String?
    /// The view controller; nil in scenes of placeholders only.
    let controller: StoryboardElement?
    /// Views that no controller shows.
    let views: [StoryboardElement]
  }

  /// Reads a file.
  package init(path: String) throws(Diagnostic) {
    var isFolder: ObjCBool = false
    let isCompiled = path.hasSuffix(".storyboardc") || path.hasSuffix(".nib")
    if isCompiled, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      isFolder.boolValue
    {
      throw Diagnostic(file: path, Self.compiled)
    }
    try self.init(path: path, data: readFile(at: path, limit: StoryboardXML.sizeLimit))
  }

  /// What is said of a file as it is in an app that was built.
  private static let compiled =
    "a compiled storyboard or nib: give the .storyboard or .xib that it was made from"

  /// How compiled files begin: today's, property lists, and those of old systems.
  private static let compiledMarks = ["NIBArchive", "bplist", "\u{4}\u{B}streamtyped"]

  /// Reads a file and reports what is wrong with it, also where nothing of it can be used.
  @MainActor static func read(
    path: String, reportingTo diagnostics: Diagnostics
  ) -> Result<StoryboardDocument, Diagnostic> {
    do throws(Diagnostic) {
      let document = try StoryboardDocument(path: path)
      diagnostics.report(document.diagnostics)
      return .success(document)
    } catch {
      diagnostics.report(error)
      return .failure(error)
    }
  }

  /// Reads a document that is at hand; the path is for diagnostics only.
  init(path: String, data: Data) throws(Diagnostic) {
    if Self.compiledMarks.contains(where: { data.starts(with: Array($0.utf8)) }) {
      throw Diagnostic(file: path, at: .start, Self.compiled)
    }
    let root = try StoryboardXML.parse(data, path: path)
    self.path = path
    self.root = root
    kind = try Self.kind(of: root, path: path)
    resources = StoryboardResources(
      root.child("resources"), fonts: root.child("customFonts"))
    scenes =
      root.child("scenes")?.children("scene").map { scene in
        let objects = scene.child("objects")?.children ?? []
        return Scene(
          id: scene["sceneID"],
          controller: objects.first { StoryboardVocabulary.controllers.contains($0.name) },
          views: objects.filter(Self.isView))
      } ?? []
    views = root.child("objects")?.children.filter(Self.isView) ?? []
    for tree in scenes.compactMap({ $0.controller?.child(key: "view") }) + scenes.flatMap(\.views)
      + views
    {
      try StoryboardLimits.check(tree, path: path)
    }
    var problems: [Diagnostic] = []
    elements = Self.index(root, path: path, problems: &problems)
    problems += Self.absentScreens(in: root, elements, path: path)
    problems += Self.sceneProblems(in: scenes, path: path)
    diagnostics =
      problems + StoryboardVocabulary.brokenNumbers(in: root, path: path)
      + StoryboardVocabulary.unknownWords(in: root, path: path)
  }

  /// Screens that the document begins with or leads to, and that it doesn't have.
  private static func absentScreens(
    in root: StoryboardElement, _ elements: [String: StoryboardElement], path: String
  ) -> [Diagnostic] {
    let begins = root["initialViewController"].map { [($0, root)] } ?? []
    let leads = root.descendants.filter { $0.name == "segue" }
      .compactMap { segue in segue["destination"].map { ($0, segue) } }
    return (begins + leads).filter { elements[$0.0] == nil }.map { id, element in
      Diagnostic(
        file: path, at: element.position,
        "there is no screen with the id \"\(id)\"")
    }
  }

  /// Whether a top-level object is a view, if only by its frame.
  private static func isView(_ element: StoryboardElement) -> Bool {
    StoryboardVocabulary.views.contains(element.name) || element.storedFrame != nil
  }

  /// The element of an id.
  func element(_ id: String) -> StoryboardElement? { elements[id] }

  private static func kind(of root: StoryboardElement, path: String) throws(Diagnostic) -> Kind {
    let type = root["type"] ?? ""
    guard root.name == "document" || root.name == "archive" else {
      throw Diagnostic(file: path, at: root.position, "not an Interface Builder document")
    }
    guard root.name == "document", type.contains(".CocoaTouch.") else {
      throw Diagnostic(
        file: path, at: root.position, "an Interface Builder document, but not one for iOS")
    }
    return type.hasSuffix(".Storyboard.XIB") ? .storyboard : .xib
  }

  private static func index(
    _ root: StoryboardElement, path: String, problems: inout [Diagnostic]
  ) -> [String: StoryboardElement] {
    var found: [String: StoryboardElement] = [:]
    for element in root.descendants {
      guard let id = element.id, element.name != "device", element.name != "adaptation" else {
        continue
      }
      if let first = found[id], !placeholderIds.contains(id) {
        problems.append(
          Diagnostic(
            file: path, at: element.position,
            "the id \"\(id)\" is taken since line \(first.position.line)"))
      } else {
        found[id] = element
      }
    }
    return found
  }

  /// Ids that every document uses for the file's owner, the first responder and the application.
  private static let placeholderIds: Set<String> = ["-1", "-2", "-3"]
}

nonisolated extension StoryboardDocument {
  /// Whether constraints are used at all; without them autoresizing masks do the layout.
  var usesAutoLayout: Bool { root.flag("useAutolayout") ?? false }

  /// Whether the file is an app's launch screen.
  var isLaunchScreen: Bool { root.flag("launchScreen") ?? false }

  /// Whether safe areas exist; older documents know top and bottom layout guides only.
  var usesSafeAreas: Bool { root.flag("useSafeAreas") ?? false }

  /// Whether calibrated colours are converted instead of taken as they are.
  var isColorMatched: Bool { root.flag("colorMatched") ?? false }

  /// The version of Interface Builder that saved the file, 0 if it isn't told.
  var toolsVersion: Int {
    root["toolsVersion"].flatMap { Int($0.prefix(while: \.isNumber)) } ?? 0
  }

  /// The device that the file was edited for, as in `retina6_1`.
  var device: String? { root.child("device")?["id"] }

  /// Whether the file was edited in landscape.
  var isLandscape: Bool { root.child("device")?["orientation"] == "landscape" }

  /// The view controller that a storyboard begins with.
  var initialController: StoryboardElement? {
    guard let id = root["initialViewController"] else { return nil }
    return scenes.lazy.compactMap(\.controller).first { $0.id == id }
  }

  /// The view controller of a storyboard identifier.
  func controller(withIdentifier identifier: String) -> StoryboardElement? {
    scenes.lazy.compactMap(\.controller).first { $0["storyboardIdentifier"] == identifier }
  }
}
