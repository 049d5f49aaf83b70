import Foundation
import Phone

@testable import Flows
@testable import foyer

/// A recording that is kept in memory.
final class RecordingDesk {
  private static let assets = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Assets").path

  let setup: PhoneSetup
  var flow = RecordedFlow(name: "recording", appId: "org.example.foyer", comments: [])
  private(set) var recording: FlowRecording!

  init(_ model: String, words: WordList = WordList()) throws {
    var setup = PhoneSetup(model: try .named(model), assets: Self.assets)
    setup.words = { words }
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
