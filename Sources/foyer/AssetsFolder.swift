import Foundation

/// Where the prototype's assets are: `Assets` beside the program or in a folder above it, or in the
/// `share/foyer` of such a folder, where the program was installed.
enum AssetsFolder {
  /// The folder's path; throws where there is none.
  static func path() throws(MissingAssets) -> String {
    var folder = executable.deletingLastPathComponent()
    while folder.path != "/" {
      for place in ["Assets", "share/foyer/Assets"] {
        let candidate = folder.appendingPathComponent(place).path
        if isAssets(candidate) { return candidate }
      }
      folder.deleteLastPathComponent()
    }
    throw MissingAssets(program: executable.path)
  }

  /// Whether a folder holds any of what an app has: pictures, texts or its launch screen.
  static func isAssets(_ path: String) -> Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return names?.contains { name in
      name == "Assets.xcassets" || name == "LaunchScreen.storyboard" || name.hasSuffix(".lproj")
    } ?? false
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
    "no folder 'Assets' with Assets.xcassets, LaunchScreen.storyboard or a language "
      + "beside \(program) or above it"
  }
}
