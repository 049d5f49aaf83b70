import Foundation

extension StepStatus: Codable {}

/// What reports tell of a step.
package struct StepReport: Codable, Hashable, Sendable {
  /// Where a finger was, in points.
  package struct Touch: Codable, Hashable, Sendable {
    package let x: Double
    package let y: Double
    /// Whether the finger came down here.
    package let begins: Bool

    /// Notes a finger.
    package init(x: Double, y: Double, begins: Bool) {
      (self.x, self.y, self.begins) = (x, y, begins)
    }
  }

  /// The place among the flow's steps, from 1.
  package let number: Int
  /// Maestro's name of the command.
  package let command: String
  package let description: String
  package let depth: Int
  package let status: StepStatus
  /// When it began, in seconds of the phone since the flow began, and how long it took.
  package let start: TimeInterval
  package let duration: TimeInterval
  /// Where it stands.
  package let file: String
  package let line: Int
  package let column: Int
  /// The line that it stands on.
  package let source: String
  /// Why it failed, and all that there is to say about that.
  package let message: String?
  package let details: String?
  /// The files that it made, relative to the flow's folder.
  package var files: [String] = []
  /// Where fingers were.
  package var touches: [Touch] = []
  /// The pictures before and after it, by their place among those of the flow.
  package var before: Int?
  package var after: Int?

  /// Tells of a step of a flow that began at a time.
  package init(_ record: StepRecord, number: Int, since flowStart: TimeInterval, source: String) {
    self.number = number
    command = String(record.name.prefix { $0 != "-" })
    (description, depth) = (record.description, record.depth)
    status = record.status
    (start, duration) = (record.start - flowStart, record.duration)
    (file, line, column) = (record.span.file, record.span.line, record.span.column)
    self.source = source
    message = record.failure?.message
    details = record.failureReport
  }
}
