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
  func installedConstraints(of owner: StoryboardElement) -> [StoryboardElement] {
    guard let constraints = owner.child("constraints")?.children("constraint") else { return [] }
    let installed = StoryboardVariations(owner, traits: traits).mask("constraints")
    return constraints.filter { constraint in
      if constraint.flag("placeholder") == true { return false }
      if let isInstalled = constraint.id.flatMap(installed) { return isInstalled }
      let variation = StoryboardVariations(constraint, traits: traits).value("installed")
      return (variation ?? constraint).flag("installed") ?? true
    }
  }
}
