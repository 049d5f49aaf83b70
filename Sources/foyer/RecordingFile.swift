import Flows
import Foundation
import Graphics
import Phone

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
