import Foundation
import Graphics
import Phone
import Testing

@testable import Flows
@testable import foyer

/// Recordings of the prototype, replayed from their files.
struct RecordingTests {
  private static let assets = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Assets").path
  private static let models = ["iphone-15", "iphone-se", "iphone-16-pro-max", "ipad-11"]

  /// How many random users there are; `make recordings` asks for more.
  private nonisolated static let seeds: Range<Int> = {
    let asked = ProcessInfo.processInfo.environment["FOYER_SEEDS"].flatMap { Int($0) }
    return 0..<max(asked ?? 3, 1)
  }()

  /// A recording that is kept in memory.
  private final class Desk {
    let setup: PhoneSetup
    var flow = RecordedFlow(name: "recording", appId: "org.example.foyer", comments: [])
    private(set) var recording: FlowRecording!

    init(_ model: String) throws {
      let setup = PhoneSetup(model: try .named(model), assets: RecordingTests.assets)
      self.setup = setup
      recording = FlowRecording(
        makeDevice: { PhoneDevice(setup, makePhone: Phone.prototype) },
        save: { [weak self] in self?.flow.steps = $0 })
      recording.begin()
    }

    /// Replays it from a file; what is wrong, nil for nothing.
    func difference(from phone: Phone) throws -> String? {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("recording-\(UUID()).yaml")
      defer { try? FileManager.default.removeItem(at: file) }
      try Data(flow.yaml.utf8).write(to: file)
      let replay = RecordingReplay.run(
        file.path, secrets: recording.secrets, recorded: phone,
        on: PhoneDevice(setup, makePhone: Phone.prototype))
      return switch replay {
      case .same: nil
      case .failed(let report): "\(report)\n\(flow.yaml)"
      case .different: "another picture\n\(flow.yaml)"
      }
    }
  }

  @Test(arguments: seeds)
  func `what a random user does is replayed to the same picture`(seed: Int) throws {
    let desk = try Desk(Self.models[seed % Self.models.count])
    let user = RandomUser(desk.setup, seed: UInt64(seed), recording: desk.recording)
    if seed % 3 > 0 { user.logIn() } else { user.wait(1.5) }
    for _ in 0..<12 { user.act() }
    desk.recording.finish(on: user.phone)
    let difference = try desk.difference(from: user.phone)
    #expect(
      difference == nil,
      Comment(rawValue: "\(user.log.joined(separator: "\n"))\n\(difference ?? "")"))
  }

  @Test func `a login is written as somebody would write it`() throws {
    let desk = try Desk("iphone-15")
    let user = RandomUser(desk.setup, seed: 1, recording: desk.recording)
    user.logIn()
    desk.recording.didTakeScreenshot("home-1")
    desk.recording.finish(on: user.phone)
    #expect(
      desk.flow.yaml == """
        appId: org.example.foyer
        name: "recording"
        env:
          # What was typed there is not kept: give it with -e PASSWORD=…
          PASSWORD: ${PASSWORD || ""}
        ---
        - launchApp
        - assertVisible:
            id: "login"
        - tapOn:
            id: "login-email"
        - inputText: "ada@example.org"
        - pressKey: Enter
        - inputText: ${PASSWORD}
        - pressKey: Enter
        - assertVisible:
            id: "page-home"
        - waitForAnimationToEnd
        - takeScreenshot: "home-1"

        """)
    #expect(!desk.flow.yaml.contains("lovelace"))
    #expect(try desk.difference(from: user.phone) == nil)
  }
}
