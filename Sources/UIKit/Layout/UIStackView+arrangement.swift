/// The constraints of a stack. Their names follow Apple's, so that messages read alike.
extension UIStackView {
  /// The names of edges along and across the stack.
  private struct Edges {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute

    static let horizontal = Edges(
      start: .leading, end: .trailing, center: .centerX, length: .width)
    static let vertical = Edges(start: .top, end: .bottom, center: .centerY, length: .height)
  }

  private var along: Edges { axis == .horizontal ? .horizontal : .vertical }
  private var across: Edges { axis == .horizontal ? .vertical : .horizontal }

  /// What the views keep to.
  private var canvas: any LayoutItem {
    isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
  }

  /// Every constraint of the stack as it is now.
  func makeArrangement() -> [NSLayoutConstraint] {
    let visible = arranged.filter { !$0.view.isHidden }
    var result = fitting()
    result += hiding()
    guard let first = visible.first, let last = visible.last else { return result }
    result.append(relate(first.view, along.start, .equal, canvas, along.start, "canvas-connection"))
    result.append(relate(last.view, along.end, .equal, canvas, along.end, "canvas-connection"))
    result += spacing(visible)
    result += distributing(visible.map(\.view))
    result += aligning(visible.map(\.view))
    return result
  }

  private func relate(
    _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: any LayoutItem,
    _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000, _ name: String
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      LayoutQuantity(first, attribute), relation, LayoutQuantity(second, other),
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = "UISV-\(name)"
    return constraint
  }

  /// A weak wish to be no larger than the contents; weaker than a fitting size.
  private func fitting() -> [NSLayoutConstraint] {
    [(across, 40 as Float), (along, 30)].map { edges, priority in
      let constraint = NSLayoutConstraint(
        LayoutQuantity(canvas, edges.length), .equal, nil, constant: 0)
      constraint.priority = UILayoutPriority(priority)
      constraint.identifier = "UISV-canvas-fit"
      return constraint
    }
  }

  /// Hidden views shrink to nothing where they would stand.
  private func hiding() -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    var before: UIView?
    for view in arrangedSubviews {
      guard view.isHidden else {
        before = view
        continue
      }
      let length = NSLayoutConstraint(
        LayoutQuantity(view, along.length), .equal, nil, constant: 0)
      length.identifier = "UISV-hiding"
      let place =
        before.map { relate(view, along.start, .equal, $0, along.end, "hiding") }
        ?? relate(view, along.start, .equal, canvas, along.start, "hiding")
      result += [length, place]
      result += aligning([view])
    }
    return result
  }

  // MARK: Along

  private func spacing(_ visible: [Arranged]) -> [NSLayoutConstraint] {
    let fills = distribution.rawValue <= Distribution.fillProportionally.rawValue
    let usesBaselines = isBaselineRelativeArrangement && axis == .vertical
    return zip(visible, visible.dropFirst()).map { one, next in
      var distance = one.spacing == Self.spacingUseDefault ? spacing : one.spacing
      if distance == Self.spacingUseSystem { distance = systemSpacing }
      return relate(
        next.view, usesBaselines ? .firstBaseline : along.start,
        fills ? .equal : .greaterThanOrEqual, one.view, usesBaselines ? .lastBaseline : along.end,
        constant: distance, "spacing")
    }
  }

  private func distributing(_ views: [UIView]) -> [NSLayoutConstraint] {
    switch distribution {
    case .fill: return []
    case .fillEqually:
      return views.dropFirst().map {
        relate($0, along.length, .equal, views[0], along.length, "fill-equally")
      }
    case .fillProportionally: return proportions(views)
    case .equalSpacing: return equalGaps(views, from: along.end, to: along.start, priority: 1000)
    case .equalCentering:
      return equalGaps(views, from: along.center, to: along.center, priority: 149)
    }
  }

  private func proportions(_ views: [UIView]) -> [NSLayoutConstraint] {
    let lengths = views.map { view in
      let size = view.intrinsicContentSize
      return axis == .horizontal ? size.width : size.height
    }
    guard let base = lengths.firstIndex(where: { $0 > 0 }) else { return [] }
    return views.indices.filter { $0 != base && lengths[$0] > 0 }.map { index in
      relate(
        views[index], along.length, .equal, views[base], along.length,
        multiplier: lengths[index] / lengths[base], priority: 999, "fill-proportionally")
    }
  }

  private func equalGaps(
    _ views: [UIView], from start: NSLayoutConstraint.Attribute,
    to end: NSLayoutConstraint.Attribute, priority: Float
  ) -> [NSLayoutConstraint] {
    let gaps = zip(views, views.dropFirst()).map { one, next in
      LayoutQuantity(from: LayoutQuantity(one, start), to: LayoutQuantity(next, end))
    }
    return gaps.dropFirst().map { gap in
      let constraint = NSLayoutConstraint(gap, .equal, gaps[0])
      constraint.priority = UILayoutPriority(priority)
      constraint.identifier = "UISV-distributing"
      return constraint
    }
  }

  // MARK: Across

  private func aligning(_ views: [UIView]) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    for view in views {
      let start = alignment == .fill || alignment == .leading
      let end = alignment == .fill || alignment == .trailing
      result.append(
        relate(
          view, across.start, start ? .equal : .greaterThanOrEqual, canvas, across.start,
          start ? "alignment" : "spanning-boundary"))
      result.append(
        relate(
          view, across.end, end ? .equal : .lessThanOrEqual, canvas, across.end,
          end ? "alignment" : "spanning-boundary"))
      if alignment == .center {
        result.append(relate(view, across.center, .equal, canvas, across.center, "alignment"))
      }
    }
    if axis == .horizontal, let first = views.first,
      alignment == .firstBaseline || alignment == .lastBaseline
    {
      let baseline: NSLayoutConstraint.Attribute =
        alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      result += views.dropFirst().map {
        relate($0, baseline, .equal, first, baseline, "alignment")
      }
    }
    return result
  }
}
