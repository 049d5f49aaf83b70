internal import CSDL2
import Foundation
import Graphics
import Phone

/// A phone in a window: events in, picture out, at the display's pace.
public final class DesktopSession {
  /// How the window begins and where it saves to.
  public struct Options {
    /// Pixels per point; nil for 1, or less where the display is small.
    public var scale: CGFloat?
    /// Whether the device's frame is drawn around the screen.
    public var hasBezel: Bool
    /// How many times slower the phone's time runs.
    public var slowness: Double
    /// The folder for screenshots.
    public var screenshots: URL

    /// Makes options.
    public init(
      scale: CGFloat? = nil, hasBezel: Bool = false, slowness: Double = 1, screenshots: URL
    ) {
      self.scale = scale
      self.hasBezel = hasBezel
      self.slowness = slowness
      self.screenshots = screenshots
    }
  }

  /// The colour around the phone.
  private static let desk = Color(white: 0.11)
  /// How many times slower Ctrl+T makes animations, as in Apple's Simulator.
  private static let slowAnimations = 10.0
  /// How long a message stands in the title bar, in seconds.
  private static let messageDuration = 3.0

  private let options: Options
  private let makePhone: @MainActor (PhoneSetup) -> Phone
  private let window: DesktopWindow
  private let input = InputReader()
  private var setup: PhoneSetup
  /// The phone in the window.
  public private(set) var phone: Phone
  private var pace: Pace
  private var placement: Placement
  private var needsWholePicture = true
  private var showsHelp = false
  private var messageEnd: Double?
  private var nextFrame = 0.0
  private var isRunning = true

  /// Opens the window; throws an `SDLError` where there is no display.
  public init(
    _ setup: PhoneSetup, options: Options, makePhone: @escaping @MainActor (PhoneSetup) -> Phone
  ) throws(SDLError) {
    self.options = options
    self.makePhone = makePhone
    self.setup = setup
    let points = Self.outerSize(of: setup.model, setup.orientation, hasBezel: options.hasBezel)
    let scale = options.scale ?? 1
    window = try DesktopWindow(
      title: Self.title(of: setup.model), width: Int(points.width * scale),
      height: Int(points.height * scale))
    placement = Placement(phone: points, window: window.pixelSize)
    phone = makePhone(setup)
    pace = Pace(slowness: options.slowness)
    joinPasteboards()
    if options.scale == nil { fitWindow(scale: min(1, largestScale)) }
  }

  /// Runs until the window is closed or the process is asked to stop.
  public func run() throws(SDLError) {
    defer { window.close() }
    while isRunning {
      try showFrame(at: pace.phoneTime)
      pace.start()
      for event in window.events(timeout: timeout) { handle(event) }
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
    }
  }

  /// Lets the phone's time pass to a moment, in seconds, and shows what has changed.
  public func showFrame(at time: TimeInterval) throws(SDLError) {
    phone.advance(to: time)
    try showPicture()
  }

  // MARK: Picture

  private func showPicture() throws(SDLError) {
    let changes = phone.takeChanges()
    if needsWholePicture {
      needsWholePicture = false
      placement = Placement(phone: outerSize, window: window.pixelSize)
      let bitmap = try window.bitmap()
      let all = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
      Canvas(bitmap, scale: 1).fill(all, with: Self.desk)
      draw(on: bitmap, pixels: [all])
      try window.present([all])
    } else if !changes.isEmpty {
      let corner = screenFrame.origin
      let places = changes.map { placement.pixels(of: $0.offsetBy(dx: corner.x, dy: corner.y)) }
      let pixels = Self.merged(places.filter { !$0.isEmpty })
      guard !pixels.isEmpty else { return }
      draw(on: try window.bitmap(), pixels: pixels)
      try window.present(pixels)
    }
  }

  private func draw(on bitmap: Bitmap, pixels: [CGRect]) {
    let canvas = Canvas(bitmap, scale: placement.scale, origin: placement.origin)
    canvas.save()
    canvas.clip(toDevicePixels: pixels)
    canvas.clip(to: screenFrame)
    canvas.translateBy(x: screenFrame.minX, y: screenFrame.minY)
    phone.draw(on: canvas)
    canvas.restore()
    drawChrome(on: canvas, pixels: pixels)
    guard showsHelp else { return }
    canvas.clip(toDevicePixels: pixels)
    HelpPanel().draw(on: canvas, in: CGRect(origin: .zero, size: outerSize))
  }

  /// Draws as much of the device's frame as lies over or beside some pixels.
  private func drawChrome(on canvas: Canvas, pixels: [CGRect]) {
    guard let chrome else { return }
    let parts = pixels.filter { chrome.shows(in: placement.points(ofPixels: $0)) }
    guard !parts.isEmpty else { return }
    canvas.save()
    canvas.clip(toDevicePixels: parts)
    chrome.draw(on: canvas, desk: Self.desk)
    canvas.restore()
  }

  /// Few rectangles: many small ones cost more than the one around them.
  private static func merged(_ rects: [CGRect]) -> [CGRect] {
    guard rects.count > 8 else { return rects }
    return rects.dropFirst().reduce(rects.first.map { [$0] } ?? []) { [$0[0].union($1)] }
  }

  // MARK: Time

  /// How long to wait for an event, in milliseconds; nil for ever.
  private var timeout: Int32? {
    let now = Pace.now
    var wait: Double?
    if let change = phone.nextChange {
      let seconds = (change - pace.phoneTime) * pace.slowness
      if seconds <= 0 {
        nextFrame = max(nextFrame + 1 / window.refreshRate, now)
        wait = nextFrame - now
      } else {
        wait = seconds
      }
    }
    if let messageEnd {
      if messageEnd <= now { endMessage() } else { wait = min(wait ?? .infinity, messageEnd - now) }
    }
    if needsWholePicture { wait = 0 }
    return wait.map { Int32(min(($0 * 1000).rounded(), 86_400_000)) }
  }

  // MARK: Events

  private func handle(_ event: SDL_Event) {
    let inputs = input.read(
      event, windowSize: window.size,
      toPhone: { [self] point in
        let ratio = window.pixelRatio
        let place = placement.point(atPixel: CGPoint(x: point.x * ratio, y: point.y * ratio))
        return CGPoint(x: place.x - screenFrame.minX, y: place.y - screenFrame.minY)
      },
      isOnScreen: { [self] in CGRect(origin: .zero, size: phone.size).contains($0) })
    for input in inputs {
      switch input {
      case .phone(let event):
        phone.advance(to: pace.phoneTime)
        phone.send(event)
      case .command(let command): perform(command)
      case .resized, .exposed: needsWholePicture = true
      case .quit: isRunning = false
      }
    }
  }

  private func perform(_ command: Command) {
    switch command {
    case .softwareKeyboard: phone.send(.toggleSoftwareKeyboard)
    case .hardwareKeyboard: phone.send(.toggleHardwareKeyboard)
    case .rotateLeft: rotate(by: 1)
    case .rotateRight: rotate(by: -1)
    case .screenshot: saveScreenshot()
    case .slowAnimations:
      pace.setSlowness(pace.slowness > 1 ? 1 : max(options.slowness, Self.slowAnimations))
      show(message: pace.slowness > 1 ? "Slow animations" : "Animations at full speed")
    case .appearance: phone.send(.appearance(phone.appearance == .dark ? .light : .dark))
    case .relaunch: relaunch()
    case .physicalSize: fitWindow(scale: window.dotsPerInch / phone.model.pointsPerInch)
    case .pointAccurate: fitWindow(scale: window.pixelRatio)
    case .pixelAccurate: fitWindow(scale: phone.model.scale)
    case .help:
      showsHelp.toggle()
      needsWholePicture = true
    }
  }

  private func rotate(by steps: Int) {
    let scale = placement.scale
    phone.send(.rotate(phone.orientation.turned(by: steps)))
    fitWindow(scale: min(scale, largestScale))
  }

  private func relaunch() {
    setup.orientation = phone.orientation
    setup.appearance = phone.appearance
    phone = makePhone(setup)
    joinPasteboards()
    pace.restart()
    needsWholePicture = true
  }

  private func saveScreenshot() {
    do {
      let url = try phone.saveScreenshot(in: options.screenshots)
      print(url.path)
      fflush(nil)
      show(message: "Saved \(url.lastPathComponent) in \(options.screenshots.path)")
    } catch {
      FileHandle.standardError.write(Data("foyer: \(error)\n".utf8))
      show(message: "No screenshot: \(error)")
    }
  }

  // MARK: Window

  private var chrome: DeviceChrome? {
    options.hasBezel ? DeviceChrome(model: phone.model, orientation: phone.orientation) : nil
  }

  /// Where the phone's screen lies in what the window shows, in points.
  private var screenFrame: CGRect {
    chrome?.screenFrame ?? CGRect(origin: .zero, size: phone.size)
  }

  private var outerSize: CGSize {
    Self.outerSize(of: phone.model, phone.orientation, hasBezel: options.hasBezel)
  }

  private static func outerSize(
    of model: DeviceModel, _ orientation: Orientation, hasBezel: Bool
  ) -> CGSize {
    hasBezel
      ? DeviceChrome(model: model, orientation: orientation).size : model.size(in: orientation)
  }

  /// The caret in the desktop's own units, for an input method's candidates.
  private var caretRect: CGRect {
    let caret = phone.caretRect ?? CGRect(origin: .zero, size: phone.size)
    let pixels = placement.pixels(of: caret.offsetBy(dx: screenFrame.minX, dy: screenFrame.minY))
    let ratio = window.pixelRatio
    return CGRect(
      x: pixels.minX / ratio, y: pixels.minY / ratio, width: pixels.width / ratio,
      height: pixels.height / ratio)
  }

  private func joinPasteboards() {
    phone.readPasteboard = { DesktopWindow.clipboard }
    phone.writePasteboard = { DesktopWindow.clipboard = $0 }
  }

  /// The scale at which the phone fills the display, in pixels per point.
  private var largestScale: CGFloat {
    guard let usable = window.usableSize else { return .infinity }
    let points = outerSize
    // The title bar of a window manager; ours.
    let room = CGSize(width: usable.width, height: usable.height - 40)
    return min(room.width / points.width, room.height / points.height) * window.pixelRatio
  }

  private func fitWindow(scale: CGFloat) {
    let unit = scale / window.pixelRatio
    window.size = CGSize(
      width: (outerSize.width * unit).rounded(), height: (outerSize.height * unit).rounded())
    needsWholePicture = true
  }

  private static func title(of model: DeviceModel) -> String { "Foyer – \(model.name)" }

  private func show(message: String) {
    window.setTitle(message)
    messageEnd = Pace.now + Self.messageDuration
  }

  private func endMessage() {
    messageEnd = nil
    window.setTitle(Self.title(of: phone.model))
  }
}
