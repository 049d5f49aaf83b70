import Foundation
import Graphics
import Phone
import Testing

@testable import Flows
@testable import foyer

/// The phone's time held to a host's, which the tests make up.
struct FlowPaceTests {
  private nonisolated static let assets = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Assets").path

  @Test(arguments: [
    // When on the host's clock, for which moment of the phone's, and how long to wait.
    [(now: 100.0, moment: 7.0, wait: 0.0), (100, 7.5, 0.5), (100.4, 7.5, 0.1)],
    // A little late is caught up with.
    [(100, 7, 0), (100.55, 7.5, 0), (100.55, 8, 0.45)],
    // Late by more than that is forgotten.
    [(100, 7, 0), (103.5, 7.5, 0), (103.5, 8, 0.5)],
  ])
  func `the phone waits for the host, and does not rush after it`(
    calls: [(now: Double, moment: Double, wait: Double)]
  ) {
    var pace = FlowPace(at: 7, now: 100)
    for call in calls {
      #expect(abs(pace.wait(until: call.moment, now: call.now) - call.wait) < 1e-9)
    }
  }

  /// Runs a flow of the prototype, and gives what it left; pictures by their names.
  private func run(
    _ flow: String, watch: (PhoneDevice) -> Void
  ) throws -> (result: FlowResult, picture: Data) {
    let path = "\(Self.assets)/flows/\(flow)"
    let device = PhoneDevice(
      PhoneSetup(model: try .named("iphone-se"), assets: Self.assets), makePhone: Phone.prototype)
    watch(device)
    let result = FlowRunner(FlowLibrary(paths: [path]), on: device).run(path)
    return (result, try device.picture().pngData(opaque: true))
  }

  @Test(arguments: ["login.yaml", "tabs.yaml", "rotation.yaml"])
  func `a flow takes as long as the phone's time, and is the same when it is watched`(
    flow: String
  ) throws {
    let alone = try run(flow) { _ in }
    var (host, frames) = (50.0, 0)
    let watched = try run(flow) { device in
      var pace = FlowPace(at: device.time, now: host)
      device.willPass = { moment in
        host += pace.wait(until: moment, now: host)
        // What a window does to a phone.
        guard let phone = device.phone, !phone.takeChanges().isEmpty else { return }
        frames += 1
        if frames % 20 == 0 { _ = phone.screenshot(scale: 0.5) }
      }
    }
    #expect(alone.result.failedStep == nil)
    #expect(abs(host - 50 - watched.result.duration) < 0.001)
    #expect(watched.result.duration == alone.result.duration)
    #expect(watched.result.steps.map(\.duration) == alone.result.steps.map(\.duration))
    #expect(watched.picture == alone.picture)
    // What moves is seen moving: the launch alone is a second of pictures.
    #expect(frames > 60)
  }
}
