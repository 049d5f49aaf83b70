/// What is installed, and how it looks, in other size classes than those it was made for.
extension StoryboardBuilder {
  /// Gives the screen what the document says for other size classes.
  ///
  /// The views stay, with what was typed into them and scrolled to. Those that only show something
  /// may be others.
  func adapt(to now: UITraitCollection) {
    let before = traits
    traits = now
    guard
      before.horizontalSizeClass != now.horizontalSizeClass
        || before.verticalSizeClass != now.verticalSizeClass, let tree, let root
    else { return }
    if Self.varies(tree.element, constraintsToo: true, from: before, to: now) {
      let focused = root.window?.firstResponder as? UIView
      NSLayoutConstraint.deactivate(constraints)
      constraints = []
      views = [:]
      made = []
      constrained = constrainedIds(in: tree.element)
      _ = makeView(tree.element, in: nil)
      addConstraints(owner: tree.owner)
      if let focused, focused.window != nil, !focused.isFirstResponder {
        focused.becomeFirstResponder()
      }
    }
    for (element, view) in made where element.name == "imageView" {
      guard let view = view as? UIImageView, view.image?.asset != nil else { continue }
      view.image = image("image", of: element)
    }
  }

  /// Keeps a view that was made before; false where another one has to stand in for it.
  ///
  /// What holds other views or is touched by the user takes on what varies. Anything else is kept
  /// as long as nothing varies in it.
  func keep(
    _ former: KeptView, of general: StoryboardElement, as element: StoryboardElement,
    _ variations: StoryboardVariations, in parent: StoryboardElement?
  ) -> Bool {
    let view = former.view
    guard isPliable(view, element) else {
      guard !Self.varies(general, constraintsToo: false, from: former.traits, to: traits) else {
        return false
      }
      note(general, as: element, view)
      return true
    }
    note(element, view)
    if !variations.isSame(as: former.variations) {
      let model = make(element)
      applyCommonAttributes(of: element, in: parent, to: model)
      view.takeLook(of: model)
      let rect = element.storedFrame(in: parent)
      if rect != former.element.storedFrame(in: parent) { place(view, at: rect, in: parent) }
    }
    view.translatesAutoresizingMaskIntoConstraints = translatesMask(
      element, in: parent, hasFrame: element.storedFrame(in: parent) != nil)
    arrange(in: view, element)
    return true
  }

  /// Whether a view can take on what varies.
  private func isPliable(_ view: UIView, _ element: StoryboardElement) -> Bool {
    guard element.child(key: "backgroundView") == nil, element.name != "collectionView" else {
      return false
    }
    let kinds: [UIView.Type] = [
      UIView.self, UIStackView.self, UIScrollView.self, UIImageView.self, UITextField.self,
      UITextView.self,
    ]
    return kinds.contains { type(of: view) == $0 }
  }

  /// Whether an element, or one inside, says something else in other size classes.
  private static func varies(
    _ element: StoryboardElement, constraintsToo: Bool, from before: UITraitCollection,
    to now: UITraitCollection
  ) -> Bool {
    if !constraintsToo, element.name == "constraint" { return false }
    if element.child("variation") != nil,
      !StoryboardVariations(element, traits: before)
        .isSame(as: StoryboardVariations(element, traits: now))
    {
      return true
    }
    return element.children.contains {
      varies($0, constraintsToo: constraintsToo, from: before, to: now)
    }
  }

  private func note(_ element: StoryboardElement, _ view: UIView) {
    if let id = element.id { views[id] = view }
    made.append((element, view))
  }

  /// Notes a view in which nothing varies, and all that is installed in it.
  private func note(_ general: StoryboardElement, as element: StoryboardElement, _ view: UIView) {
    note(element, view)
    for part in general.children where part.name != "variation" {
      for inner in part.name == "subviews" ? subviewElements(of: general) : [part] {
        noteKept(inner)
      }
    }
  }

  private func noteKept(_ general: StoryboardElement) {
    if let former = kept[ObjectIdentifier(general)] {
      note(general, as: former.element, former.view)
    } else {
      for part in general.children where part.name != "variation" { noteKept(part) }
    }
  }

  /// Puts the views that are installed in another one there, in their order, and takes out those
  /// that aren't.
  private func arrange(in view: UIView, _ element: StoryboardElement) {
    let known = Set(kept.values.map { ObjectIdentifier($0.view) })
    let elements = subviewElements(of: element)
    let installed = elements.map { makeView($0, in: element) }
    let shown = Set(installed.map { ObjectIdentifier($0) })
    let present = view.subviews.filter { known.contains(ObjectIdentifier($0)) }
    guard !present.elementsEqual(installed, by: { $0 === $1 }) else { return }
    for gone in present where !shown.contains(ObjectIdentifier(gone)) {
      gone.removeFromSuperview()
    }
    for (index, (inner, child)) in zip(elements, installed).enumerated() {
      let isNew = child.superview !== view
      if let stack = view as? UIStackView {
        stack.insertArrangedSubview(child, at: index)
      } else {
        view.insertSubview(child, at: index)
      }
      if isNew, let made = kept[ObjectIdentifier(inner)]?.element {
        place(child, at: made.storedFrame(in: element), in: element)
      }
    }
  }

  /// Gives a view the frame that is stored for it in a superview that may have another size now.
  private func place(_ view: UIView, at rect: CGRect?, in parent: StoryboardElement?) {
    guard let rect, let size = parent?.storedFrame?.size else { return }
    view.frame = rect
    view.resize(withOldSuperviewSize: size)
  }
}
