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
      let left = leftToCode(in: root.view)
      checkFreedom(in: root.view, spokenOf: screen.controller.constrained, leftToCode: left)
      for (element, view) in screen.controller.made {
        if !(element.id.map(left.contains) ?? false) { checkAmbiguity(of: view, element) }
        if element.flag("misplaced") == true {
          add(.warning, at: element, "\(element.nameForReaders) is misplaced")
        }
      }
      checkPlaces(in: root, on: screen)
    }
  }

  /// The ids of views for which placeholders stand in Interface Builder until the app's code makes
  /// the constraints, with all that is in them.
  private func leftToCode(in root: StoryboardElement) -> Set<String> {
    let placeholders = root.descendants.filter {
      $0.name == "constraint" && $0.flag("placeholder") == true
    }
    let named = Set(placeholders.compactMap { $0["firstItem"] })
    let views = root.descendants.filter { $0.id.map(named.contains) ?? false }
    return Set(views.flatMap(\.descendants).compactMap(\.id)).union(named)
  }

  /// Views that ask for constraints and get none keep their stored frames wherever they are shown.
  private func checkFreedom(
    in parent: StoryboardElement, spokenOf ids: Set<String>, leftToCode left: Set<String>
  ) {
    guard document.usesAutoLayout else { return }
    for element in parent.child("subviews")?.children ?? [] {
      let asks = element.flag("translatesAutoresizingMaskIntoConstraints") == false
      if asks, parent.name != "stackView", element.flag("fixedFrame") != true,
        !(element.id.map { ids.contains($0) || left.contains($0) } ?? false)
      {
        add(
          .warning, at: element,
          "the place of \(element.nameForReaders) is ambiguous; no constraint speaks of it")
      }
      checkFreedom(in: element, spokenOf: ids, leftToCode: left)
    }
  }

  /// What the constraints leave open of a view, and what Interface Builder found open in it.
  private func checkAmbiguity(of view: UIView, _ element: StoryboardElement) {
    guard element.flag("verifyAmbiguity") != false, element["verifyAmbiguity"] != "off" else {
      return
    }
    let open = view.rootView.layoutEngine?.openAttributes(of: view) ?? []
    var isTold = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical]
    where isDecided(by: element, view, along: axis) {
      let words = open.filter { $0.axis == axis }.map { attribute in
        switch attribute {
        case .left: "horizontal position"
        case .top: "vertical position"
        case .width: "width"
        default: "height"
        }
      }
      guard !words.isEmpty else { continue }
      isTold = true
      let names = names(of: view.constraintsAffectingLayout(for: axis))
      add(
        .warning, at: element,
        "the \(words.joined(separator: " and ")) of \(element.nameForReaders) "
          + "\(words.count == 1 ? "is" : "are") ambiguous; "
          + (names.isEmpty ? "no constraint speaks of it" : "its constraints: \(names)"))
    }
    if !isTold, element.flag("ambiguous") == true {
      let names = names(
        of: view.constraintsAffectingLayout(for: .horizontal)
          + view.constraintsAffectingLayout(for: .vertical))
      add(
        .warning, at: element,
        "the layout of \(element.nameForReaders) is ambiguous"
          + (names.isEmpty ? "" : "; its constraints: \(names)"))
    }
  }

  /// Whether the document's constraints alone decide on a view along an axis.
  ///
  /// A class of the app's or the app's code may give a view the size that it has not here, and a
  /// stack view settles what is open in its views but for how they share the room along it.
  private func isDecided(
    by element: StoryboardElement, _ view: UIView, along axis: NSLayoutConstraint.Axis
  ) -> Bool {
    if element["verifyAmbiguity"] == "ignoreSizes" { return false }
    if element["customClass"] != nil, view.intrinsicContentSize(along: axis) < 0 { return false }
    guard let stack = view.superview as? UIStackView else { return true }
    return stack.axis == axis && stack.distribution == .fill
      && view.contentHuggingPriority(for: axis) < .required
  }

  private func names(of constraints: [NSLayoutConstraint]) -> String {
    var seen: Set<String> = []
    return constraints.map { $0.identifier ?? $0.name }.filter { seen.insert($0).inserted }
      .map { "'\($0)'" }.joined(separator: ", ")
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

extension UIView {
  /// The width or height of what the view shows; negative if it has none.
  fileprivate func intrinsicContentSize(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? intrinsicContentSize.width : intrinsicContentSize.height
  }
}
