import Foundation

/// Where the files lie that others have made and that tests compare with: storyboards with Xcode's
/// frames, flows of Maestro's, Apple's declarations.
public enum Oracles {
  /// The folder `name` of those in `FOYER_ORACLES`, a path from the package's folder; `../shared`
  /// unless it is set.
  public static func folder(_ name: String) -> String {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let place = ProcessInfo.processInfo.environment["FOYER_ORACLES"] ?? "../shared"
    return URL(fileURLWithPath: place, relativeTo: package).appendingPathComponent(name)
      .standardizedFileURL.path
  }

  /// Whether a folder's files are at hand; says so where they aren't and tests are skipped.
  public static func arePresent(_ files: [String], in folder: String) -> Bool {
    if files.isEmpty { print("skipped: there is nothing in \(folder); see FOYER_ORACLES") }
    return !files.isEmpty
  }
}
