internal import CSDL2
import Foundation
import Graphics
import Phone
import Testing

@testable import Desktop

extension DesktopSessionTests {
  /// The window of SDL's dummy driver, in which a phone is watched.
  @Suite struct WatchWindowTests {
    private let phone: Phone
    private let app = PlainApp()

    init() throws {
      SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
      SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
      phone = Phone(PhoneSetup(model: try .named("iphone-se"))) { [app] in app }
    }

    private func window(scale: CGFloat = 1) throws -> WatchWindow {
      try WatchWindow(PhoneSetup(model: phone.model), title: "", scale: scale)
    }

    @Test(arguments: [1, 2] as [CGFloat])
    func `it shows the phone, pixel by pixel`(scale: CGFloat) throws {
      let window = try window(scale: scale)
      defer { window.close() }
      try window.showFrame(of: phone)
      #expect(try window.picture.window.bitmap().hasSameColors(as: phone.screenshot(scale: scale)))
    }

    @Test func `a finger is seen where it touches, and is gone a while after it was lifted`()
      throws
    {
      let window = try window()
      defer { window.close() }
      let place = CGPoint(x: 200, y: 300)
      try window.showFrame(of: phone)
      let bare = phone.screenshot(scale: 1)
      window.follow(.touch(id: 0, phase: .began, location: place))
      try window.showFrame(of: phone)
      let touched = try window.picture.window.bitmap()
      #expect(touched.pixel(x: 200, y: 300) != bare.pixel(x: 200, y: 300))
      #expect(touched.pixel(x: 230, y: 300) == bare.pixel(x: 230, y: 300))
      window.follow(.touch(id: 0, phase: .moved, location: CGPoint(x: 100, y: 300)))
      try window.showFrame(of: phone)
      let moved = try window.picture.window.bitmap()
      #expect(moved.pixel(x: 200, y: 300) == bare.pixel(x: 200, y: 300))
      let end = Fingertip(location: place, end: 10)
      #expect(end.opacity(at: 10) == 1)
      #expect(end.opacity(at: 10.2) < 1)
      #expect(end.opacity(at: 11) == 0)
      window.follow(.touch(id: 0, phase: .ended, location: CGPoint(x: 100, y: 300)))
      try window.show(phone, for: 0.5)
      #expect(try window.picture.window.bitmap().hasSameColors(as: bare))
    }

    @Test func `a phone that is turned, started anew or runs no app is followed`() throws {
      let window = try window()
      defer { window.close() }
      try window.showFrame(of: phone)
      phone.send(.rotate(.landscapeLeft))
      phone.advance(to: 2)
      try window.showFrame(of: phone)
      #expect(window.picture.window.size == CGSize(width: 667, height: 375))
      try window.showFrame(of: nil)
      let nothing = try window.picture.window.bitmap()
      #expect(nothing.pixel(x: 1, y: 1) == nothing.pixel(x: 300, y: 200))
      let other = Phone(PhoneSetup(model: phone.model)) { PlainApp() }
      try window.showFrame(of: other)
      #expect(try window.picture.window.bitmap().hasSameColors(as: other.screenshot(scale: 1)))
    }

    @Test func `clicks and keys do not reach the phone, and some close the window`() throws {
      let window = try window()
      defer { window.close() }
      try window.showFrame(of: phone)
      for phase in [PhoneEvent.TouchPhase.began, .ended] {
        window.handle(
          .phone(.touch(id: 0, phase: phase, location: CGPoint(x: 30, y: 110))), phone)
      }
      for input: Input in [
        .phone(.key(.escape, modifiers: [])), .phone(.text("q")), .shortcut(.relaunch),
        .shortcut(.rotateLeft), .phone(.key(.letter("c"), modifiers: .control)),
      ] {
        window.handle(input, phone)
      }
      #expect(app.presses == 0)
      #expect(!window.isClosed)
      #expect(phone.orientation == .portrait)
      window.handle(.shortcut(.pointAccurate), phone)
      #expect(window.picture.window.size == CGSize(width: 375, height: 667))
      window.handle(.shortcut(.close), phone)
      #expect(window.isClosed)
    }

    @Test func `showing ends at once when the window is closed`() throws {
      let window = try window()
      defer { window.close() }
      var event = SDL_Event()
      event.type = SDL_QUIT.rawValue
      SDL_PushEvent(&event)
      try window.show(phone, for: 3600)
      #expect(window.isClosed)
    }
  }
}
