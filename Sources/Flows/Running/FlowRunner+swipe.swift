import Foundation
import Phone

extension FlowRunner {
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
            + share(of: query, wanted: percentage) + absence(of: query, since: start))
      }
    } while device.time < end
    if try isThere(query, scroll, percentage, until: device.time, looks: &looks) { return }
    throw FlowFailure(
      .endOfContent(query.description),
      details: share(of: query, wanted: percentage) + absence(of: query, since: start))
  }

  /// How much of an element is in sight, where that is too little.
  private func share(of query: ElementQuery, wanted: Int) -> [String] {
    guard let share = try? visibleElements(query).first?.visibleFraction else { return [] }
    let seen = Int(share * 100)
    return seen < wanted ? ["\(seen)% of it can be seen, and \(wanted)% should be"] : []
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
