import Foundation

/// Where the program keeps what isn't worth a copy: `$XDG_STATE_HOME/foyer`.
enum StateFolder {
  /// The folder's path; throws where the user has no home.
  static func path() throws(TestRunError) -> String {
    let environment = ProcessInfo.processInfo.environment
    // Relative paths are to be ignored, says the XDG base directory specification.
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return state + "/foyer" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { throw .noStateFolder }
    return home + "/.local/state/foyer"
  }
}
