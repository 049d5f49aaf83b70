import Foundation

/// The user has had enough.
enum Interrupted: Error, CustomStringConvertible {
  case signal(Int32)
  /// The window in which a flow was watched is closed.
  case window

  var description: String {
    switch self {
    case .signal: "interrupted"
    case .window: "interrupted: the window was closed"
    }
  }

  /// The program's exit code: what a shell gives for the signal, or for Ctrl+C.
  var code: Int32 {
    switch self {
    case .signal(let signal): 128 + signal
    case .window: 128 + SIGINT
    }
  }
}
