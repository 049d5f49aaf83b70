internal import CSDL2
import Foundation
import Graphics
import Phone
import Testing

@testable import Desktop
@testable import UIKit

/// A recorder that always wants to be told of time.
private final class PatientRecorder: SessionRecorder {
  private(set) var times: [TimeInterval] = []
  let (title, pictureName, needsTime) = ("", "", true)

  func willTake(_ event: PhoneEvent, on phone: Phone) {}
  func didTake(_ event: PhoneEvent, on phone: Phone) {}
  func timeDidPass(on phone: Phone, isInterrupted: @escaping () -> Bool) {
    times.append(phone.time)
  }
  func didLaunch() {}
  func didTakeScreenshot(_ name: String) {}
}

/// A window without a display: SDL's dummy driver keeps its pixels in memory.
@Suite(.serialized)
struct DesktopSessionTests {
  private func session(
    _ id: String = "iphone-se", scale: CGFloat? = nil, hasBezel: Bool = false,
    app: PlainApp = PlainApp(), recorder: PatientRecorder? = nil
  ) throws -> DesktopSession {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    return try DesktopSession(
      PhoneSetup(model: .named(id)),
      options: DesktopSession.Options(
        scale: scale, hasBezel: hasBezel, screenshots: FileManager.default.temporaryDirectory),
      recorder: recorder
    ) { Phone($0) { app } }
  }

  @Test func `the window shows the screen, pixel by pixel`() throws {
    let session = try session(scale: 1)
    defer { session.window.close() }
    try session.showFrame(at: 0)
    #expect(try session.window.bitmap().hasSameColors(as: session.phone.screenshot(scale: 1)))
  }

  @Test(arguments: [1.0, 1.5, 2])
  func `a bezel stands around the screen and leaves it as it is`(scale: CGFloat) throws {
    let session = try session("iphone-8", scale: scale, hasBezel: true)
    defer { session.window.close() }
    try session.showFrame(at: 0)
    let shown = try session.window.bitmap()
    let screen = session.phone.screenshot(scale: scale)
    #expect(shown.width > screen.width)
    let place = session.screenFrame
    let (x, y) = (Int(place.midX * scale), Int(place.midY * scale))
    #expect(shown.pixel(x: x, y: y) & 0xffffff == 0xffffff)
    #expect(shown.pixel(x: x, y: 30) & 0xffffff != 0xffffff)
  }

  @Test func `nothing is drawn where nothing changes`() throws {
    let session = try session(scale: 1)
    defer { session.window.close() }
    try session.showFrame(at: 0)
    let bitmap = try session.window.bitmap()
    let count = bitmap.bytesPerRow * bitmap.height
    memset(bitmap.pixels, 0x5a, count)
    for frame in 1...60 { try session.showFrame(at: Double(frame) / 60) }
    #expect(UnsafeRawBufferPointer(start: bitmap.pixels, count: count).allSatisfy { $0 == 0x5a })
  }

  @Test func `rotating turns the window too, and back`() throws {
    let session = try session(scale: 1)
    defer { session.window.close() }
    session.perform(.rotateLeft)
    try session.showFrame(at: 0)
    #expect(session.phone.orientation == .landscapeLeft)
    #expect(session.window.size == CGSize(width: 667, height: 375))
    session.perform(.rotateRight)
    #expect(session.window.size == CGSize(width: 375, height: 667))
  }

  @Test func `turned on past upside down, an iPhone comes to lie on its other side`() throws {
    let session = try session(scale: 1)
    defer { session.window.close() }
    session.perform(.rotateLeft)
    session.perform(.rotateLeft)
    #expect(session.phone.orientation == .landscapeLeft)
    #expect(session.window.size == CGSize(width: 667, height: 375))
    session.perform(.rotateLeft)
    #expect(session.phone.orientation == .landscapeRight)
    session.perform(.rotateLeft)
    #expect(session.phone.orientation == .portrait)
    #expect(session.window.size == CGSize(width: 375, height: 667))
  }

  @Test func `sizes are physical, point-accurate and pixel-accurate`() throws {
    let session = try session(scale: 1)
    defer { session.window.close() }
    session.perform(.pixelAccurate)
    // Pixel for pixel, or as large as fits the display.
    let largest = session.picture.largestScale(for: session.phone)
    let accurate = min(2, largest)
    #expect(session.window.size.width == (375 * accurate).rounded())
    if let usable = session.window.usableSize {
      #expect(session.window.size.height <= usable.height)
      #expect(session.window.size.width <= usable.width)
    }
    session.perform(.pointAccurate)
    #expect(session.window.size == CGSize(width: 375, height: 667))
    session.perform(.physicalSize)
    let scale = session.window.dotsPerInch / 163
    #expect(session.window.size.width == (375 * scale).rounded())
  }

  @Test func `another size is drawn anew, not stretched`() throws {
    let session = try session(scale: 1)
    defer { session.window.close() }
    session.window.size = CGSize(width: 563, height: 1001)
    session.picture.isStale = true
    try session.showFrame(at: 0)
    let expected = session.phone.screenshot(scale: session.picture.placement.scale)
    #expect(session.picture.placement.scale > 1.49)
    #expect(try session.window.bitmap().hasSameColors(as: expected))
  }

  @Test func `relaunching makes another phone that keeps how it is held`() throws {
    let session = try session(scale: 1)
    defer { session.window.close() }
    session.perform(.rotateLeft)
    session.perform(.appearance)
    let first = session.phone
    session.perform(.relaunch)
    #expect(session.phone !== first)
    #expect(session.phone.orientation == .landscapeLeft)
    #expect(session.phone.appearance == .dark)
  }

  @Test func `help lies over the phone until a click, which the phone never feels`() throws {
    let app = PlainApp()
    let session = try session(scale: 1, app: app)
    defer { session.window.close() }
    try session.showFrame(at: 0)
    let screen = session.phone.screenshot(scale: 1)
    session.perform(.help)
    try session.showFrame(at: 0)
    #expect(try !session.window.bitmap().hasSameColors(as: screen))
    click(session)
    try session.showFrame(at: 0)
    #expect(try session.window.bitmap().hasSameColors(as: screen))
    #expect(app.presses == 0)
    click(session)
    #expect(app.presses == 1)
  }

  @Test func `the loop ends when the window is closed`() throws {
    let app = PlainApp()
    let session = try session(scale: 1, app: app)
    for (type, x) in [(SDL_MOUSEBUTTONDOWN, Int32(30)), (SDL_MOUSEBUTTONUP, 30), (SDL_QUIT, 0)] {
      var event = SDL_Event()
      event.type = type.rawValue
      if type != SDL_QUIT {
        event.button.button = UInt8(SDL_BUTTON_LEFT)
        event.button.x = x
        event.button.y = 110
      }
      SDL_PushEvent(&event)
    }
    try session.run()
    #expect(app.presses == 1)
  }

  @Test func `a shortcut closes the window, be the help shown or not`() throws {
    for shortcuts: [Shortcut] in [[.close], [.help, .close]] {
      let session = try session()
      for shortcut in shortcuts { session.perform(shortcut) }
      #expect(!session.isRunning)
      try session.run()
    }
  }

  @Test func `what a recorder lets time change is shown in the next frame`() throws {
    let app = PlainApp()
    let recorder = PatientRecorder()
    let session = try session(scale: 1, app: app, recorder: recorder)
    defer { session.window.close() }
    try session.showFrame(at: 0)
    session.passTimeForRecorder(to: 1)
    #expect(!session.hasNews && recorder.times == [0, 1])
    var isOver = false
    UIApplication.shared.clock.schedule(after: 0.5) { isOver = true }
    session.passTimeForRecorder(to: 1.4)
    #expect(!session.hasNews && !isOver)
    session.passTimeForRecorder(to: 1.6)
    #expect(session.hasNews && isOver)
  }

  private func click(_ session: DesktopSession) {
    for phase in [PhoneEvent.TouchPhase.began, .ended] {
      session.handle(.phone(.touch(id: 0, phase: phase, location: CGPoint(x: 30, y: 110))))
    }
  }

  @Test func `a driver without a surface shows the same pixels by way of a texture`() throws {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    #expect(SDL_Init(SDL_INIT_VIDEO) == 0)
    defer { SDL_Quit() }
    let window = try #require(SDL_CreateWindow("", 0, 0, 30, 20, 0))
    defer { SDL_DestroyWindow(window) }
    let texture = try WindowTexture(window)
    defer { texture.close() }
    let bitmap = try texture.bitmap(width: 30, height: 20)
    let canvas = Canvas(bitmap, scale: 1)
    let parts = [
      CGRect(x: 0, y: 0, width: 30, height: 20), CGRect(x: 7, y: 5, width: 9, height: 4),
    ]
    for (part, color) in zip(parts, [Color(red: 0.2, green: 0.5, blue: 0.7), .white]) {
      canvas.fill(part, with: color)
      try texture.present([part])
    }
    let shown = Bitmap(width: 30, height: 20)
    #expect(
      SDL_RenderReadPixels(
        SDL_GetRenderer(window), nil, SDL_PIXELFORMAT_ARGB8888.rawValue, shown.pixels,
        Int32(shown.bytesPerRow)) == 0)
    #expect(shown.hasSameColors(as: bitmap))
    #expect(try texture.bitmap(width: 30, height: 20) === bitmap)
    #expect(try texture.bitmap(width: 15, height: 10).width == 15)
  }
}
