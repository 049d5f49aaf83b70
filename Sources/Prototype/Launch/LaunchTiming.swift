import UIKit

/// The choreography of the launch, in seconds; all figures are ours.
enum LaunchTiming {
  /// How long the launch screen stands still, so that the eye finds the door.
  static let hold: TimeInterval = 0.35

  /// How long the way through the door takes: it starts slowly and quickens.
  static let passage: TimeInterval = 0.75
  static let passageCurve: UIView.AnimationOptions = .curveEaseIn

  /// When the wall begins to clear, counted from the first step, and for how long.
  ///
  /// It is gone as the door fills the screen, so the picture never gets lighter or darker than
  /// both the launch screen and the first screen of the app.
  static let fadeDelay: TimeInterval = 0.25
  static let fade: TimeInterval = 0.5
  static let fadeCurve: UIView.AnimationOptions = .curveEaseOut

  /// When, counted from the first clearing, dark text has become as legible as light text.
  static let legible: TimeInterval = 0.08
}
