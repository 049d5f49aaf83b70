import Foundation
import Graphics
import Phone

/// What flows drive: a phone with one app.
@MainActor
package protocol FlowDevice: AnyObject {
  /// What the device is called in flows.
  var identifier: String { get }
  /// The size of the screen as it is turned, in points.
  var size: CGSize { get }
  /// Seconds that have passed.
  var time: TimeInterval { get }
  /// What is on the screen.
  var snapshot: ScreenSnapshot { get }
  /// Whether nothing moves that will come to rest.
  var isAtRest: Bool { get }
  /// When something may happen by itself; nil for never.
  var nextChange: TimeInterval? { get }
  /// Whether there is a text that gets what is typed.
  var isEditingText: Bool { get }
  /// Whether the screen is dark.
  var appearance: Appearance { get }

  /// Lets something happen.
  func send(_ event: PhoneEvent)
  /// Lets time pass.
  func advance(to time: TimeInterval)
  /// The place in the order of drawing of what a finger would touch.
  func touchOrder(at point: CGPoint) -> Int?
  /// Starts the app with what it is told at its start; one that runs is brought to the front, or
  /// stopped first.
  func launch(stopsFirst: Bool, arguments: [String: String])
  /// Ends the app.
  func stop()
  /// What is on the screen, in pixels.
  func picture() -> Bitmap
}
