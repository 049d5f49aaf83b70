extension StoryboardLint {
  /// What Apple forbids in launch screens: everything for which the app's code would have to run.
  func checkLaunchRules() {
    guard document.isLaunchScreen || isNamedLaunchScreen else { return }
    if document.kind == .storyboard, document.initialController == nil {
      add(
        at: document.root,
        "the launch screen has no initial view controller; iOS shows none")
    }
    visit(document.root, controller: nil)
  }

  /// Whether the file is called as launch screens are, in documents that don't say so.
  private var isNamedLaunchScreen: Bool {
    let name = document.path.lastPathPart.lowercased()
    return name.contains("launchscreen") || name.contains("launch screen")
  }

  /// The kinds of segues that say how screens are put together; nobody triggers them.
  private static let ownSegues = ["relationship", "embed"]

  private func visit(_ element: StoryboardElement, controller: StoryboardElement?) {
    let isController = StoryboardVocabulary.controllers.contains(element.name)
    let controller = isController ? element : controller
    if let name = element["customClass"], element["placeholderIdentifier"] != "IBFirstResponder" {
      add(at: element, "a launch screen can't have a class of the app's (\"\(name)\")")
    }
    switch element.name {
    case "outlet" where isOwnOfTable(element, controller): break
    case "outlet", "outletCollection":
      add(at: element, "a launch screen can't have an outlet (\"\(element["property"] ?? "")\")")
    case "action":
      add(at: element, "a launch screen can't have an action (\"\(element["selector"] ?? "")\")")
    case "segue" where element["kind"].map { !Self.ownSegues.contains($0) } ?? false:
      add(at: element, "a launch screen can't have a segue (\"\(element["kind"] ?? "")\")")
    case "userDefinedRuntimeAttribute":
      add(
        at: element,
        "a launch screen can't have a runtime attribute (\"\(element["keyPath"] ?? "")\")")
    default: break
    }
    for child in element.children { visit(child, controller: controller) }
  }

  /// Whether an outlet is one of the two that lead from a table to its own controller, which Xcode
  /// makes by itself and lets pass.
  private func isOwnOfTable(_ outlet: StoryboardElement, _ controller: StoryboardElement?) -> Bool {
    controller?.name == "tableViewController" && outlet["destination"] == controller?.id
      && ["dataSource", "delegate"].contains(outlet["property"])
  }
}
