extension FlowFileReader {
  /// `tapOn`, `doubleTapOn`, `longPressOn`.
  func tap(_ kind: FlowTap.Kind, _ place: CommandPlace) -> FlowCommand? {
    guard let node = place.node else { return nil }
    var tap = FlowTap(kind: kind)
    if kind == .double { tap.count = 2 }
    if node.text != nil {
      guard let element = selector(place) else { return nil }
      tap.element = element
      return .tap(tap)
    }
    guard
      let options = options(node, of: place.name, at: place.span, known: Self.allSelectorKeys)
    else { return nil }
    let element = selector(options)
    tap.point = point("point", in: options)
    if !element.isEmpty || options["css"] != nil {
      tap.element = element
    } else if options["point"] == nil {
      report(.missingOptions(command: place.name, need: "a selector or a point"), at: place.span)
      return nil
    }
    tap.retriesIfNothingChanges = boolean("retryTapIfNoChange", in: options) ?? false
    tap.waitsUntilVisible = boolean("waitUntilVisible", in: options) ?? false
    if kind != .double, let count = integer("repeat", in: options) { tap.count = max(1, count) }
    if let delay = wait("delay", in: options) { tap.delay = max(0, delay) }
    tap.settleTimeout = wait("waitToSettleTimeoutMs", in: options)
    return .tap(tap)
  }

  /// A point of the screen or of an element.
  private func point(_ name: String, in options: CommandOptions) -> Template? {
    guard let node = options[name],
      let point = template(node, field: options.path(of: name), keepsSpelling: true)
    else { return nil }
    if let literal = point.literal, FlowPoint(literal) == nil {
      report(.invalidPoint(literal), at: node.span)
      return nil
    }
    return point
  }

  /// `swipe`.
  func swipe(_ place: CommandPlace) -> FlowCommand? {
    let keys = ["direction", "start", "end", "from", "duration", "waitToSettleTimeoutMs"]
    guard let node = place.node, let options = options(node, at: place, known: keys),
      let path = swipePath(options)
    else { return nil }
    var swipe = FlowSwipe(path: path)
    if let duration = wait("duration", in: options) { swipe.duration = max(0, duration) }
    swipe.settleTimeout = wait("waitToSettleTimeoutMs", in: options)
    return .swipe(swipe)
  }

  private func swipePath(_ options: CommandOptions) -> FlowSwipe.Path? {
    let hasPoints = options["start"] != nil || options["end"] != nil
    if hasPoints, options["direction"] != nil || options["from"] != nil {
      return contradict("swipe takes a direction or start and end, not both", options)
    }
    if hasPoints {
      guard options["start"] != nil, options["end"] != nil else {
        return contradict("swipe needs both start and end", options)
      }
      guard let start = point("start", in: options), let end = point("end", in: options) else {
        return nil
      }
      if let one = start.literal.flatMap(FlowPoint.init),
        let two = end.literal.flatMap(FlowPoint.init),
        one.isRelative != two.isRelative
      {
        return contradict("swipe's start and end must both be percentages or both points", options)
      }
      return .points(start: start, end: end)
    }
    guard let node = options["direction"] else {
      report(
        .missingOptions(command: "swipe", need: "a direction, or start and end"), at: options.span)
      return nil
    }
    guard let direction = swipeDirection(node, anyCase: options["from"] != nil) else { return nil }
    guard let from = options["from"] else { return .direction(direction) }
    return swipeStart(from, options).map { .element($0.element, point: $0.point, direction) }
  }

  private func swipeStart(
    _ node: YAMLNode, _ options: CommandOptions
  ) -> (element: ElementSelector, point: Template?)? {
    let span = options.span(of: "from")
    guard let element = selector(node, of: "swipe.from", at: span) else { return nil }
    guard case .mapping(let entries) = node.content else { return (element, nil) }
    return (
      element, point("point", in: CommandOptions(owner: "swipe.from", span: span, entries: entries))
    )
  }

  private func swipeDirection(_ node: YAMLNode, anyCase: Bool) -> FlowDirection? {
    let text = node.text ?? node.kindName
    let direction = FlowDirection(rawValue: text.uppercased())
    guard let direction, anyCase || [text.uppercased(), text.lowercased()].contains(text) else {
      report(.invalidDirection(text), at: node.span)
      return nil
    }
    return direction
  }

  /// `scrollUntilVisible`.
  func scrollUntilVisible(_ place: CommandPlace) -> FlowCommand? {
    let keys = [
      "element", "direction", "timeout", "speed", "visibilityPercentage", "centerElement",
      "waitToSettleTimeoutMs",
    ]
    guard let node = place.node, let options = options(node, at: place, known: keys) else {
      return nil
    }
    guard options["element"] != nil else {
      report(.missingOptions(command: place.name, need: "an element"), at: place.span)
      return nil
    }
    guard let element = selector("element", in: options) else { return nil }
    var scroll = FlowScroll(element: element)
    if let node = options["direction"] {
      guard let direction = swipeDirection(node, anyCase: true) else { return nil }
      scroll.direction = direction
    }
    scroll.timeout = milliseconds("timeout", in: options)
    scroll.speed = number("speed", in: options)
    scroll.visibilityPercentage = number("visibilityPercentage", in: options)
    scroll.centersElement = boolean("centerElement", in: options) ?? false
    scroll.settleTimeout = wait("waitToSettleTimeoutMs", in: options)
    return .scrollUntilVisible(scroll)
  }

  /// Reports what doesn't go together.
  func contradict<Result>(_ words: String, _ options: CommandOptions) -> Result? {
    report(.contradiction(words), at: options.span)
    return nil
  }
}
