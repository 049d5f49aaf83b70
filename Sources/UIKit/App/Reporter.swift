import Graphics

/// Passes messages on, each once, and no more of them than somebody reads.
package final class Reporter<Message: Hashable & CustomStringConvertible> {
  /// Where new messages go; standard error unless replaced.
  package var handler: (Message) -> Void

  /// How many different messages are passed on before the rest is dropped; ours.
  package static var limit: Int { 200 }

  private var seen: Set<Message> = []
  private var subjects: Set<String> = []

  /// Makes a reporter.
  package init(handler: ((Message) -> Void)? = nil) {
    self.handler = handler ?? { StandardError.print($0.description) }
  }

  /// Passes a message on, unless it was reported before.
  package func report(_ message: Message) {
    guard seen.count < Self.limit, seen.insert(message).inserted else { return }
    handler(message)
  }

  /// Passes on the first message about something.
  package func report(_ message: Message, onceAbout subject: String) {
    if subjects.insert(subject).inserted { report(message) }
  }

  /// Passes several messages on, in order.
  package func report(_ messages: [Message]) {
    messages.forEach(report)
  }
}

/// Takes what is wrong with the app's files.
package typealias Diagnostics = Reporter<Diagnostic>
