import Desktop
import Foundation
import Graphics
import Phone

@testable import foyer

/// A phone in the tests' own process that does what the one in the window does.
///
/// It says where things are, and what the window must show in the end.
final class Twin {
  private let phone: Phone
  private let driver: ScreenDriver

  /// Switches the phone on and lets it come to rest; takes the options of `foyer run`.
  init(_ options: [String] = ["--device", "iphone-12"]) throws {
    let arguments = try Arguments(options, command: "run", options: Command.run.options)
    phone = Phone.prototype(try PhoneSetup(arguments))
    driver = ScreenDriver(phone: phone)
    driver.settle()
  }

  /// The middle of an element, in points.
  func middle(of element: String) throws -> (x: Int, y: Int) {
    guard let frame = phone.frame(ofElement: element) else { throw Failure.noPicture(element) }
    return (Int(frame.midX), Int(frame.midY))
  }

  /// Taps an element and waits for rest.
  func tap(_ element: String) throws { try driver.tap(element) }

  /// Taps a point and waits for rest.
  func tap(at point: (x: Int, y: Int)) { driver.tap(at: CGPoint(x: point.x, y: point.y)) }

  /// Taps a point twice in short order and waits for rest.
  func doubleTap(at point: (x: Int, y: Int)) {
    for phase in [PhoneEvent.TouchPhase.began, .ended, .began, .ended] {
      phone.send(.touch(id: 0, phase: phase, location: CGPoint(x: point.x, y: point.y)))
    }
    driver.settle()
  }

  /// Logs in and waits for rest.
  func logIn() throws { try driver.logIn() }

  /// Types into the field that is edited.
  func type(_ text: String) { driver.type(text) }

  /// Sends an event and waits for rest.
  func send(_ event: PhoneEvent) {
    phone.send(event)
    driver.settle()
  }

  /// The screen, one pixel a point.
  func picture() -> Bitmap { phone.screenshot(scale: 1) }
}
