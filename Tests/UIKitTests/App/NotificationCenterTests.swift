import Testing

@testable import UIKit

struct NotificationCenterTests {
  nonisolated private static let name = NSNotification.Name("news")

  /// An app that stops to listen when it ends, as apps do.
  private final class Listener: UIResponder, UIApplicationDelegate {
    private let token: any NSObjectProtocol

    init(_ heard: @escaping @MainActor () -> Void) {
      token = NotificationCenter.default.addObserver(
        forName: NotificationCenterTests.name, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { heard() } }
      super.init()
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    isolated deinit { NotificationCenter.default.removeObserver(token) }
  }

  @Test func `an app that ends while another runs leaves that one's observers alone`() {
    let last = UIApplication.current
    defer { UIApplication.current = last }
    var heard: [String] = []
    func start(_ name: String) -> UIApplication {
      let app = UIApplication(screen: UIScreen())
      UIApplication.current = app
      app.delegate = Listener { heard.append(name) }
      return app
    }
    var app = start("first")
    for name in ["second", "third"] {
      app = start(name)
      NotificationCenter.default.post(name: Self.name, object: nil)
    }
    #expect(heard == ["second", "third"])
    app.delegate = nil
    NotificationCenter.default.post(name: Self.name, object: nil)
    #expect(heard == ["second", "third"])
  }
}
