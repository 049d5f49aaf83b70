/// How a view shows that the keyboard's Tab has reached it: as the system does, a ring around it.
open class UIFocusEffect {
  /// The effect of a view that has none of its own.
  static let system = UIFocusEffect()

  /// Makes the system's effect.
  public init() {}
}
