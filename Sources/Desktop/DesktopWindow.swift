internal import CSDL2
import Foundation
import Graphics

/// An SDL window whose pixels are drawn in memory.
final class DesktopWindow {
  private let window: OpaquePointer
  private var spare: Bitmap?
  private let texture: WindowTexture?
  private var textInput: CGRect?
  private var keepsSecret = false

  /// How small the window may be made, in the desktop's own units; ours.
  private static let smallestSize: (width: Int32, height: Int32) = (160, 240)
  /// What holds where the display says nothing: frames per second, and the pixels per inch that
  /// desktops take for granted.
  private static let usualRefreshRate = 60.0
  private static let usualDotsPerInch: CGFloat = 96

  /// Opens a window; the size is in the desktop's own units.
  init(title: String, width: Int, height: Int) throws(SDLError) {
    // Titles and input methods of X11 speak the encoding of the locale.
    setlocale(LC_CTYPE, "")
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    try Self.chooseDriver()
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw SDLError("open a display") }
    let flags =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      | SDL_WINDOW_SHOWN.rawValue
    guard
      let window = SDL_CreateWindow(
        title, Int32(SDL_WINDOWPOS_CENTERED_MASK), Int32(SDL_WINDOWPOS_CENTERED_MASK),
        Int32(width), Int32(height), flags)
    else {
      let error = SDLError("open a window")
      SDL_Quit()
      throw error
    }
    self.window = window
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) }
    texture = driver == "wayland" ? try WindowTexture(window) : nil
    SDL_StopTextInput()
    SDL_SetWindowMinimumSize(window, Self.smallestSize.width, Self.smallestSize.height)
  }

  /// Lets SDL open the displays that the environment names, or use the driver that it asks for.
  ///
  /// Left alone, SDL would end up drawing into a window that nobody sees.
  private static func chooseDriver() throws(SDLError) {
    let environment = ProcessInfo.processInfo.environment
    func names(_ variable: String) -> Bool { environment[variable]?.isEmpty == false }
    // The environment's, or a hint of a test's.
    if let driver = SDL_GetHint(SDL_HINT_VIDEODRIVER), driver.pointee != 0 { return }
    let drivers = [("DISPLAY", "x11"), ("WAYLAND_DISPLAY", "wayland")].filter { names($0.0) }
    guard !drivers.isEmpty else { throw SDLError("open a display", reason: "there is none") }
    SDL_SetHint(SDL_HINT_VIDEODRIVER, drivers.map(\.1).joined(separator: ","))
  }

  /// Throws where no window can be opened.
  static func checkDisplay() throws(SDLError) {
    try chooseDriver()
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw SDLError("open a display") }
    SDL_Quit()
  }

  /// Closes the window and leaves SDL.
  func close() {
    SecretInput.set(false)
    texture?.close()
    SDL_DestroyWindow(window)
    SDL_Quit()
  }

  /// The window's size in the desktop's own units, in which the mouse moves.
  var size: CGSize {
    get {
      var (width, height): (Int32, Int32) = (0, 0)
      SDL_GetWindowSize(window, &width, &height)
      return CGSize(width: Int(width), height: Int(height))
    }
    set { SDL_SetWindowSize(window, Int32(newValue.width), Int32(newValue.height)) }
  }

  /// The window's size in pixels.
  var pixelSize: CGSize {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(window, &width, &height)
    return CGSize(width: Int(width), height: Int(height))
  }

  /// Pixels per unit of the desktop: 2 on a hi-DPI display.
  var pixelRatio: CGFloat { size.width > 0 ? pixelSize.width / size.width : 1 }

  /// The text in the window's title bar.
  func setTitle(_ title: String) {
    SDL_SetWindowTitle(window, title)
  }

  /// Whether an input method may write.
  var takesText: Bool { textInput != nil }

  /// Lets an input method write at a rectangle of the desktop's own units; nil for nowhere.
  ///
  /// A secret is kept from it where the display lets us.
  func setTextInput(_ rect: CGRect?, isSecret: Bool) {
    let isSecret = isSecret && rect != nil && SecretInput.isPossible
    guard rect != textInput || isSecret != keepsSecret else { return }
    let wasOn = textInput != nil && !keepsSecret
    (textInput, keepsSecret) = (rect, isSecret)
    SecretInput.set(isSecret)
    guard let rect else { return SDL_StopTextInput() }
    var area = SDL_Rect(rect)
    SDL_SetTextInputRect(&area)
    if !wasOn, !isSecret { SDL_StartTextInput() }
  }

  /// Makes an input method forget what it composes; SDL offers no gentler way on X11.
  func dropComposition() {
    guard takesText, !keepsSecret else { return }
    SDL_StopTextInput()
    SDL_StartTextInput()
  }

  /// The desk's clipboard; nil where there is no text on it.
  static var clipboard: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else {
        return nil
      }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetClipboardText(newValue ?? "") }
  }

  /// The display's frames per second; 60 where SDL knows none, as under Xvfb.
  var refreshRate: Double {
    var mode = SDL_DisplayMode()
    guard SDL_GetCurrentDisplayMode(displayIndex, &mode) == 0, mode.refresh_rate > 0 else {
      return Self.usualRefreshRate
    }
    return Double(mode.refresh_rate)
  }

  /// The display's pixels per inch; 96 where SDL knows none.
  var dotsPerInch: CGFloat {
    var dots: Float = 0
    guard SDL_GetDisplayDPI(displayIndex, nil, &dots, nil) == 0, dots > 0 else {
      return Self.usualDotsPerInch
    }
    return CGFloat(dots)
  }

  /// The part of the display that windows may cover, in the desktop's own units.
  var usableSize: CGSize? {
    var rect = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(displayIndex, &rect) == 0 else { return nil }
    return CGSize(width: Int(rect.w), height: Int(rect.h))
  }

  private var displayIndex: Int32 { max(SDL_GetWindowDisplayIndex(window), 0) }

  /// Waits for events and returns those that are there; a timeout in milliseconds, nil for ever.
  func events(timeout: Int32?) -> [SDL_Event] {
    var event = SDL_Event()
    guard SDL_WaitEventTimeout(&event, timeout ?? -1) == 1 else { return [] }
    var events = [event]
    while SDL_PollEvent(&event) == 1 { events.append(event) }
    return events
  }

  /// Whether the user has done something that waits to be read.
  static var hasInput: Bool {
    SDL_PumpEvents()
    return [SDL_QUIT, SDL_KEYDOWN, SDL_MOUSEBUTTONDOWN, SDL_MOUSEWHEEL, SDL_FINGERDOWN].contains {
      SDL_HasEvent($0.rawValue) == SDL_TRUE
    }
  }

  /// The window's pixels to draw on; they keep what was drawn until the size changes.
  func bitmap() throws(SDLError) -> Bitmap {
    if let texture {
      return try texture.bitmap(width: Int(pixelSize.width), height: Int(pixelSize.height))
    }
    let surface = try surface()
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    if Self.isDirect(surface) {
      return Bitmap(
        wrapping: surface.pointee.pixels, width: width, height: height,
        bytesPerRow: Int(surface.pointee.pitch), owner: nil)
    }
    if let spare, spare.width == width, spare.height == height { return spare }
    let bitmap = Bitmap(width: width, height: height)
    spare = bitmap
    return bitmap
  }

  /// Shows what was drawn in some rectangles, in pixels.
  func present(_ rects: [CGRect]) throws(SDLError) {
    if let texture { return try texture.present(rects) }
    let surface = try surface()
    var areas = rects.map(SDL_Rect.init)
    if let spare, !Self.isDirect(surface) { try copy(spare, to: surface) }
    guard SDL_UpdateWindowSurfaceRects(window, &areas, Int32(areas.count)) == 0 else {
      throw SDLError("show the picture")
    }
  }

  private func surface() throws(SDLError) -> UnsafeMutablePointer<SDL_Surface> {
    guard let surface = SDL_GetWindowSurface(window) else { throw SDLError("draw in the window") }
    return surface
  }

  /// Whether the window's pixels are laid out as ours are, but for the alpha that nobody reads.
  private static func isDirect(_ surface: UnsafeMutablePointer<SDL_Surface>) -> Bool {
    guard let format = surface.pointee.format else { return false }
    return format.pointee.BytesPerPixel == 4 && format.pointee.Rmask == 0xff0000
      && format.pointee.Gmask == 0xff00 && format.pointee.Bmask == 0xff
  }

  private func copy(
    _ bitmap: Bitmap, to surface: UnsafeMutablePointer<SDL_Surface>
  ) throws(SDLError) {
    guard
      let source = SDL_CreateRGBSurfaceWithFormatFrom(
        bitmap.pixels, Int32(bitmap.width), Int32(bitmap.height), 32, Int32(bitmap.bytesPerRow),
        SDL_PIXELFORMAT_RGB888.rawValue)
    else { throw SDLError("draw in the window") }
    defer { SDL_FreeSurface(source) }
    guard SDL_UpperBlit(source, nil, surface, nil) == 0 else {
      throw SDLError("draw in the window")
    }
  }
}
