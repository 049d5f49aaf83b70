/// Writing constraints as sums of variables.
extension LayoutEngine {
  /// Writes `first − multiplier · second − constant` of a constraint; nil if a view is gone.
  func write(_ constraint: NSLayoutConstraint) -> (terms: [Solver.Term], constant: Double)? {
    let (first, second) = (constraint.first, constraint.second)
    guard first.isWhole, second?.isWhole ?? true, let view = first.item?.layoutView else {
      return nil
    }
    terms.removeAll(keepingCapacity: true)
    constant = 0
    let space = space(of: first, second)
    let isTurned =
      (first.attribute.isDirectional || second?.attribute.isDirectional ?? false)
      && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    add(first, times: 1, to: second, in: space, isTurned: isTurned)
    if let second {
      let multiplier = Double(constraint.multiplier)
      add(second, times: -multiplier, to: first, in: space, isTurned: isTurned)
      if isTurned, multiplier != 1, !first.isSize, let space {
        // Turned positions are measured from the right edge of the space.
        addLength(of: space, .horizontal, times: 1 - multiplier)
      }
    }
    constant -= Double(constraint.constant)
    return (merged(), -constant)
  }

  /// The innermost view that holds both items, in whose coordinates positions are compared.
  private func space(of first: LayoutQuantity, _ second: LayoutQuantity?) -> UIView? {
    guard let view = first.item?.layoutView else { return nil }
    guard let other = second?.item?.layoutView else {
      return first.item === view ? view.superview : view
    }
    if first.item === view, second?.item === other, view === other { return view }
    var candidate: UIView? = view
    while let current = candidate {
      if other.isDescendant(of: current) { return current }
      candidate = current.superview
    }
    return nil
  }

  private func add(
    _ quantity: LayoutQuantity, times factor: Double, to other: LayoutQuantity?, in space: UIView?,
    isTurned: Bool
  ) {
    guard let item = quantity.item else { return }
    if quantity.isDistance, let origin = quantity.origin {
      let common = self.space(
        of: LayoutQuantity(item, quantity.attribute),
        LayoutQuantity(origin, quantity.originAttribute))
      let turned =
        quantity.attribute.isDirectional
        && item.layoutView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      add(item, quantity.attribute, times: factor, besides: origin, in: common, isTurned: turned)
      add(
        origin, quantity.originAttribute, times: -factor, besides: item, in: common,
        isTurned: turned)
      return
    }
    add(
      item, quantity.attribute, times: factor, besides: other?.item, in: space, isTurned: isTurned)
  }

  /// Adds a multiple of one attribute of an item to the sum.
  private func add(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, times factor: Double,
    besides other: (any LayoutItem)?, in space: UIView?, isTurned: Bool
  ) {
    if let view = item as? UIView, let holder = view.baselineHolder(attribute), holder !== view {
      add(
        holder, attribute, times: factor, besides: other, in: space, isTurned: isTurned)
      return
    }
    let axis = attribute.axis
    var (before, after) = insets(of: item, attribute)
    if attribute.isSize {
      addLength(of: item, axis, times: factor)
      constant -= factor * (before + after)
      return
    }
    // The position is a share of the way from the start to the end of the inset item.
    let share: Double
    switch attribute {
    case .left, .top, .leftMargin, .topMargin: share = 0
    case .right, .bottom, .rightMargin, .bottomMargin: share = 1
    case .leading, .leadingMargin: share = isTurned ? 1 : 0
    case .trailing, .trailingMargin: share = isTurned ? 0 : 1
    case .firstBaseline:
      share = 0
      before = baselines(of: item).first
    case .lastBaseline:
      share = 1
      after = baselines(of: item).last
    default: share = 0.5
    }
    let signed = isTurned ? -factor : factor
    addStart(of: item, axis, times: signed, besides: other, in: space)
    if share != 0 {
      addLength(of: item, axis, times: signed * share, isContent: meansContent(item, other, space))
    }
    constant += signed * (before - share * (before + after))
  }

  /// What lies between an item's frame and the rectangle that the attribute speaks of.
  private func insets(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> (before: Double, after: Double) {
    guard let view = item as? UIView else { return (0, 0) }
    var insets = view.alignmentRectInsets
    if attribute.isMargin {
      insets = view.layoutMargins
      if view.preservesSuperviewLayoutMargins { view.makeLayoutState().isGiven = true }
    }
    return attribute.axis == .horizontal
      ? (Double(insets.left), Double(insets.right)) : (Double(insets.top), Double(insets.bottom))
  }

  private func baselines(of item: any LayoutItem) -> (first: Double, last: Double) {
    guard let view = item as? UIView else { return (0, 0) }
    let size = frame(of: view)?.size ?? view.bounds.size
    let offsets = view.baselineOffsets(in: size)
    return (Double(offsets.first), Double(offsets.last))
  }

  /// Whether a scroll view is spoken of as what it scrolls over: by something inside it.
  private func meansContent(
    _ item: any LayoutItem, _ other: (any LayoutItem)?, _ space: UIView?
  ) -> Bool {
    guard let view = item as? UIView, view === space, view.scrollsContent,
      let inside = other?.layoutView
    else { return false }
    return inside !== view
  }

  // MARK: Positions

  private func addStart(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, times factor: Double,
    besides other: (any LayoutItem)?, in space: UIView?
  ) {
    var view: UIView?
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      switch guide.rule(in: owner) {
      case .inset(let insets):
        addScroll(of: owner, axis, times: factor)
        constant += factor * Double(axis == .horizontal ? insets.left : insets.top)
      case .bottom(let height):
        addScroll(of: owner, axis, times: factor)
        guard axis == .vertical else { break }
        addLength(of: owner, axis, times: factor)
        constant -= factor * Double(height)
      case .viewport: addScroll(of: owner, axis, times: factor)
      case .content: break
      case nil: terms.append(Solver.Term(place(of: guide).origin(axis), factor))
      }
      view = owner
      if owner !== space { addScroll(of: owner, axis, times: -factor) }
    } else if let itself = item as? UIView {
      view = itself
      if itself === space, !meansContent(item, other, space) {
        addScroll(of: itself, axis, times: factor)
      }
    }
    while let current = view, current !== space {
      addOrigin(of: current, axis, times: factor)
      view = current.superview
      if let view, view !== space { addScroll(of: view, axis, times: -factor) }
    }
  }

  /// Adds the origin of a view's bounds: how far it has scrolled.
  private func addScroll(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: Double
  ) {
    let origin = view.bounds.origin
    constant += factor * Double(axis == .horizontal ? origin.x : origin.y)
    if view.scrollsContent { view.makeLayoutState().scrollIsGiven = true }
  }

  private func addOrigin(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: Double
  ) {
    if isPlaced(view) {
      terms.append(Solver.Term(place(of: view).origin(axis), factor))
      return
    }
    let given = given(view, axis)
    constant += factor * given.origin
    follow(view, axis, times: factor * (given.shares?.origin ?? 0), room: given.room)
  }

  private func addLength(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, times factor: Double,
    isContent: Bool = false
  ) {
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      switch guide.rule(in: owner) {
      case .inset(let insets):
        addLength(of: owner, axis, times: factor)
        constant -=
          factor
          * Double(
            axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom)
      case .bottom(let height) where axis == .vertical: constant += factor * Double(height)
      case .viewport, .bottom: addLength(of: owner, axis, times: factor)
      case .content: addContent(of: owner, axis, times: factor)
      case nil: terms.append(Solver.Term(place(of: guide).length(axis), factor))
      }
      return
    }
    guard let view = item as? UIView else { return }
    if isContent {
      addContent(of: view, axis, times: factor)
    } else if isPlaced(view) {
      terms.append(Solver.Term(place(of: view).length(axis), factor))
    } else {
      let given = given(view, axis)
      constant += factor * given.length
      follow(view, axis, times: factor * (given.shares?.length ?? 0), room: given.room)
    }
  }

  /// Adds what a given view makes of a change of its superview's length, if that is to be found.
  private func follow(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: Double, room: Double
  ) {
    guard factor != 0, let parent = view.superview, !isGiven(parent, axis) else { return }
    addLength(of: parent, axis, times: factor)
    constant -= factor * room
  }

  private func addContent(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: Double
  ) {
    let place = place(of: view)
    place.lastContentPass = pass
    let known = axis == .horizontal ? place.contentWidth : place.contentHeight
    let variable = known ?? solver.makeVariable(nonNegative: true)
    if axis == .horizontal {
      place.contentWidth = variable
    } else {
      place.contentHeight = variable
    }
    terms.append(Solver.Term(variable, factor))
  }

  /// The sum with each variable once, in order.
  private func merged() -> [Solver.Term] {
    // Not the list itself, which has room for the longest sum there was.
    guard terms.count > 1 else { return terms.map { $0 } }
    var result: [Solver.Term] = []
    result.reserveCapacity(terms.count)
    for term in terms.sorted(by: { $0.variable.symbol < $1.variable.symbol }) {
      if result.last?.variable == term.variable {
        result[result.count - 1].coefficient += term.coefficient
      } else {
        result.append(term)
      }
    }
    return result.filter { abs($0.coefficient) > 1e-9 }
  }
}
