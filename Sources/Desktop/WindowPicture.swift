import Foundation
import Graphics
import Phone

/// A phone's picture in a window: where it stands, how large, and what of it has to be drawn anew.
final class WindowPicture {
  /// The colour around the phone; ours.
  private static let desk = Color(white: 0.11)
  /// More rectangles than these cost more than the one around them; ours.
  private static let mostRectangles = 8
  /// The height of a window manager's title bar, in the desktop's own units; ours.
  private static let titleBarHeight: CGFloat = 40

  let window: DesktopWindow
  private let hasBezel: Bool
  /// Where the phone stands, since it was last drawn as a whole.
  private(set) var placement: Placement
  /// Whether all of it has to be drawn anew.
  var isStale = true

  /// Opens a window for a phone, at a scale in pixels per point; nil for 1 unit of the desktop, or
  /// less where the display is small.
  init(of setup: PhoneSetup, title: String, scale: CGFloat?, hasBezel: Bool) throws(SDLError) {
    self.hasBezel = hasBezel
    let points = Self.size(of: setup.model, setup.orientation, hasBezel: hasBezel)
    window = try DesktopWindow(
      title: title, width: Int(points.width * (scale ?? 1)),
      height: Int(points.height * (scale ?? 1)))
    placement = Placement(phone: points, window: window.pixelSize)
    fit(points, scale: scale ?? min(window.pixelRatio, largestScale(for: points)))
  }

  // MARK: Sizes

  /// The frame around a phone's screen, if it is to be drawn.
  private func chrome(of phone: Phone) -> DeviceChrome? {
    hasBezel ? DeviceChrome(model: phone.model, orientation: phone.orientation) : nil
  }

  /// Where a phone's screen lies in what the window shows, in points.
  func screenFrame(of phone: Phone) -> CGRect {
    chrome(of: phone)?.screenFrame ?? CGRect(origin: .zero, size: phone.size)
  }

  /// The size of a phone with its frame, in points.
  func size(of phone: Phone) -> CGSize {
    Self.size(of: phone.model, phone.orientation, hasBezel: hasBezel)
  }

  private static func size(
    of model: DeviceModel, _ orientation: Orientation, hasBezel: Bool
  ) -> CGSize {
    hasBezel
      ? DeviceChrome(model: model, orientation: orientation).size : model.size(in: orientation)
  }

  /// The scale at which a phone fills the display, in pixels per point.
  func largestScale(for phone: Phone) -> CGFloat { largestScale(for: size(of: phone)) }

  private func largestScale(for points: CGSize) -> CGFloat {
    guard let usable = window.usableSize else { return .infinity }
    return min(usable.width / points.width, (usable.height - Self.titleBarHeight) / points.height)
      * window.pixelRatio
  }

  /// The scale that a shortcut asks for, in pixels per point; nil where it asks for something else.
  func scale(_ shortcut: Shortcut, for phone: Phone) -> CGFloat? {
    switch shortcut {
    case .physicalSize: window.dotsPerInch / phone.model.pointsPerInch
    case .pointAccurate: window.pixelRatio
    case .pixelAccurate: phone.model.scale
    default: nil
    }
  }

  /// Makes the window as large as a phone is at a scale, in pixels per point, or as large as the
  /// display allows; false if that is less.
  @discardableResult
  func fit(_ phone: Phone, scale: CGFloat) -> Bool {
    let largest = largestScale(for: phone)
    fit(size(of: phone), scale: min(scale, largest))
    return scale <= largest
  }

  private func fit(_ points: CGSize, scale: CGFloat) {
    let unit = scale / window.pixelRatio
    window.size = CGSize(
      width: (points.width * unit).rounded(), height: (points.height * unit).rounded())
    isStale = true
  }

  // MARK: Drawing

  /// Draws and presents what has changed of a phone since the last picture, or all of it if need
  /// be.
  ///
  /// `changed` is what has changed of that which `overlay` draws over the phone, in points of the
  /// phone with its frame.
  func show(
    _ phone: Phone, changed: [CGRect] = [], overlay: ((Canvas) -> Void)? = nil
  ) throws(SDLError) {
    let changes = phone.takeChanges()
    if isStale {
      isStale = false
      placement = Placement(phone: size(of: phone), window: window.pixelSize)
      let (bitmap, all) = try blank()
      draw(phone, on: bitmap, pixels: [all], overlay)
      try window.present([all])
    } else if !changes.isEmpty || !changed.isEmpty {
      let corner = screenFrame(of: phone).origin
      let rects = changes.map { $0.offsetBy(dx: corner.x, dy: corner.y) } + changed
      let pixels = Self.merged(rects.map { placement.pixels(of: $0) }.filter { !$0.isEmpty })
      guard !pixels.isEmpty else { return }
      draw(phone, on: try window.bitmap(), pixels: pixels, overlay)
      try window.present(pixels)
    }
  }

  /// Shows nothing but the desk.
  func showNothing() throws(SDLError) {
    isStale = true
    try window.present([blank().all])
  }

  private func blank() throws(SDLError) -> (bitmap: Bitmap, all: CGRect) {
    let bitmap = try window.bitmap()
    let all = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    Canvas(bitmap, scale: 1).fill(all, with: Self.desk)
    return (bitmap, all)
  }

  private func draw(
    _ phone: Phone, on bitmap: Bitmap, pixels: [CGRect], _ overlay: ((Canvas) -> Void)?
  ) {
    let canvas = Canvas(bitmap, scale: placement.scale, origin: placement.origin)
    let screen = screenFrame(of: phone)
    canvas.save()
    canvas.clip(toDevicePixels: pixels)
    canvas.clip(to: screen)
    canvas.translateBy(x: screen.minX, y: screen.minY)
    phone.draw(on: canvas)
    canvas.restore()
    drawChrome(of: phone, on: canvas, pixels: pixels)
    guard let overlay else { return }
    canvas.clip(toDevicePixels: pixels)
    overlay(canvas)
  }

  /// Draws as much of the device's frame as lies over or beside some pixels.
  private func drawChrome(of phone: Phone, on canvas: Canvas, pixels: [CGRect]) {
    guard let chrome = chrome(of: phone) else { return }
    let parts = pixels.filter { chrome.shows(in: placement.points(ofPixels: $0)) }
    guard !parts.isEmpty else { return }
    canvas.save()
    canvas.clip(toDevicePixels: parts)
    chrome.draw(on: canvas, desk: Self.desk)
    canvas.restore()
  }

  private static func merged(_ rects: [CGRect]) -> [CGRect] {
    guard rects.count > mostRectangles, let first = rects.first else { return rects }
    return [rects.dropFirst().reduce(first) { $0.union($1) }]
  }
}
