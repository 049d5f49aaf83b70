import Foundation

/// The times that Maestro gives to things, in seconds.
enum FlowTiming {
  /// How long an element is looked for.
  static let lookup: TimeInterval = 17
  /// The same where the step is optional, and in conditions.
  static let optionalLookup: TimeInterval = 7
  /// How long is looked for what shouldn't be there.
  static let shortLookup: TimeInterval = 0.5
  /// How long is scrolled for an element.
  static let scrolling: TimeInterval = 20
  /// How long is waited for animations that a flow waits for.
  static let animation: TimeInterval = 15
  /// How long anything is waited for that moves after a step.
  static let settling: TimeInterval = 3
  /// The longest time that a flow may ask for to settle.
  static let longestSettling: TimeInterval = 30
  /// How long a long press holds.
  static let longPress: TimeInterval = 3
  /// How long the finger of a tap rests; ours.
  static let tap: TimeInterval = 0.05
  /// A frame of the phone.
  static let frame: TimeInterval = 1.0 / 60
  /// How long the finger is away between two taps that are two steps, a frame more than between the
  /// taps of a double one, and how far apart taps are that are never one, in points; as UIKit's.
  static let tapPause: TimeInterval = 0.35 + frame
  static let tapDistance: CGFloat = 45
  /// Between two letters.
  static let letter: TimeInterval = 1.0 / 30
  /// The duration of `scroll`, as on iOS.
  static let scroll: TimeInterval = 0.333
  /// How often is looked while something is waited for, at first and after a while; ours.
  static let look: TimeInterval = 0.1
  static let laterLook: TimeInterval = 0.25
  static let patience: TimeInterval = 3

  /// How long a swipe of `scrollUntilVisible` takes at a speed of 0…100.
  static func swipe(ofSpeed speed: Int) -> TimeInterval {
    let tooFast = 40
    let milliseconds = 1000 * (100 - min(max(speed, -1000), 1000)) / 100 + 1
    return TimeInterval(milliseconds < 0 ? tooFast : milliseconds) / 1000
  }
}
