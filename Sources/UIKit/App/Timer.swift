/// Foundation's timer on the phone's clock: it waits exactly as long as the phone lets time pass.
public final class Timer {
  private var token: Clock.Token?
  private let clock: Clock

  /// Seconds between two calls; 0 for a timer that doesn't repeat.
  public let timeInterval: TimeInterval

  private init(interval: TimeInterval) {
    clock = UIApplication.shared.clock
    timeInterval = interval
  }

  /// Whether the timer will call its block again.
  public var isValid: Bool { token != nil }

  /// Makes a timer that calls `block` after `interval` seconds, or every `interval` seconds.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(interval: repeats ? interval : 0)
    timer.token = timer.clock.schedule(after: interval, repeats: repeats) {
      if !repeats { timer.token = nil }
      block(timer)
    }
    return timer
  }

  /// Stops the timer.
  public func invalidate() {
    if let token { clock.cancel(token) }
    token = nil
  }
}
