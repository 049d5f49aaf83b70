import Desktop
import Foundation
import Graphics
import Phone

extension Command {
  static let run = Command(
    name: "run", summary: "Open the prototype in a window",
    options: Option.phone + [.scale, .bezel, .slow, .screenshots]
  ) { arguments in
    var setup = try PhoneSetup(arguments)
    setup.words = SystemWords.read
    let options = DesktopSession.Options(
      scale: try arguments.scale, hasBezel: arguments.has(.bezel),
      slowness: try arguments.number(.slow, in: 0.01...1000) ?? 1,
      screenshots: URL(fileURLWithPath: arguments.value(.screenshots) ?? "."))
    let session: DesktopSession
    do {
      session = try DesktopSession(setup, options: options, makePhone: Phone.prototype)
    } catch {
      try StandardOutput.print("No display (\(error)); playing the tour without a window.")
      let folder = URL(fileURLWithPath: arguments.value(.screenshots) ?? "foyer-shots")
      try saveShots(of: Screen.allCases, setup: setup, scale: options.scale, in: folder)
      return
    }
    try session.run()
  }
}
