import Foundation
import Phone

extension FlowRunner {
  /// `tapOn`, `doubleTapOn` and `longPressOn`.
  func tap(_ tap: FlowTap, isOptional: Bool) throws {
    guard let selector = tap.element else {
      guard let point = tap.point else { return }
      let text = try text(point)
      guard let place = FlowPoint(text)?.place(in: device.size) else {
        throw FlowFailure(.invalidPoint(text))
      }
      return try touch(place, tap)
    }
    let query = try query(selector)
    let isOptional = isOptional || selector.isOptional
    var element = try element(query, isOptional: isOptional)
    settle(within: limit(ofSettling: tap.settleTimeout))
    element = try visibleElements(query).first ?? element
    let point = try self.point(of: tap.point, in: element.frame)
    try wait(for: element, at: point, query, isPatient: tap.waitsUntilVisible)
    let before = device.snapshot
    try touch(point, tap)
    if tap.retriesIfNothingChanges, device.snapshot == before { try touch(point, tap) }
  }

  /// The point of an element: its middle, or what is asked for.
  func point(of template: Template?, in frame: CGRect) throws(FlowFailure) -> CGPoint {
    guard let template else {
      return CGPoint(x: frame.midX.rounded(.down), y: frame.midY.rounded(.down))
    }
    let text = try text(template)
    guard let point = FlowPoint(text) else { throw FlowFailure(.invalidPoint(text)) }
    let inside = point.place(in: frame.size)
    guard CGRect(origin: .zero, size: frame.size).insetBy(dx: -0.5, dy: -0.5).contains(inside)
    else { throw FlowFailure(.pointOutsideElement(text)) }
    return CGPoint(x: frame.minX + inside.x, y: frame.minY + inside.y)
  }

  /// Makes sure that a finger at a point touches an element; waits for that if it may.
  private func wait(
    for element: ScreenElement, at point: CGPoint, _ query: ElementQuery, isPatient: Bool
  ) throws {
    let (attempts, pause) = (isPatient ? 10 : 0, 1.0)
    for attempt in 0...attempts {
      guard let failure = obstacle(to: element, at: point, query) else { return }
      guard attempt < attempts else { throw failure }
      wait(pause)
    }
  }

  private func obstacle(
    to element: ScreenElement, at point: CGPoint, _ query: ElementQuery
  ) -> FlowFailure? {
    let (x, y) = (Int(point.x), Int(point.y))
    guard CGRect(origin: .zero, size: device.size).contains(point) else {
      return FlowFailure(.offScreen(description: query.description, x: x, y: y))
    }
    guard let order = device.touchOrder(at: point), order > element.lastOrder else { return nil }
    let cover = name(ofElementAt: order, in: device.snapshot.elements) ?? "something"
    return FlowFailure(.covered(description: query.description, x: x, y: y, by: cover))
  }

  /// The name of the element at a place in the order of drawing, or of one around it that has one.
  private func name(ofElementAt order: Int, in elements: [ScreenElement]) -> String? {
    guard let element = elements.first(where: { ($0.order...$0.lastOrder).contains(order) }) else {
      return nil
    }
    if element.kind == "Keyboard" { return "the keyboard" }
    if let inner = name(ofElementAt: order, in: element.children) { return inner }
    return element.name == element.kind && element.order != order ? nil : element.name
  }

  /// Puts a finger on a point, as often and as long as a tap says, and lets things settle.
  private func touch(_ point: CGPoint, _ tap: FlowTap) throws(FlowFailure) {
    // Two steps are two taps and not a double one, however little time is between them.
    if let lastTap, lastTap.isNear(point) {
      wait(max(0, lastTap.time + FlowTiming.tapPause - device.time))
    }
    for number in 0..<tap.count {
      try checkTime()
      let start = device.time
      device.send(.touch(id: 0, phase: .began, location: point))
      wait(tap.kind == .long ? FlowTiming.longPress : FlowTiming.tap)
      device.send(.touch(id: 0, phase: .ended, location: point))
      lastTap = Tap(point: point, time: device.time)
      guard number < tap.count - 1 else { break }
      device.advance(to: min(start + TimeInterval(tap.delay) / 1000, end))
    }
    settle(milliseconds: tap.settleTimeout)
  }

  /// Where and when a finger was lifted.
  struct Tap {
    let point: CGPoint
    let time: TimeInterval

    /// Whether a tap there could be this one's second.
    fileprivate func isNear(_ other: CGPoint) -> Bool {
      hypot(point.x - other.x, point.y - other.y) <= FlowTiming.tapDistance
    }
  }

  // MARK: Swipes

  /// `swipe`.
  func swipe(_ swipe: FlowSwipe, isOptional: Bool) throws {
    let duration = TimeInterval(swipe.duration) / 1000
    let size = device.size
    switch swipe.path {
    case .points(let start, let end):
      let points = try [start, end].map { template in
        let text = try text(template)
        guard let point = FlowPoint(text) else { throw FlowFailure(.invalidPoint(text)) }
        return point.place(in: size)
      }
      drag(from: points[0], to: points[1], duration: duration)
    case .direction(let direction):
      let (start, end) = direction.swipe
      drag(from: start.place(in: size), to: end.place(in: size), duration: duration)
    case .element(let selector, let point, let direction):
      let element = try element(query(selector), isOptional: isOptional || selector.isOptional)
      let start = try self.point(of: point, in: element.frame)
      drag(from: start, to: direction.end(from: start, in: size), duration: duration)
    }
    settle(milliseconds: swipe.settleTimeout)
  }

  /// `scroll`.
  func scroll() {
    let (start, end) = FlowDirection.up.swipe
    drag(
      from: start.place(in: device.size), to: end.place(in: device.size),
      duration: FlowTiming.scroll)
    settle(milliseconds: nil)
  }

  /// Drags a finger along a line at an even pace.
  private func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
    let begin = device.time
    let duration = min(duration, max(0, self.end - begin))
    device.send(.touch(id: 0, phase: .began, location: start))
    let frames = max(1, Int((duration / FlowTiming.frame).rounded()))
    for frame in 1...frames {
      let share = CGFloat(frame) / CGFloat(frames)
      device.advance(to: begin + duration * TimeInterval(share))
      let point = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      device.send(.touch(id: 0, phase: .moved, location: point))
    }
    device.send(.touch(id: 0, phase: .ended, location: end))
  }

  // MARK: Scrolling to an element

  /// `scrollUntilVisible`; swipes once at least if the element isn't there at once.
  func scroll(_ scroll: FlowScroll) throws {
    let query = try query(scroll.element)
    let asked = try seconds(scroll.timeout, otherwise: FlowTiming.scrolling)
    let start = device.time
    let end = min(start + (asked < 0 ? FlowTiming.scrolling : asked), end)
    let percentage = min(max(try scroll.visibilityPercentage.map(integer) ?? 100, 0), 100)
    let duration = FlowTiming.swipe(ofSpeed: try scroll.speed.map(integer) ?? 40)
    var (looks, stillSwipes) = (0, 0)
    repeat {
      let lookEnd = min(device.time + FlowTiming.shortLookup, end)
      if try isThere(query, scroll, percentage, until: lookEnd, looks: &looks) { return }
      let before = device.snapshot
      let center = CGPoint(x: device.size.width / 2, y: device.size.height / 2)
      drag(
        from: center, to: scroll.direction.opposite.end(from: center, in: device.size),
        duration: duration)
      settle(milliseconds: scroll.settleTimeout)
      stillSwipes = device.snapshot == before ? stillSwipes + 1 : 0
      if stillSwipes == 2 {
        throw FlowFailure(
          .endOfContent(query.description),
          details: ["two swipes moved nothing: this is the end of the content"]
            + absence(of: query, since: start))
      }
    } while device.time < end
    if try isThere(query, scroll, percentage, until: device.time, looks: &looks) { return }
    throw FlowFailure(.endOfContent(query.description), details: absence(of: query, since: start))
  }

  /// Whether as much of an element is in sight as `scrollUntilVisible` asks for, and where it asks
  /// for it, unless it was looked for too often.
  private func isThere(
    _ query: ElementQuery, _ scroll: FlowScroll, _ percentage: Int, until time: TimeInterval,
    looks: inout Int
  ) throws -> Bool {
    guard let element = try look(until: time, { try visibleElements(query).first }),
      element.visibleFraction * 100 >= CGFloat(percentage) - 0.5
    else { return false }
    looks += 1
    return !scroll.centersElement || looks > 5
      || scroll.direction.isNearCenter(element.frame, of: device.size)
  }
}

extension FlowPoint {
  /// The point in a rectangle of a size that begins at 0.
  func place(in size: CGSize) -> CGPoint {
    guard isRelative else { return CGPoint(x: x, y: y) }
    return CGPoint(x: Int(size.width) * x / 100, y: Int(size.height) * y / 100)
  }
}

extension FlowDirection {
  /// Where a swipe over the screen begins and ends, in percent.
  fileprivate var swipe: (start: FlowPoint, end: FlowPoint) {
    switch self {
    case .up: (FlowPoint(x: 50, y: 50), FlowPoint(x: 50, y: 10))
    case .down: (FlowPoint(x: 50, y: 20), FlowPoint(x: 50, y: 90))
    case .left: (FlowPoint(x: 90, y: 50), FlowPoint(x: 10, y: 50))
    case .right: (FlowPoint(x: 10, y: 50), FlowPoint(x: 90, y: 50))
    }
  }

  /// Where a swipe from a point ends: near an edge of the screen.
  fileprivate func end(from start: CGPoint, in size: CGSize) -> CGPoint {
    let end = swipe.end.place(in: size)
    return switch self {
    case .up, .down: CGPoint(x: start.x, y: end.y)
    case .left, .right: CGPoint(x: end.x, y: start.y)
    }
  }

  /// The way that the finger goes to reveal what is in this direction.
  fileprivate var opposite: FlowDirection {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }

  /// Whether what was revealed from this direction is within half the screen and a fifth.
  fileprivate func isNearCenter(_ frame: CGRect, of size: CGSize) -> Bool {
    switch self {
    case .down: frame.midY < size.height * 0.7
    case .up: frame.midY > size.height * 0.3
    case .right: frame.midX < size.width * 0.7
    case .left: frame.midX > size.width * 0.3
    }
  }
}
