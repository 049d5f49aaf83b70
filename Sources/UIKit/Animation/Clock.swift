/// The phone's time: the only thing in the toolkit that makes time pass.
///
/// Seconds since the phone was switched on. Nothing reads a wall clock; a host calls
/// `advance(to:)` at whatever pace it likes.
package final class Clock {
  /// The longest step between two calls of the display links, in seconds: a 60 Hz display's frame.
  static let frameDuration: TimeInterval = 1.0 / 60

  /// Seconds since the phone was switched on.
  package private(set) var now: TimeInterval = 0

  private struct Entry {
    let identifier: Int
    var due: TimeInterval
    var interval: TimeInterval?
    var action: () -> Void
  }

  /// In the order in which they fall due; of those at the same time the older first.
  private var entries: [Entry] = []
  private var links: [(id: Int, action: (TimeInterval) -> Void)] = []
  private var lastIdentifier = 0

  /// Makes a clock that stands at 0.
  package init() {}

  /// A promise to run something later; it is dropped by `cancel(_:)`, not by losing the token.
  package struct Token: Hashable, Sendable {
    fileprivate let identifier: Int
  }

  /// Runs `action` after `delay` seconds, and then every `delay` seconds if it repeats.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, repeats: Bool = false, _ action: @escaping () -> Void
  ) -> Token {
    lastIdentifier += 1
    insert(
      Entry(
        identifier: lastIdentifier, due: now + max(delay, 0),
        interval: repeats ? max(delay, 0.001) : nil, action: action))
    return Token(identifier: lastIdentifier)
  }

  /// Runs `action` once a frame with the time of that frame until the token is cancelled.
  func addDisplayLink(_ action: @escaping (TimeInterval) -> Void) -> Token {
    lastIdentifier += 1
    links.append((lastIdentifier, action))
    return Token(identifier: lastIdentifier)
  }

  /// Forgets a scheduled action or a display link.
  package func cancel(_ token: Token) {
    entries.removeAll { $0.identifier == token.identifier }
    links.removeAll { $0.id == token.identifier }
  }

  /// When the next scheduled action is due; nil when there is none.
  package var nextDue: TimeInterval? { entries.first?.due }

  /// Whether something wants to run every frame.
  package var hasDisplayLinks: Bool { !links.isEmpty }

  /// Lets time pass: runs what falls due in its order, and the display links once a frame.
  ///
  /// A time before `now` changes nothing.
  package func advance(to time: TimeInterval) {
    while now < time {
      let next = now + Self.frameDuration
      let frameEnd = hasDisplayLinks && time - next > Self.frameDuration / 1000 ? next : time
      guard runEntries(until: frameEnd) else { continue }
      now = max(now, frameEnd)
      for link in links where links.contains(where: { $0.id == link.id }) {
        link.action(now)
      }
    }
    _ = runEntries(until: time)
  }

  /// Runs what is due; stops early, with false, when a display link appears, whose frames come
  /// first.
  private func runEntries(until time: TimeInterval) -> Bool {
    let hadLinks = hasDisplayLinks
    while var entry = entries.first, entry.due <= time {
      now = max(now, entry.due)
      entries.removeFirst()
      if let interval = entry.interval {
        entry.due += interval
        insert(entry)
      }
      entry.action()
      if hasDisplayLinks, !hadLinks, now < time { return false }
    }
    return true
  }

  private func insert(_ entry: Entry) {
    let index = entries.firstIndex {
      ($0.due, $0.identifier) > (entry.due, entry.identifier)
    }
    entries.insert(entry, at: index ?? entries.count)
  }
}
