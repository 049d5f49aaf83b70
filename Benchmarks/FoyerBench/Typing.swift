import Graphics
import Phone
import UIKit

/// How long it takes to type a long text, one character after the other, with a frame for each.
struct Typing {
  private static let length = 4000
  private static let words = "It was a bright cold day in April and the clocks were striking. "

  /// What was measured, in milliseconds.
  let report: [String: Any]

  init() throws {
    let view = UITextView(frame: CGRect(x: 20, y: 60, width: 350, height: 300))
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 350, height: 34))
    report = ["view_ms": try Self.time(of: view), "field_ms": try Self.time(of: field)]
  }

  private static func time(of text: UIView) throws -> Double {
    let phone = Phone(PhoneSetup(model: try .named("iphone-12"))) { App(text) }
    let bitmap = Bitmap(width: 390, height: 844)
    text.becomeFirstResponder()
    phone.advance(to: 1)
    draw(phone, on: bitmap)
    let letters = Array(words)
    let start = now()
    for index in 0..<length {
      phone.send(.text(String(letters[index % letters.count])))
      phone.advance(to: 1 + Double(index) / 60)
      draw(phone, on: bitmap)
    }
    return Double(now() - start) / 1e6
  }

  private static func draw(_ phone: Phone, on bitmap: Bitmap) {
    let changes = phone.takeChanges()
    guard !changes.isEmpty else { return }
    let canvas = Canvas(bitmap, scale: 1)
    canvas.clip(toDevicePixels: changes)
    phone.draw(on: canvas)
  }

  /// An app that shows nothing but a text.
  private final class App: UIApplicationDelegate {
    private let text: UIView
    private var window: UIWindow?

    init(_ text: UIView) { self.text = text }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      controller.view.addSubview(text)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }
}
