import Foundation

/// How a flow went, in Maestro's words for reports.
package enum FlowStatus: String, Codable, Hashable, Sendable {
  case success = "SUCCESS"
  case error = "ERROR"
  /// It was not run, since one before it has failed.
  case canceled = "CANCELED"
}

/// What reports tell of a flow on a device.
package struct FlowReport: Codable, Hashable, Sendable {
  /// A name and a value that the flow has for reports.
  package struct Property: Codable, Hashable, Sendable {
    package let name: String
    package let value: String

    /// Makes a property.
    package init(name: String, value: String) { (self.name, self.value) = (name, value) }
  }

  package var name: String
  /// The flow's file.
  package var path: String
  /// The name of the device.
  package var device: String
  /// The size of its screen in points, as the flow began.
  package var width = 0.0
  package var height = 0.0
  /// The shard that ran it, from 1.
  package var shard: Int?
  package var tags: [String] = []
  package var properties: [Property] = []
  package var status = FlowStatus.success
  /// When it began, in seconds since 1970 by the host's clock.
  package var startedAt: TimeInterval = 0
  /// How long it took, in seconds of the phone.
  package var duration: TimeInterval = 0
  package var steps: [StepReport] = []
  /// The step that made it fail.
  package var failedNumber: Int?
  /// Why it failed: in a line, and in all.
  package var message: String?
  package var details: String?
  package var warnings: [String] = []
  /// What its expressions logged.
  package var logs: [String] = []
  /// The folder with its results.
  package var folder = ""
  /// Small pictures of the screen as PNG, for the steps.
  package var pictures: [Data] = []

  /// Tells of a flow that has yet to run.
  package init(name: String, path: String, device: String) {
    (self.name, self.path, self.device) = (name, path, device)
  }

  /// What JUnit is told: the first two lines of what there is to say.
  var failureText: String? {
    guard status == .error else { return nil }
    let lines = (details ?? message ?? "failed").split(separator: "\n").prefix(2)
    return lines.joined(separator: "\n")
  }
}

/// The flows that ran on a device.
package struct SuiteReport: Hashable, Sendable {
  /// The name of the device.
  package var device: String
  package var flows: [FlowReport]

  /// Puts flows together.
  package init(device: String, flows: [FlowReport]) { (self.device, self.flows) = (device, flows) }

  /// How long the flows took in all, in seconds of the phone.
  var duration: TimeInterval { flows.reduce(0) { $0 + $1.duration } }
}
