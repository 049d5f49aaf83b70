import Foundation

/// How a step went.
package enum StepStatus: String, Hashable, Sendable {
  case completed = "COMPLETED"
  case failed = "FAILED"
  case skipped = "SKIPPED"
  case warned = "WARNED"
}

/// A step that was run.
package struct StepRecord: Hashable, Sendable {
  /// The command and what it was called on, as a part of a file's name.
  package let name: String
  /// What the step did, as it is printed.
  package let description: String
  /// How deep it is in steps that hold others.
  package let depth: Int
  /// Whether it runs others.
  package let holdsSteps: Bool
  /// Where it stands.
  package let span: SourceSpan
  package var status: StepStatus
  /// When it began and how long it took, in seconds of the phone.
  package let start: TimeInterval
  package var duration: TimeInterval = 0
  /// Why it failed.
  package var failure: FlowFailure?
  /// What was on the screen when it failed, in one line.
  package var screen = ""
  /// Where the picture and the hierarchy of the failure are.
  package var evidence: [String] = []
  /// The chain of callers, innermost first.
  package var callers: [Caller] = []

  /// A step that runs others.
  package struct Caller: Hashable, Sendable {
    let span: SourceSpan
    let description: String
  }

  /// What is printed of a failure: its place, what happened, what was on the screen, and who ran
  /// it.
  package var failureReport: String? {
    guard let failure else { return nil }
    var lines = ["\(span.place): failed: \(description): \(failure.message)"]
    if let place = failure.span?.place, place != span.place { lines.append("  \(place)") }
    lines += failure.details.map { "  \($0)" }
    if !screen.isEmpty { lines.append("  on screen: \(screen)") }
    lines += callers.map { "  called from \($0.span.place) (\($0.description))" }
    lines += evidence.map { "  \($0)" }
    return lines.joined(separator: "\n")
  }
}

/// How a flow went.
package struct FlowResult: Hashable, Sendable {
  /// What the flow is called.
  package let name: String
  /// Its file.
  package let path: String
  package let tags: [String]
  package let properties: [String: String]
  /// The steps in the order in which they began.
  package var steps: [StepRecord] = []
  /// The steps that made the flow fail: the first, and one that was to complete the flow after it.
  package var failures: [StepRecord] = []
  /// How long the flow took, in seconds of the phone.
  package var duration: TimeInterval = 0

  /// The step that made the flow fail.
  package var failedStep: StepRecord? { failures.first }
  /// Whether the flow did all it says.
  package var hasPassed: Bool { failures.isEmpty }
  /// What is printed of all failures; nil for none.
  package var failureReport: String? {
    hasPassed ? nil : failures.compactMap(\.failureReport).joined(separator: "\n")
  }
}
