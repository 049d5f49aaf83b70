extension StoryboardLint {
  /// What Apple forbids in launch screens: everything for which the app's code would have to run.
  func checkLaunchRules() {
    guard document.isLaunchScreen || isNamedLaunchScreen else { return }
    visit(document.root, controller: nil)
  }

  /// Whether the file is called as launch screens are, in documents that don't say so.
  private var isNamedLaunchScreen: Bool {
    let name = document.path.lastPathPart.lowercased()
    return name.contains("launchscreen") || name.contains("launch screen")
  }

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
