import Desktop
import Flows
import Foundation
import Graphics
import Phone

extension Command {
  static let record = Command(
    name: "record", summary: "Open the prototype in a window and write what is done as a flow",
    operand: Operand(name: "OUT.yaml"),
    options: Option.phone + [.force, .scale, .bezel, .slow, .screenshots]
  ) { arguments in
    let setup = try PhoneSetup(arguments)
    let file = try RecordingFile(
      arguments.operands.first ?? "", setup: setup, replaces: arguments.has(.force))
    let options = DesktopSession.Options(
      scale: try arguments.scale, hasBezel: arguments.has(.bezel),
      slowness: try arguments.number(.slow, in: 0.01...1000) ?? 1,
      screenshots: URL(fileURLWithPath: arguments.value(.screenshots) ?? "."))
    let makeDevice: @MainActor () -> PhoneDevice = {
      PhoneDevice(setup, makePhone: Phone.prototype)
    }
    let recorder = WindowRecorder(file, makeDevice: makeDevice)
    let session = try DesktopSession(
      setup, options: options, recorder: recorder, makePhone: Phone.prototype)
    recorder.begin()
    try StandardOutput.print("Recording \(file.path); close the window to end")
    try session.run()
    recorder.recording.finish(on: session.phone)
    if let failure = file.failure { throw failure }
    try file.compare(
      .run(
        file.path, secrets: recorder.recording.secrets, recorded: session.phone, on: makeDevice()))
  }
}

/// The file that a recording is written to, whole after every step.
final class RecordingFile {
  let path: String
  private var flow: RecordedFlow
  /// Why the last step couldn't be written.
  private(set) var failure: GraphicsError?

  /// Names a file that can be made; one that is there is only replaced if that is asked for.
  init(_ path: String, setup: PhoneSetup, replaces: Bool) throws {
    self.path = path
    let url = URL(fileURLWithPath: path)
    if FileManager.default.fileExists(atPath: path), !replaces {
      throw CommandLineError.existingFile(path)
    }
    let folder = url.deletingLastPathComponent().path
    for place in [folder, path]
    where access(place, W_OK) != 0 && !(place == path && errno == ENOENT) {
      throw GraphicsError.unwritableFile(path, reason: String(cString: strerror(errno)))
    }
    let options = setup.differences.map { " \($0)" }.joined()
    flow = RecordedFlow(
      name: url.deletingPathExtension().lastPathComponent, appId: "org.example.foyer",
      comments: [
        "Recorded with Foyer on \(setup.model.name). To replay it:",
        "foyer test \(url.lastPathComponent)\(options)",
      ])
  }

  /// What the flow is called.
  var name: String { flow.name }

  /// Writes the file with these steps.
  func save(_ steps: [RecordedStep]) {
    flow.steps = steps
    do throws(GraphicsError) {
      try File.write(Data(flow.yaml.utf8), to: URL(fileURLWithPath: path))
      failure = nil
    } catch {
      if failure == nil { StandardError.print("foyer: \(error)") }
      failure = error
    }
  }

  /// Tells how the replay went; throws where it didn't end on the same picture.
  func compare(_ replay: RecordingReplay) throws {
    switch replay {
    case .same(let steps):
      try StandardOutput.print("replayed: \(steps) steps, same picture")
    case .failed(let report):
      StandardError.print(report)
      throw Findings()
    case .different(let recorded, let replayed):
      let base = URL(fileURLWithPath: path).deletingPathExtension().path
      let files = ["recorded", "replayed"].map { URL(fileURLWithPath: "\(base)-\($0).png") }
      try recorded.write(toPNG: files[0], opaque: true)
      try replayed.write(toPNG: files[1], opaque: true)
      StandardError.print(
        "foyer: \(path): the replay ends on another picture: compare \(files[0].relativePath) "
          + "and \(files[1].relativePath)")
      throw Findings()
    }
  }
}

/// Writes down what is done in a window.
final class WindowRecorder: SessionRecorder {
  let recording: FlowRecording
  private let file: RecordingFile

  init(_ file: RecordingFile, makeDevice: @escaping @MainActor () -> PhoneDevice) {
    self.file = file
    recording = FlowRecording(makeDevice: makeDevice, save: file.save)
  }

  /// Writes the first steps, now that there is a window.
  func begin() { recording.begin() }

  var title: String {
    let count = recording.count
    let state = file.failure == nil ? "recording" : "CANNOT WRITE"
    return "\(state) \(file.name).yaml, \(count) step\(count == 1 ? "" : "s")"
  }

  var pictureName: String { file.name }

  var needsTime: Bool { recording.needsTime }

  func willTake(_ event: PhoneEvent, on phone: Phone) { recording.willTake(event, on: phone) }

  func didTake(_ event: PhoneEvent, on phone: Phone) { recording.didTake(event, on: phone) }

  func timeDidPass(on phone: Phone, isInterrupted: @escaping () -> Bool) {
    recording.isInterrupted = isInterrupted
    recording.timeDidPass(on: phone)
  }

  func didLaunch() { recording.didLaunch() }

  func didTakeScreenshot(_ name: String) { recording.didTakeScreenshot(name) }
}

extension PhoneSetup {
  /// The options that make a phone of this kind, beside those that nobody gives.
  fileprivate var differences: [String] {
    var words: [String] = []
    if model != .default { words += ["--device \(model.id)"] }
    if orientation.isLandscape { words += ["--landscape"] }
    if appearance == .dark { words += ["--appearance dark"] }
    if textSize != .large { words += ["--text-size \(textSize.rawValue)"] }
    if language != "en" { words += ["--language \(language)"] }
    return words
  }
}
