import Foundation
import Phone

extension DesktopSession {
  /// How long a message stands in the title bar, in seconds; ours.
  private static let messageDuration = 3.0
  /// The height of a window manager's title bar, in the desktop's own units; ours.
  private static let titleBarHeight: CGFloat = 40

  /// The frame around the screen, if it is to be drawn.
  var chrome: DeviceChrome? {
    options.hasBezel ? DeviceChrome(model: phone.model, orientation: phone.orientation) : nil
  }

  /// Where the phone's screen lies in what the window shows, in points.
  var screenFrame: CGRect {
    chrome?.screenFrame ?? CGRect(origin: .zero, size: phone.size)
  }

  /// The size of the phone with its frame, in points.
  var outerSize: CGSize {
    Self.outerSize(of: phone.model, phone.orientation, hasBezel: options.hasBezel)
  }

  /// The size of a phone with its frame, in points.
  static func outerSize(
    of model: DeviceModel, _ orientation: Orientation, hasBezel: Bool
  ) -> CGSize {
    hasBezel
      ? DeviceChrome(model: model, orientation: orientation).size : model.size(in: orientation)
  }

  /// The caret in the desktop's own units, for an input method's candidates; the screen where
  /// there is none or it is out of sight.
  var caretRect: CGRect {
    let caret = phone.caretRect.map { pixels(ofScreen: $0) }
    let area =
      caret.flatMap { $0.isEmpty ? nil : $0 }
      ?? self.pixels(ofScreen: CGRect(origin: .zero, size: phone.size))
    let ratio = window.pixelRatio
    return CGRect(
      x: area.minX / ratio, y: area.minY / ratio, width: area.width / ratio,
      height: area.height / ratio)
  }

  private func pixels(ofScreen rect: CGRect) -> CGRect {
    placement.pixels(of: rect.offsetBy(dx: screenFrame.minX, dy: screenFrame.minY))
  }

  /// Lets the phone copy to the desk's clipboard and paste from it.
  func joinClipboard() {
    phone.readPasteboard = { DesktopWindow.clipboard }
    phone.writePasteboard = { DesktopWindow.clipboard = $0 }
  }

  /// The scale at which the phone fills the display, in pixels per point.
  var largestScale: CGFloat {
    guard let usable = window.usableSize else { return .infinity }
    let points = outerSize
    return min(usable.width / points.width, (usable.height - Self.titleBarHeight) / points.height)
      * window.pixelRatio
  }

  /// Makes the window as large as the phone is at a scale, in pixels per point.
  func fitWindow(scale: CGFloat) {
    let unit = scale / window.pixelRatio
    window.size = CGSize(
      width: (outerSize.width * unit).rounded(), height: (outerSize.height * unit).rounded())
    needsWholePicture = true
  }

  /// What stands in the title bar when there is no message; in ASCII but for a file's own name,
  /// since X11's older half shows nothing else in every locale.
  static func title(of model: DeviceModel, showing document: String?) -> String {
    "Foyer: " + (document.map { "\($0) on " } ?? "") + model.name
  }

  /// Shows a message in the title bar for a moment.
  func show(message: String) {
    window.setTitle(message)
    messageEnd = Pace.now + Self.messageDuration
  }

  /// Gives the title bar its own text back.
  func endMessage() {
    messageEnd = nil
    shownTitle = title
    window.setTitle(title)
  }
}
