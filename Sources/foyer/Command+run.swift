import Desktop
import Foundation
import Graphics
import Phone
import UIKit

extension Command {
  static let run = Command(
    name: "run", summary: "Open the prototype, or a storyboard, in a window",
    options: Option.phone + [
      .storyboard, .launch, .assets, .scale, .bezel, .slow, .tourScreenshots,
    ]
  ) { arguments in
    let show = try Show(arguments)
    let setup = try show.setup(arguments)
    var options = DesktopSession.Options(
      scale: try arguments.scale, hasBezel: arguments.has(.bezel),
      slowness: try arguments.number(.slow, in: 0.01...1000) ?? 1,
      screenshots: URL(fileURLWithPath: arguments.value(.screenshots) ?? "."))
    options.document = show.document
    options.watchedFolders = show.watchedFolders
    // Only for the window: saved pictures are the same on every machine.
    var setupWithWords = setup
    setupWithWords.words = SystemWords.read
    let session: DesktopSession
    do {
      session = try DesktopSession(setupWithWords, options: options, makePhone: show.makePhone)
    } catch {
      try StandardOutput.print("No display (\(error)); \(show.withoutWindow)")
      let folder = URL(fileURLWithPath: arguments.value(.screenshots) ?? "foyer-shots")
      try show.save(setup, scale: options.scale, in: folder)
      return
    }
    try session.run()
  }
}

/// What is shown in the window.
private enum Show {
  /// The prototype.
  case prototype
  /// A storyboard or xib.
  case file(LaunchScreenFile)
  /// The prototype with a storyboard or xib as its launch screen.
  case launch(LaunchScreenFile)

  init(_ arguments: Arguments) throws {
    guard let path = arguments.value(.storyboard) else {
      for option in [Option.launch, .assets] where arguments.has(option) {
        throw CommandLineError.missingOption(
          "--storyboard FILE beside \(option.name)", command: "run")
      }
      self = .prototype
      return
    }
    // A file that can't be read at all is no reason to open a window.
    _ = try StoryboardDocument(path: path)
    let file = LaunchScreenFile(
      path: path, assets: arguments.value(.assets) ?? StoryboardFile.folder(around: path))
    self = arguments.has(.launch) ? .launch(file) : .file(file)
  }

  func setup(_ arguments: Arguments) throws -> PhoneSetup {
    var setup = try PhoneSetup(arguments)
    switch self {
    case .prototype: break
    case .file(let file): setup.assets = file.assets
    case .launch(let file): setup.launchScreen = file
    }
    return setup
  }

  func makePhone(_ setup: PhoneSetup) -> Phone {
    switch self {
    case .prototype, .launch: .prototype(setup)
    case .file(let file): Phone(setup) { StoryboardApp(path: file.path) }
    }
  }

  /// The name of the file that is shown; nil for the prototype.
  var document: String? {
    switch self {
    case .prototype: nil
    case .file(let file), .launch(let file): URL(fileURLWithPath: file.path).lastPathComponent
    }
  }

  /// The folders in which a saved file changes what is shown; nil for the prototype's own.
  var watchedFolders: (@MainActor () -> [String])? {
    switch self {
    case .prototype: nil
    case .file(let file), .launch(let file):
      {
        [URL(fileURLWithPath: file.path).deletingLastPathComponent().path]
          + AppBundle(path: file.assets, diagnostics: Diagnostics { _ in }).folders
      }
    }
  }

  /// What is done where there is no window.
  var withoutWindow: String {
    if case .file = self { "saving a picture." } else { "playing the tour without a window." }
  }

  func save(_ setup: PhoneSetup, scale: CGFloat?, in folder: URL) throws {
    guard case .file(let file) = self else {
      return try Command.saveShots(of: Screen.allCases, setup: setup, scale: scale, in: folder)
    }
    try folder.createFolder()
    let name = URL(fileURLWithPath: file.path).deletingPathExtension().lastPathComponent
    let picture = folder.appendingPathComponent("\(name).png")
    try makePhone(setup).screenshot(scale: scale).write(toPNG: picture, opaque: true)
    try StandardOutput.print(picture.path)
  }
}
