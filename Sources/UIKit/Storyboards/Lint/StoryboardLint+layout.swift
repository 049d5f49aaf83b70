extension StoryboardLint {
  /// The elements that show words, whose sizes depend on fonts.
  private static let textViews: Set<String> = [
    "label", "button", "textField", "textView", "segmentedControl", "searchBar", "navigationBar",
  ]

  /// Frames that aren't where the constraints put them, and constraints that leave something open
  /// or can't all hold, on the document's own device.
  func checkLayout() {
    for root in document.roots {
      let screen = StoryboardScreen(
        document, root: root, on: document.canvas(of: root), bundle: bundle
      ) { [weak self, document] problem in
        self?.add(document.diagnostic(of: problem, in: root))
      }
      checkFreedom(in: root.view, spokenOf: screen.controller.constrained)
      for (element, view) in screen.controller.made {
        checkAmbiguity(of: view, element)
        if element.flag("misplaced") == true {
          add(.warning, at: element, "\(element.nameForReaders) is misplaced")
        }
      }
      checkPlaces(in: root, on: screen)
    }
  }

  /// Views that ask for constraints and get none keep their stored frames wherever they are shown.
  private func checkFreedom(in parent: StoryboardElement, spokenOf ids: Set<String>) {
    guard document.usesAutoLayout else { return }
    for element in parent.child("subviews")?.children ?? [] {
      let asks = element.flag("translatesAutoresizingMaskIntoConstraints") == false
      if asks, parent.name != "stackView", element.flag("fixedFrame") != true,
        !(element.id.map(ids.contains) ?? false)
      {
        add(
          .warning, at: element,
          "the place of \(element.nameForReaders) is ambiguous; no constraint speaks of it")
      }
      checkFreedom(in: element, spokenOf: ids)
    }
  }

  private func checkAmbiguity(of view: UIView, _ element: StoryboardElement) {
    guard element.flag("verifyAmbiguity") != false, element["verifyAmbiguity"] != "off",
      let open = view.rootView.layoutEngine?.openAttributes(of: view), !open.isEmpty
    else { return }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let words = open.filter { $0.axis == axis }.map { attribute in
        switch attribute {
        case .left: "horizontal position"
        case .top: "vertical position"
        case .width: "width"
        default: "height"
        }
      }
      guard !words.isEmpty else { continue }
      let names = view.constraintsAffectingLayout(for: axis).map { $0.identifier ?? $0.name }
      add(
        .warning, at: element,
        "the \(words.joined(separator: " and ")) of \(element.nameForReaders) "
          + "\(words.count == 1 ? "is" : "are") ambiguous; "
          + (names.isEmpty
            ? "no constraint speaks of it"
            : "its constraints: \(names.map { "'\($0)'" }.joined(separator: ", "))"))
    }
  }

  /// Compares with the stored frames, where no font can be the reason for a difference.
  private func checkPlaces(in root: StoryboardRoot, on screen: StoryboardScreen) {
    guard !root.view.descendants.contains(where: { Self.textViews.contains($0.name) }) else {
      return
    }
    for (element, view) in screen.controller.made where element.id != root.view.id {
      guard let stored = element.storedFrame, element.flag("misplaced") != true,
        !isInTable(view)
      else { continue }
      let differences = [
        view.frame.minX - stored.minX, view.frame.minY - stored.minY,
        view.frame.width - stored.width, view.frame.height - stored.height,
      ]
      guard differences.contains(where: { abs($0) > 1 }) else { continue }
      add(
        .warning, at: element,
        "\(element.nameForReaders) is misplaced: stored at \(Self.word(stored)), its constraints "
          + "put it at \(Self.word(view.frame))")
    }
  }

  /// Whether a table decides on a view's place.
  private func isInTable(_ view: UIView) -> Bool {
    var ancestor: UIView? = view
    while let current = ancestor {
      if current is StillTableCell || current is StillTable { return true }
      ancestor = current.superview
    }
    return false
  }

  private static func word(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { number in
      let rounded = (Double(number) * 10).rounded() / 10
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }.joined(separator: " ")
  }
}
