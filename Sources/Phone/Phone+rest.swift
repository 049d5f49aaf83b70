import Foundation

extension Phone {
  /// How long the screen must have been left alone to be at rest, in seconds; ours, more than
  /// anything in an app waits for.
  private static let quiet: TimeInterval = 5
  /// How often something may begin to move again; ours.
  private static let mostRounds = 4

  /// Lets time pass until nothing changes any more and the caret is lit, so that two phones with
  /// the same on the screen give the same picture.
  package func comeToRest() {
    for _ in 0..<Self.mostRounds {
      advance(to: time + Self.quiet)
      if isAtRest { break }
    }
    // A caret is lit for half of every second.
    let end = time + 2
    while !isCaretLit, time < end, let next = nextChange { advance(to: max(next, time + 0.001)) }
  }
}
