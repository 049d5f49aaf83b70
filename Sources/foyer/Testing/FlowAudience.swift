import Desktop
import Flows
import Foundation
import Graphics
import Phone

/// Lets people follow a flow: holds it to the host's clock, and shows it in a window if asked to.
final class FlowAudience {
  /// How long the end of a flow is shown, in seconds; ours.
  private static let farewell: TimeInterval = 1.5

  private let name: String
  private let window: WatchWindow?
  private var pace = FlowPace(at: 0, now: 0)
  /// Called when the user has closed the window.
  var didClose: () -> Void = {}

  /// Opens a window if it is asked for; nil where nobody follows the flow.
  init?(_ job: FlowJob) throws {
    let setup = try job.setup
    name = "\(job.name) on \(setup.model.name)"
    switch job.show {
    case .none: return nil
    case .realTime: window = nil
    case .window(let scale):
      window = try WatchWindow(setup, title: name, scale: scale.map { CGFloat($0) })
    }
  }

  /// Begins to follow a device, from its time on.
  func follow(_ device: PhoneDevice) {
    pace = FlowPace(at: device.time, now: Pace.now)
    device.willPass = { [weak self, weak device] moment in
      guard let self, let device else { return }
      show(device.phone, for: pace.wait(until: moment, now: Pace.now))
    }
  }

  /// Shows a finger.
  func note(_ event: PhoneEvent) { window?.follow(event) }

  /// Says which step begins.
  func begin(_ step: StepRecord) { window?.setTitle("\(step.description) - \(name)") }

  /// Shows how a flow ended for a moment.
  func end(_ report: FlowReport, on device: PhoneDevice) {
    guard window != nil else { return }
    window?.setTitle("\(report.status == .success ? "Passed" : "Failed") - \(name)")
    show(device.phone, for: Self.farewell)
    window?.close()
  }

  private func show(_ phone: Phone?, for duration: TimeInterval) {
    guard let window else { return Thread.sleep(forTimeInterval: duration) }
    do {
      try window.show(phone, for: duration)
    } catch {
      StandardError.print("foyer: \(error)")
      exit(1)
    }
    if window.isClosed { didClose() }
  }
}
