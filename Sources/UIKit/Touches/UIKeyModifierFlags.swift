/// Keys of a hardware keyboard that are held down beside others, with Apple's bits.
nonisolated public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// One bit a key.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Option, also called Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
