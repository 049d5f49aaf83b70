/// An option of the command line: its name, the word for its value, and what it does.
nonisolated struct Option: Hashable, Sendable {
  let name: String
  var short: String?
  /// The word for the value in the help; nil for an option that takes none.
  var value: String?
  let help: String

  /// Whether a word of the command line stands for this option.
  func isCalled(_ word: String) -> Bool { word == name || word == short }

  /// Whether a word of the command line begins with the option's letter, as in `-eA=b`.
  func begins(_ word: String) -> Bool {
    short.map { word.hasPrefix($0) && !word.hasPrefix("--") } ?? false
  }

  static let devices = Option(
    name: "--device", value: "ID",
    help: "a model to run on; repeatable; 'foyer devices' lists them (iphone-15)")
  static let device = Option(
    name: "--device", value: "ID", help: "the model; 'foyer devices' lists them (iphone-15)")
  static let layoutDevice = Option(
    name: device.name, value: device.value,
    help: "the model; 'foyer devices' lists them (the size that the file was edited at)")
  static let landscape = Option(name: "--landscape", help: "start with the device on its side")
  static let appearance = Option(
    name: "--appearance", value: "NAME", help: "light or dark (light)")
  static let language = Option(
    name: "--language", value: "ID", help: "en, zh-Hant or zh-Hans (en)")
  static let textSize = Option(
    name: "--text-size", value: "NAME",
    help: "xSmall, small, medium, large, xLarge … accessibility5 (large)")
  static let scale = Option(
    name: "--scale", value: "N", help: "pixels per point (a picture: the device's own)")
  static let bezel = Option(name: "--bezel", help: "draw the device's frame")
  static let outline = Option(
    name: "--outline",
    help: "draw over it frames, hit areas and what is read aloud, in order")
  static let slow = Option(name: "--slow", value: "N", help: "run time N times slower (1)")
  static let screenshots = Option(
    name: "--screenshots", value: "DIR",
    help: "where Ctrl+S saves (the current folder)")
  static let tourScreenshots = Option(
    name: screenshots.name, value: screenshots.value,
    help: "where Ctrl+S saves (the current folder; the tour: foyer-shots)")
  static let screen = Option(
    name: "--screen", value: "NAME",
    help: Screen.allCases.map(\.rawValue).joined(separator: ", "))
  static let output = Option(
    name: "--output", short: "-o", value: "PATH", help: "where to save, as PNG")
  static let outputFolder = Option(
    name: output.name, short: output.short, value: "DIR", help: "where to save pictures, as PNG")
  static let id = Option(
    name: "--id", value: "ID", help: "one view controller, by its id or storyboard identifier")
  static let size = Option(
    name: "--size", value: "WxH", help: "the size in points, in place of a device's")
  static let safeArea = Option(
    name: "--safe-area", value: "T,L,B,R", help: "what bars cover of --size (0,0,0,0)")
  static let storyboard = Option(
    name: "--storyboard", value: "FILE",
    help: "show a storyboard or xib, anew whenever it or an asset is saved")
  static let launch = Option(
    name: "--launch", help: "use --storyboard as the launch screen of the prototype")
  static let sheet = Option(
    name: "--sheet",
    help: "all models in light and dark on one picture, each at half a pixel a point")
  static let assets = Option(
    name: "--assets", value: "DIR",
    help: "the folder with the app's asset catalogs and images (the file's own)")
  static let environment = Option(
    name: "--env", short: "-e", value: "NAME=VALUE", help: "a variable of the flows; repeatable")
  static let testOutput = Option(
    name: "--test-output-dir", value: "DIR",
    help: "where results are saved, in a folder a run ($XDG_STATE_HOME/foyer/tests)")
  static let workspaceConfig = Option(
    name: "--config", value: "FILE",
    help: "which flows of the folders, in place of their config.yaml")
  static let includeTags = Option(
    name: "--include-tags", value: "A,B", help: "only flows with any of these tags; repeatable")
  static let excludeTags = Option(
    name: "--exclude-tags", value: "A,B", help: "no flows with any of these tags; repeatable")
  static let format = Option(
    name: "--format", value: "NAME", help: "write a report: junit, html or noop (noop)")
  static let report = Option(
    name: "--output", value: "FILE", help: "the report's file (report.xml, report.html)")
  static let suiteName = Option(
    name: "--test-suite-name", value: "NAME", help: "what the report is called (Test Suite)")
  static let shardSplit = Option(
    name: "--shard-split", value: "N", help: "deal the flows out to N processes")
  static let shardAll = Option(
    name: "--shard-all", value: "N", help: "run all flows in each of N processes")
  static let realTime = Option(
    name: "--real-time", help: "run as fast as a person could watch, with the same results")
  static let window = Option(
    name: "--window",
    help: "watch in a window, in real time; several flows or devices one at a time")
  static let ansi = Option(name: "--ansi", help: "show steps as they go on, as on a terminal")
  static let noAnsi = Option(name: "--no-ansi", help: "print plain lines, as to a file")
  static let strict = Option(name: "--strict", help: "take warnings for errors")
  static let seed = Option(
    name: "--seed", value: "N", help: "what random texts are made from (0)")
  static let skipUnsupported = Option(
    name: "--skip-unsupported", help: "warn of what this phone can't do, and pass over it")
  static let version = Option(name: "--version", help: "show the version")
  static let force = Option(name: "--force", help: "replace OUT.yaml if it is there already")
  static let help = Option(name: "--help", short: "-h", help: "show this help")

  /// The options that say which phones flows run on.
  static let phones = [devices, landscape, appearance, textSize, language]
  /// The options that say which phone it is.
  static let phone = [device, landscape, appearance, textSize, language]
}
