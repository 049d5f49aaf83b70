import Foundation

/// Where the prototype's assets are: `Assets` beside the program or in a folder above it.
enum AssetsFolder {
  /// The folder's path; throws where there is none.
  static func path() throws(MissingAssets) -> String {
    var folder = executable.deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent("Assets")
      let storyboard = candidate.appendingPathComponent("LaunchScreen.storyboard")
      if FileManager.default.fileExists(atPath: storyboard.path) { return candidate.path }
      folder.deleteLastPathComponent()
    }
    throw MissingAssets(program: executable.path)
  }

  private static var executable: URL {
    let link = "/proc/self/exe"
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
    return URL(fileURLWithPath: path ?? CommandLine.arguments[0])
  }
}

/// The program was taken away from its assets.
struct MissingAssets: Error, CustomStringConvertible {
  let program: String

  var description: String {
    "no folder 'Assets' with LaunchScreen.storyboard beside \(program) or above it"
  }
}
