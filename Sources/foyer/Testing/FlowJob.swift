import Flows
import Foundation
import Phone

/// A flow to run on a device, as it is told to the process that runs it.
nonisolated struct FlowJob: Codable, Hashable, Sendable {
  /// A variable given with `-e`.
  struct Variable: Codable, Hashable, Sendable {
    let name: String
    let value: String
  }

  /// The flow's file.
  var path: String
  /// What the flow is called.
  var name: String
  var device: String
  var isLandscape = false
  var appearance = "light"
  var textSize = "large"
  var language = "en"
  var assets: String
  var variables: [Variable] = []
  var seed: UInt64 = 0
  var skipsUnsupported = false
  /// Whether what is doubtful makes the flow fail.
  var isStrict = false
  /// The shard that runs it, from 1.
  var shard: Int?
  /// Where its results go.
  var folder = ""
  /// Whether pictures are taken of every step.
  var takesPictures = false
  var show = FlowShow.none

  /// Makes a job for a phone.
  init(path: String, name: String, setup: PhoneSetup) {
    (self.path, self.name, device) = (path, name, setup.model.id)
    isLandscape = setup.orientation != .portrait
    (appearance, textSize) = (setup.appearance.rawValue, setup.textSize.rawValue)
    (language, assets) = (setup.language, setup.assets)
  }

  /// The phone that the flow runs on.
  var setup: PhoneSetup {
    get throws {
      var setup = PhoneSetup(
        model: try .named(device), orientation: isLandscape ? .landscapeLeft : .portrait,
        appearance: Appearance(rawValue: appearance) ?? .light, language: language, assets: assets)
      setup.textSize = TextSize(rawValue: textSize) ?? .large
      return setup
    }
  }
}

/// What a process tells of the flow that it runs, an object a line.
nonisolated enum FlowEvent: Codable, Hashable, Sendable {
  /// A step began, or went as it did.
  case step(Line)
  /// Something is doubtful.
  case note(String)
  /// An expression logged something.
  case log(String)
  /// The flow has ended.
  case ended(FlowReport)
  /// The user has closed the window in which the flow is watched.
  case windowClosed

  /// A step as the console shows it.
  struct Line: Codable, Hashable, Sendable {
    let description: String
    let depth: Int
    let holdsSteps: Bool
    /// Nil for a step that has yet to end.
    let status: StepStatus?
  }
}
