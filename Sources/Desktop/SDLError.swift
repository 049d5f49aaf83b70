internal import CSDL2
import Foundation

/// A call of SDL that failed, with SDL's own words.
public struct SDLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was being done.
  public let action: String
  /// What SDL says of it.
  public let reason: String

  /// Takes SDL's last error, before another can overwrite it.
  nonisolated init(_ action: String) {
    self.init(action, reason: String(cString: SDL_GetError()))
  }

  /// Makes an error that was found before SDL was asked.
  nonisolated init(_ action: String, reason: String) {
    self.action = action
    self.reason = reason
  }

  /// The error in one line.
  public var description: String { "can't \(action): \(reason)" }
}
