/// Foundation's notification center; every app has its own, as every app on iOS is a process.
nonisolated public final class NotificationCenter: Foundation.NotificationCenter,
  @unchecked Sendable
{
  /// The center of the app that runs now, or of one that is just ending.
  public override class var `default`: Foundation.NotificationCenter {
    MainActor.assumeIsolated { UIApplication.ending ?? UIApplication.current?.notificationCenter }
      ?? super.default
  }
}
