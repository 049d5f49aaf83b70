nonisolated extension StoryboardDocument {
  /// What is wrong with how scenes stand in scenes, and what of it isn't drawn.
  static func sceneProblems(in scenes: [Scene], path: String) -> [Diagnostic] {
    let controllers = scenes.compactMap(\.controller)
    var byId: [String: StoryboardElement] = [:]
    for controller in controllers {
      if let id = controller.id, byId[id] == nil { byId[id] = controller }
    }
    return selfShown(controllers, byId, path: path) + unheeded(controllers, byId, path: path)
  }

  // MARK: Scenes inside themselves

  /// The ids of the scenes that a controller's view shows inside.
  private static func shown(in controller: StoryboardElement) -> [String] {
    controller.descendants.filter { element in
      element.name == "segue" && (element["relationship"] != nil || element["kind"] == "embed")
    }.compactMap { $0["destination"] }
  }

  /// Scenes that show themselves, at whatever depth: each at the scene that closes the circle.
  private static func selfShown(
    _ controllers: [StoryboardElement], _ byId: [String: StoryboardElement], path: String
  ) -> [Diagnostic] {
    var open: Set<String> = []
    var seen: Set<String> = []
    var told: Set<String> = []
    var problems: [Diagnostic] = []
    for start in controllers {
      guard let id = start.id, seen.insert(id).inserted else { continue }
      open.insert(id)
      var trail = [(id: id, left: shown(in: start))]
      while let last = trail.last {
        guard let next = last.left.last else {
          open.remove(last.id)
          trail.removeLast()
          continue
        }
        trail[trail.count - 1].left.removeLast()
        guard let scene = byId[next] else { continue }
        if open.contains(next) {
          guard told.insert(next).inserted else { continue }
          problems.append(
            Diagnostic(file: path, at: scene.position, "the scene is shown inside itself"))
        } else if seen.insert(next).inserted {
          open.insert(next)
          trail.append((next, shown(in: scene)))
        }
      }
    }
    return problems
  }

  // MARK: Bars around scenes

  /// The bars that scenes stand between.
  private struct Bars {
    var isPushed = false
    var hasTop = false
    var hasBottom = false
  }

  /// How many scenes around one are looked at; ours.
  private static let sceneLimit = 8

  /// What scenes say about the bars around them that changes nothing here, each word once.
  private static func unheeded(
    _ controllers: [StoryboardElement], _ byId: [String: StoryboardElement], path: String
  ) -> [Diagnostic] {
    var containers: [String: StoryboardElement] = [:]
    for controller in controllers {
      for segue in controller.child("connections")?.children("segue") ?? []
      where ["rootViewController", "viewControllers"].contains(segue["relationship"]) {
        if let id = segue["destination"], containers[id] == nil { containers[id] = controller }
      }
    }
    func bars(around controller: StoryboardElement) -> Bars {
      var bars = Bars()
      var inner = controller
      for _ in 0..<sceneLimit {
        guard let container = inner.id.flatMap({ containers[$0] }) else { break }
        if container.name == "navigationController" {
          bars.isPushed = true
          if container.flag("navigationBarHidden") != true { bars.hasTop = true }
          if container.flag("toolbarHidden") == false { bars.hasBottom = true }
        } else if container.name == "tabBarController" {
          bars.hasBottom = true
        }
        inner = container
      }
      return bars
    }
    var problems: [String: Diagnostic] = [:]
    var order: [String] = []
    func report(_ word: String, at element: StoryboardElement) {
      guard problems[word] == nil else { return }
      order.append(word)
      problems[word] = Diagnostic(
        .warning, file: path, at: element.position, "\(word) is not drawn")
    }
    for controller in controllers {
      if let edges = controller.child("extendedEdge", key: "edgesForExtendedLayout") {
        let bars = bars(around: controller)
        if bars.hasTop && edges.flag("top") != true
          || bars.hasBottom && edges.flag("bottom") != true
        {
          report("\(controller.name)'s edgesForExtendedLayout", at: edges)
        }
      }
      if controller.flag("hidesBottomBarWhenPushed") == true {
        let bars = bars(around: controller)
        if bars.isPushed && bars.hasBottom {
          report("\(controller.name)@hidesBottomBarWhenPushed", at: controller)
        }
      }
    }
    return order.compactMap { problems[$0] }
  }
}
