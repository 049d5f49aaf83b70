/// Handing the differences to the solver.
extension LayoutEngine {
  /// Solves for the hierarchy as it is now.
  func solve() {
    guard let root else { return }
    pass += 1
    var wishes: [(Entry, terms: [Solver.Term], constant: Double)] = []
    if fitsRoot { _ = place(of: root) }
    collect(ownConstraints, into: &wishes)
    collect(root, into: &wishes)
    for place in places where place.lastPass == pass { measure(place) }
    dropUnused()
    for (entry, terms, constant) in wishes {
      entry.terms = terms
      move(entry, to: constant)
    }
    for place in places {
      for index in place.content.indices { adjust(place, index) }
    }
    settle()
    // Sizes first: a long column's positions are then written once as sums of known lengths.
    for place in places {
      for index in place.content.indices where place.content[index].handle == nil {
        insert(place, index)
      }
    }
    for (entry, _, _) in wishes where entry.handle == nil { insert(entry) }
    settle()
    wrap(wishes.map(\.0))
  }

  /// How often text may be wrapped anew within one pass; ours.
  private static let wrapLimit = 4

  /// Measures again what depends on the widths and heights that came out.
  private func wrap(_ entries: [Entry]) {
    for _ in 0..<Self.wrapLimit {
      var changed = false
      for place in places {
        guard let view = place.item as? UIView, let size = wrappedSize(of: view, at: place) else {
          continue
        }
        wish(for: size, of: view, at: place)
        for index in place.content.indices { adjust(place, index) }
        changed = true
      }
      for entry in entries where entry.constraint.dependsOnBaseline {
        guard let written = write(entry.constraint), written.constant != entry.constant,
          isSolvable(written, entry.constraint)
        else { continue }
        move(entry, to: written.constant)
        changed = true
      }
      guard changed else { return }
      settle()
    }
  }

  /// The content's size at the width found, if the width makes a difference.
  private func wrappedSize(of view: UIView, at place: Place) -> CGSize? {
    let inset = view.alignmentRectInsets
    let width = CGFloat(solver.value(of: place.width)) - inset.left - inset.right
    let known = CGFloat(place.content[0].length)
    if let measured = place.measuredWidth {
      guard abs(measured - width) > 0.01, width < known - 0.01 || width > measured else {
        return nil
      }
    } else if width >= known - 0.01 {
      return nil
    }
    guard view.contentWraps, let size = view.contentSize(fittingWidth: width) else { return nil }
    place.measuredWidth = width
    return size
  }

  private func collect(
    _ view: UIView, into wishes: inout [(Entry, terms: [Solver.Term], constant: Double)]
  ) {
    if let state = view.layoutState { collect(state.constraints, into: &wishes) }
    for subview in view.subviews { collect(subview, into: &wishes) }
  }

  private func collect(
    _ constraints: [NSLayoutConstraint],
    into wishes: inout [(Entry, terms: [Solver.Term], constant: Double)]
  ) {
    for constraint in constraints {
      guard let written = write(constraint), isSolvable(written, constraint) else { continue }
      let entry = entry(of: constraint)
      entry.lastPass = pass
      let priority = Double(constraint.priority.rawValue)
      if entry.terms != written.terms || entry.priority != priority { entry.isStale = true }
      entry.priority = priority
      wishes.append((entry, written.terms, written.constant))
    }
  }

  /// Whether a constraint's numbers are ones to reckon with; the limits are ours.
  private func isSolvable(
    _ written: (terms: [Solver.Term], constant: Double), _ constraint: NSLayoutConstraint
  ) -> Bool {
    if abs(written.constant) < 1e8, written.terms.allSatisfy({ abs($0.coefficient) < 1e6 }) {
      return true
    }
    UIApplication.shared.layoutReporter.report(
      LayoutProblem(
        "layout: \(constraint.name) is left out, as its numbers are beyond all screens",
        constraints: [constraint]))
    return false
  }

  private func entry(of constraint: NSLayoutConstraint) -> Entry {
    let key = ObjectIdentifier(constraint)
    if let known = entryOfConstraint[key] { return known }
    let entry = Entry(constraint)
    entries.append(entry)
    entryOfConstraint[key] = entry
    return entry
  }

  /// Takes out what isn't used any longer, before anything new can collide with it.
  private func dropUnused() {
    var keepsAll = true
    for entry in entries where entry.lastPass != pass || entry.isStale {
      remove(&entry.handle)
      entry.isStale = false
      if entry.lastPass != pass {
        entryOfConstraint[ObjectIdentifier(entry.constraint)] = nil
        keepsAll = false
      }
    }
    if !keepsAll { entries.removeAll { $0.lastPass != pass } }
    guard places.contains(where: { $0.lastPass != pass }) else { return }
    for place in places where place.lastPass != pass {
      for index in place.content.indices { remove(&place.content[index].handle) }
      let all = [
        place.x, place.y, place.width, place.height, place.contentWidth, place.contentHeight,
      ]
      for variable in all.compactMap({ $0 }) { solver.discard(variable) }
      (place.item as? UIView)?.layoutState?.solvedFrame = nil
      (place.item as? UIView)?.layoutState?.solvedContentSize = nil
      if placeOfItem[place.key] === place { placeOfItem[place.key] = nil }
    }
    places.removeAll { $0.lastPass != pass }
  }

  // MARK: Content

  /// Asks a view how large its content is.
  private func measure(_ place: Place) {
    guard let view = place.item as? UIView, isPlaced(view) else { return }
    place.measuredWidth = nil
    let state = view.makeLayoutState()
    let size = state.placeholderSize ?? state.intrinsicSize ?? view.intrinsicContentSize
    if state.placeholderSize == nil { state.intrinsicSize = size }
    wish(for: size, of: view, at: place)
  }

  private func wish(for size: CGSize, of view: UIView, at place: Place) {
    let inset = view.alignmentRectInsets
    for index in place.content.indices {
      let axis = place.content[index].axis
      let length = axis == .horizontal ? size.width : size.height
      guard length != UIView.noIntrinsicMetric, abs(length) < 1e8 else {
        place.content[index].hugging = .free
        place.content[index].resistance = .free
        continue
      }
      let added = axis == .horizontal ? inset.left + inset.right : inset.top + inset.bottom
      place.content[index].length = Double(length + added)
      place.content[index].hugging = penalty(view.contentHuggingPriority(for: axis))
      let resistance = view.contentCompressionResistancePriority(for: axis)
      // Among equals, text that can wrap gives way first (ours): its neighbours can't.
      place.content[index].resistance =
        axis == .horizontal && view.contentWraps && resistance < .required
        ? .priority(Double(resistance.rawValue) - 1.0 / 1024) : penalty(resistance)
    }
  }

  /// A required wish still gives way to a required constraint, as in Interface Builder's frames.
  private func penalty(_ priority: UILayoutPriority) -> Solver.Penalty {
    priority >= .required ? .demoted : .priority(Double(priority.rawValue))
  }

  // MARK: Changes

  private func move(_ entry: Entry, to constant: Double) {
    entry.constant = constant
    guard let handle = entry.handle else { return }
    attempt { () throws(Solver.Failure) in try solver.setConstant(constant, of: handle) }
  }

  private func insert(_ entry: Entry) {
    let relation = Solver.Relation(rawValue: entry.constraint.relation.rawValue) ?? .equal
    newcomer = .constraint(entry.constraint)
    defer { newcomer = nil }
    entry.handle = attempt { () throws(Solver.Failure) in
      try solver.add(entry.terms, relation, entry.constant, priority: entry.priority)
    }
  }

  /// Brings a wish that the solver knows up to date.
  private func adjust(_ place: Place, _ index: Int) {
    let wish = place.content[index]
    guard let handle = wish.handle else { return }
    if wish.hugging == .free && wish.resistance == .free {
      remove(&place.content[index].handle)
      return
    }
    attempt { () throws(Solver.Failure) in
      try solver.setPenalties(excess: wish.hugging, shortfall: wish.resistance, of: handle)
    }
    attempt { () throws(Solver.Failure) in
      try solver.setConstant(wish.length, of: handle)
    }
  }

  private func insert(_ place: Place, _ index: Int) {
    let wish = place.content[index]
    guard wish.hugging != .free || wish.resistance != .free else { return }
    newcomer = (place.item as? UIView).map { .content($0, wish) }
    defer { newcomer = nil }
    place.content[index].handle = attempt { () throws(Solver.Failure) in
      try solver.add(
        [Solver.Term(place.length(wish.axis), 1)], wish.length, excess: wish.hugging,
        shortfall: wish.resistance)
    }
  }

  private func remove(_ handle: inout Solver.Constraint?) {
    guard let known = handle else { return }
    attempt { () throws(Solver.Failure) in try solver.remove(known) }
    handle = nil
  }

  private func settle() {
    attempt { () throws(Solver.Failure) in try solver.resolve() }
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint speaks of a baseline, which may move with the size.
  fileprivate final var dependsOnBaseline: Bool {
    [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
  }
}
