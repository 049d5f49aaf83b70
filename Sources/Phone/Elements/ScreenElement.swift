import Foundation

/// Something on the screen as tests see it: what it says, where it is and how much of it is seen.
nonisolated public struct ScreenElement: Hashable, Sendable {
  /// The class of the view, or what it is instead, such as a key.
  public var kind: String
  /// The title or the value.
  public var text = ""
  /// What stands in an empty field.
  public var hintText = ""
  /// What the element is called when read aloud.
  public var accessibilityText = ""
  /// The name that tests find it by.
  public var identifier = ""
  /// The upright rectangle around it, in points of the screen, also where that is out of sight.
  public var frame: CGRect
  /// The part of the frame that can be seen, 0…1.
  public var visibleFraction: CGFloat = 1
  /// What hides most of the rest; nil where nothing does.
  public var concealment: Concealment?
  /// Whether it answers to fingers.
  public var isEnabled = true
  /// Whether it is the chosen one of several.
  public var isSelected = false
  /// Whether a switch is on; nil for what is no switch.
  public var isChecked: Bool?
  /// Whether it gets what is typed.
  public var isFocused = false
  /// Its place in the order in which the screen is drawn, from back to front.
  public var order = 0
  /// The place of the last element inside, or its own.
  public var lastOrder = 0
  /// The elements inside, from back to front.
  public var children: [ScreenElement] = []

  /// Makes an element that says nothing.
  public init(kind: String, frame: CGRect) {
    self.kind = kind
    self.frame = frame
  }

  /// Why an element can't be seen.
  public enum Concealment: Hashable, Sendable {
    /// It lies outside of the screen.
    case screenEdge
    /// What it is in cuts it off; by that one's name.
    case container(String)
    /// Something lies on top of it; by that one's name.
    case cover(String)
  }

  /// The kind of the part of the keyboard that the emoji are on.
  package static let emojiKind = "Emoji"

  /// The least part of an element that must be seen for the element to be visible, as Maestro's.
  public static let leastVisibleFraction: CGFloat = 0.1

  /// Whether enough of it is seen.
  public var isVisible: Bool { visibleFraction >= Self.leastVisibleFraction }

  /// The name it is called by in messages: the identifier, what it says, or its kind.
  public var name: String {
    if !identifier.isEmpty { return "id: \(identifier)" }
    let words = [text, accessibilityText, hintText].first { !$0.isEmpty }
    return words.map { "\"\($0)\"" } ?? kind
  }
}
