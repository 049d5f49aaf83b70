import Foundation
import Phone

extension FlowRunner {
  // MARK: Time

  /// Lets time pass, in seconds.
  func wait(_ duration: TimeInterval) { device.advance(to: min(device.time + duration, end)) }

  /// Makes sure that the flow has time left.
  func checkTime() throws(FlowFailure) {
    if device.time >= end { throw FlowFailure(.tooLong(seconds: Int(Self.timeLimit))) }
  }

  /// Lets time pass until nothing moves that will come to rest.
  func settle(within limit: TimeInterval = FlowTiming.settling) {
    let end = min(device.time + limit, end)
    wait(min(FlowTiming.frame, limit))
    while !device.isAtRest, device.time < end {
      device.advance(to: min(device.time + FlowTiming.frame, end))
    }
  }

  /// Lets things settle after a step, for the time that the step asks for.
  func settle(milliseconds: Int?) {
    settle(within: limit(ofSettling: milliseconds))
    lastInteraction = device.time
  }

  /// How long things may take to settle, in seconds, where a step asks for some milliseconds.
  func limit(ofSettling milliseconds: Int?) -> TimeInterval {
    let asked = milliseconds.map { TimeInterval(max(0, $0)) / 1000 }
    return min(asked ?? FlowTiming.settling, FlowTiming.longestSettling)
  }

  /// Seconds until when something is looked for; what passed since the last interaction counts.
  func deadline(_ timeout: TimeInterval) -> TimeInterval {
    min(device.time + max(0, timeout - (device.time - lastInteraction)), end)
  }

  /// Looks again and again until something is found; once at least.
  func look<Found>(
    until deadline: TimeInterval, _ find: () throws -> Found?
  ) throws -> Found? {
    let start = device.time
    while true {
      if let found = try find() { return found }
      guard device.time < deadline else { return nil }
      let isPatient = device.time - start >= FlowTiming.patience
      let next = device.time + (isPatient ? FlowTiming.laterLook : FlowTiming.look)
      // Where nothing can happen by itself, looking again is in vain.
      guard device.nextChange != nil else {
        device.advance(to: deadline)
        return nil
      }
      device.advance(to: min(next, deadline))
    }
  }

  // MARK: Elements

  /// The elements that can be seen now and are what a query means.
  func visibleElements(_ query: ElementQuery) throws(FlowFailure) -> [ScreenElement] {
    do throws(PatternError) {
      return try ElementFinder(device.snapshot).elements(for: query)
    } catch {
      throw FlowFailure(.slowPattern(error.pattern))
    }
  }

  /// The element that a query means, once it can be seen.
  func element(_ query: ElementQuery, isOptional: Bool) throws -> ScreenElement {
    let timeout = isOptional ? FlowTiming.optionalLookup : FlowTiming.lookup
    let start = device.time
    let found = try look(until: deadline(timeout)) { try visibleElements(query).first }
    if let found { return found }
    throw FlowFailure(
      .notFound(query.filterDescription), details: absence(of: query, since: start))
  }

  /// What there is to say about an element that wasn't found.
  func absence(of query: ElementQuery, since start: TimeInterval) -> [String] {
    let snapshot = device.snapshot
    let seen = ElementFinder(snapshot).elements.filter(\.saysSomething)
    let waited = String(format: "%.1f", device.time - start)
    let elements = seen.count == 1 ? "element" : "elements"
    var line = "waited \(waited) s (virtual)"
    // What passed before counts, as after a failure that is tried again.
    let before = start - lastInteraction
    if before > device.time - start {
      line += String(format: ", from %.1f s after the last interaction", before)
    }
    line += "; \(seen.count) \(elements) on screen"
    if let nearest = nearest(to: query, among: seen) { line += "; closest: \(nearest.title)" }
    var lines = [line]
    let hidden = try? ElementFinder(snapshot, onlyVisible: false).elements(for: query).first
    if let hidden, !hidden.isVisible {
      lines.append("it is there but can't be seen: \(hidden.reason(on: snapshot.size))")
    }
    return lines
  }

  /// What there is to say about an element that should not be there.
  func presence(of query: ElementQuery) throws(FlowFailure) -> [String] {
    try visibleElements(query).prefix(1).map { element in
      let (x, y) = (Int(element.frame.midX), Int(element.frame.midY))
      return "\(element.title) is at (\(x),\(y))"
    }
  }

  /// The elements that can be seen and named, the first few of them.
  var screenInWords: String {
    let most = 8
    let titles = ElementFinder(device.snapshot).elements.filter(\.saysSomething).map(\.title)
    guard !titles.isEmpty else { return "nothing that has a name" }
    let rest = titles.count > most ? " and \(titles.count - most) more" : ""
    return titles.prefix(most).joined(separator: ", ") + rest
  }

  /// The element whose text or identifier takes the fewest edits to be the one that is meant.
  private func nearest(to query: ElementQuery, among elements: [ScreenElement]) -> ScreenElement? {
    let longest = 200
    guard let wanted = query.text?.source ?? query.id?.source, wanted.count <= longest else {
      return nil
    }
    let isText = query.text != nil
    let ranked = elements.compactMap { element -> (ScreenElement, Int)? in
      let words = isText ? element.words : [element.identifier]
      let distances = words.filter { !$0.isEmpty && $0.count <= longest }.compactMap { word in
        let distance = Spelling.distance(wanted.lowercased(), word.lowercased())
        // With more than half of its letters changed, one word is any other.
        return distance <= max(wanted.count, word.count) / 2 ? distance : nil
      }
      return distances.min().map { (element, $0) }
    }
    return ranked.min { $0.1 < $1.1 }?.0
  }
}

extension ScreenElement {
  /// What the element says.
  fileprivate var words: [String] {
    [text, hintText, accessibilityText].filter { !$0.isEmpty }
  }

  /// Whether a flow could name it.
  fileprivate var saysSomething: Bool { kind != "Key" && !(words.isEmpty && identifier.isEmpty) }

  /// What it says and its identifier.
  fileprivate var title: String {
    let most = 60
    let words = words.first.map { "\"\($0.prefix(most))\($0.count > most ? "…" : "")\"" }
    guard !identifier.isEmpty else { return words ?? kind }
    return words.map { "\($0) (id: \(identifier))" } ?? "id: \(identifier)"
  }

  /// Why it can't be seen.
  fileprivate func reason(on screen: CGSize) -> String {
    switch concealment {
    case .screenEdge: "it is off the screen, at (\(Int(frame.midX)),\(Int(frame.midY)))"
    case .container(let name): "it is cut off by \(name)"
    case .cover(let name): "it is under \(name)"
    case nil: "it has no size"
    }
  }
}
