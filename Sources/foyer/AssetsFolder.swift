import Foundation

/// Where the prototype's assets are: `Assets` beside the program or in a folder above it.
enum AssetsFolder {
  /// The folder's path; `Assets` in the current folder where none is found.
  static var path: String {
    let name = "Assets"
    var folder = executable.deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent(name)
      let storyboard = candidate.appendingPathComponent("LaunchScreen.storyboard")
      if FileManager.default.fileExists(atPath: storyboard.path) { return candidate.path }
      folder.deleteLastPathComponent()
    }
    return name
  }

  private static var executable: URL {
    let link = "/proc/self/exe"
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
    return URL(fileURLWithPath: path ?? CommandLine.arguments[0])
  }
}
