extension StoryboardBuilder {
  /// The ids of the views that installed constraints in a tree speak of.
  func constrainedIds(in root: StoryboardElement) -> Set<String> {
    var found: Set<String> = []
    for owner in root.descendants {
      for constraint in installedConstraints(of: owner) {
        found.formUnion([constraint["firstItem"], constraint["secondItem"]].compactMap { $0 })
        if constraint["firstItem"] == nil, let id = owner.id { found.insert(id) }
      }
    }
    return found
  }

  /// The constraints that a view owns, as far as they are installed.
  private func installedConstraints(of owner: StoryboardElement) -> [StoryboardElement] {
    guard let constraints = owner.child("constraints")?.children("constraint") else { return [] }
    let installed = StoryboardVariations(owner, traits: traits).mask("constraints")
    return constraints.filter { constraint in
      if constraint.flag("placeholder") == true { return false }
      if let isInstalled = constraint.id.flatMap(installed) { return isInstalled }
      let variation = StoryboardVariations(constraint, traits: traits).value("installed")
      return (variation ?? constraint).flag("installed") ?? true
    }
  }

  /// Makes the constraints between all views that were made.
  func addConstraints(owner controller: StoryboardElement?) {
    guard document.usesAutoLayout else { return }
    let guides = layoutGuides(of: controller)
    for (owner, view) in made {
      for element in installedConstraints(of: owner) {
        guard let constraint = constraint(element, of: view, guides) else { continue }
        view.addConstraint(constraint)
        constraints.append(constraint)
      }
    }
  }

  private func constraint(
    _ element: StoryboardElement, of owner: UIView, _ guides: [String: UILayoutGuide]
  ) -> NSLayoutConstraint? {
    guard let first = item(element["firstItem"], element, owner, guides) else { return nil }
    guard
      let attribute = element["firstAttribute"].flatMap(
        NSLayoutConstraint.Attribute.init(storyboardWord:))
    else {
      report(at: element, "unknown attribute \"\(element["firstAttribute"] ?? "")\"")
      return nil
    }
    var second: AnyObject?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    if let id = element["secondItem"] {
      guard let found = item(id, element, owner, guides) else { return nil }
      guard
        let word = element["secondAttribute"],
        let known = NSLayoutConstraint.Attribute(storyboardWord: word),
        attribute.compares(with: known)
      else {
        report(
          at: element,
          "\"\(element["secondAttribute"] ?? "")\" can't be compared with a "
            + "\"\(element["firstAttribute"] ?? "")\"")
        return nil
      }
      (second, secondAttribute) = (found, known)
    }
    let varied = StoryboardVariations(element, traits: traits).value("constant")
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation(element), toItem: second,
      attribute: secondAttribute, multiplier: multiplier(element),
      constant: (varied ?? element).number("constant") ?? 0)
    constraint.identifier = element["identifier"] ?? element.id
    let priority = Float(element.number("priority") ?? 1000)
    constraint.priority = UILayoutPriority(min(max(priority, 1), 1000))
    return constraint
  }

  /// The view or guide of an id, or the owner where there is none; nil if it isn't in the tree.
  private func item(
    _ id: String?, _ element: StoryboardElement, _ owner: UIView, _ guides: [String: UILayoutGuide]
  ) -> AnyObject? {
    guard let id else { return owner }
    if let found: AnyObject = views[id] ?? guides[id] { return found }
    // What a size class has taken out takes its constraints along.
    if document.element(id) == nil, absent.insert(id).inserted {
      report(at: element, "the constraint names \"\(id)\", which is nowhere in the document")
    }
    return nil
  }

  private func relation(_ element: StoryboardElement) -> NSLayoutConstraint.Relation {
    switch element["relation"] {
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    default: .equal
    }
  }

  /// A factor, written as a number, as `1:2` or as `1/3`.
  private func multiplier(_ element: StoryboardElement) -> CGFloat {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
    if parts.count == 1, let factor = parts[0], factor.isFinite { return CGFloat(factor) }
    if parts.count == 2, let over = parts[0], let under = parts[1], under != 0,
      (over / under).isFinite
    {
      return CGFloat(over / under)
    }
    report(at: element, "\"\(text)\" is not a multiplier")
    return 1
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether a constraint can hold between two attributes: sizes on any axis, places on one.
  nonisolated fileprivate func compares(with other: Self) -> Bool {
    isSize ? other.isSize : !other.isSize && axis == other.axis
  }

  /// Looks an attribute up by Interface Builder's word.
  nonisolated init?(storyboardWord word: String) {
    switch word {
    case "left": self = .left
    case "right": self = .right
    case "top": self = .top
    case "bottom": self = .bottom
    case "leading": self = .leading
    case "trailing": self = .trailing
    case "width": self = .width
    case "height": self = .height
    case "centerX": self = .centerX
    case "centerY": self = .centerY
    case "baseline", "lastBaseline": self = .lastBaseline
    case "firstBaseline": self = .firstBaseline
    case "leftMargin": self = .leftMargin
    case "rightMargin": self = .rightMargin
    case "topMargin": self = .topMargin
    case "bottomMargin": self = .bottomMargin
    case "leadingMargin": self = .leadingMargin
    case "trailingMargin": self = .trailingMargin
    case "centerXWithinMargins": self = .centerXWithinMargins
    case "centerYWithinMargins": self = .centerYWithinMargins
    default: return nil
    }
  }
}
