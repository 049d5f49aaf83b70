import Foundation
import Phone

/// What a recorder sees of a phone.
@MainActor
package protocol RecordedScreen: AnyObject {
  /// Seconds that have passed.
  var time: TimeInterval { get }
  /// What is on the screen.
  var snapshot: ScreenSnapshot { get }
  /// The text that gets what is typed.
  var editedText: EditedText? { get }
  /// The frame of the control that Tab has reached, in points; nil where none has a ring.
  var focusRing: CGRect? { get }
  /// What is seen of the keyboard's emoji, empty where they aren't shown.
  var emojiPage: String { get }
  /// What the buttons above the keys do, and which of them do anything.
  var keyboardButtons: [String] { get }
  /// The caret, in points; nil where there is none.
  var caretRect: CGRect? { get }
  /// Whether nothing moves that will come to rest.
  var isAtRest: Bool { get }
  /// All that scrolls on the screen.
  var scrolledViews: [ScrolledView] { get }
  /// Whether an event comes to nothing.
  func ignores(_ event: PhoneEvent) -> Bool
  /// What a finger at a point may scroll.
  func scrollingTouch(at point: CGPoint) -> ScrollingTouch
  /// The place in the order of drawing of what a finger would touch.
  func touchOrder(at point: CGPoint) -> Int?
}

extension Phone: RecordedScreen {}
