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
    try checkStrokes(tap.count)
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
}

extension FlowPoint {
  /// The point in a rectangle of a size that begins at 0.
  func place(in size: CGSize) -> CGPoint {
    guard isRelative else { return CGPoint(x: x, y: y) }
    return CGPoint(x: Int(size.width) * x / 100, y: Int(size.height) * y / 100)
  }
}
