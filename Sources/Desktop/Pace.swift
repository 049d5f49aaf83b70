internal import CSDL2
import Foundation

/// The relation of the desk's time to the phone's; the phone's stands still until a frame is shown.
package struct Pace {
  private var origin: UInt64?
  private var phoneOrigin: TimeInterval = 0
  private(set) var slowness: Double

  init(slowness: Double) {
    self.slowness = max(slowness, 0.01)
  }

  /// Seconds on the desk's clock, which nobody sets.
  package static var now: TimeInterval {
    Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency())
  }

  /// The phone's time now, in seconds.
  var phoneTime: TimeInterval {
    guard let origin else { return phoneOrigin }
    let ticks = SDL_GetPerformanceCounter() &- origin
    return phoneOrigin + Double(ticks) / Double(SDL_GetPerformanceFrequency()) / slowness
  }

  /// The desk's time at a moment of the phone's, as long as nothing changes the speed.
  func deskTime(of moment: TimeInterval) -> Double {
    Self.now + (moment - phoneTime) * slowness
  }

  /// Lets the phone's time run, if it doesn't yet.
  mutating func start() {
    if origin == nil { origin = SDL_GetPerformanceCounter() }
  }

  /// Sets the phone's time to a moment, in seconds, and lets it stand still until the next frame.
  mutating func restart(at moment: TimeInterval = 0) {
    origin = nil
    phoneOrigin = moment
  }

  /// Lets the phone's time run at another speed from now on.
  mutating func setSlowness(_ slowness: Double) {
    phoneOrigin = phoneTime
    if origin != nil { origin = SDL_GetPerformanceCounter() }
    self.slowness = max(slowness, 0.01)
  }
}
