/// What an app tells the system about itself.
public protocol UIApplicationDelegate: AnyObject {
  /// Called when the app has started; make the window here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}
