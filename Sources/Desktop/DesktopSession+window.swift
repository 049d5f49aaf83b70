import Foundation
import Phone

extension DesktopSession {
  /// How long a message stands in the title bar, in seconds; ours.
  private static let messageDuration = 3.0

  /// Where the phone's screen lies in what the window shows, in points.
  var screenFrame: CGRect { picture.screenFrame(of: phone) }

  /// Draws and presents what has changed since the last picture, or all of it if need be.
  func showPicture() throws(SDLError) {
    guard showsHelp else { return try picture.show(phone) }
    let help = HelpPanel(
      in: CGRect(origin: .zero, size: picture.size(of: phone)), language: setup.language)
    try picture.show(phone) { help.draw(on: $0) }
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
    picture.placement.pixels(of: rect.offsetBy(dx: screenFrame.minX, dy: screenFrame.minY))
  }

  /// Lets the phone copy to the desk's clipboard and paste from it.
  func joinClipboard() {
    phone.readPasteboard = { DesktopWindow.clipboard }
    phone.writePasteboard = { DesktopWindow.clipboard = $0 }
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
