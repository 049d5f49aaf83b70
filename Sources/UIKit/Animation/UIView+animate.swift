extension UIView {
  /// How animations run.
  nonisolated public struct AnimationOptions: OptionSet, Sendable {
    /// Apple's bits; the curve stands in bits 16 to 19.
    public let rawValue: UInt

    /// Makes options from Apple's bits, such as a keyboard's curve shifted left by 16.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views take touches while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is on screen; additive animations always do.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs forwards and then backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Slow, fast, slow; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The curve in bits 16 to 19; 7 is the keyboard's spring.
    var curve: AnimationCurve {
      switch rawValue >> 16 & 0xf {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      case 7: .spring(.keyboard)
      default: .easeInOut
      }
    }
  }

  /// Whether blocks animate at all.
  public static var areAnimationsEnabled: Bool {
    UIApplication.shared.animations.areAnimationsEnabled
  }

  /// Turns animations on or off; off, a block's changes are there at once.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.animations.areAnimationsEnabled = enabled
  }

  /// Animates changes with ease-in-ease-out; durations in seconds.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates changes after a delay with a curve; times in seconds.
  ///
  /// The keyboard's curve 7 is a spring of 0.5 s whatever the duration (measured on iOS by others).
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let curve = options.curve
    let length = curve == .spring(.keyboard) && duration > 0 ? 0.5 : duration
    animate(
      length, delay: delay, curve: curve, options: options, animations: animations,
      completion: completion)
  }

  /// Animates changes with a spring; `dampingRatio` 1 doesn't swing, velocity is in distances per
  /// second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      duration: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
    animate(
      duration, delay: delay, curve: .spring(spring), options: options, animations: animations,
      completion: completion)
  }

  /// Makes changes without animating them, also inside an animation block.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    UIApplication.shared.animations.withoutAnimation(actionsWithoutAnimation)
  }

  private static func animate(
    _ duration: TimeInterval, delay: TimeInterval, curve: AnimationCurve,
    options: UIView.AnimationOptions, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let application = UIApplication.shared
    let timing = AnimationTiming(
      start: application.clock.now + max(delay, 0), duration: duration, curve: curve,
      repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse),
      allowsUserInteraction: options.contains(.allowUserInteraction))
    application.animations.animate(
      timing, options: options, changes: animations, completion: completion)
  }
}
