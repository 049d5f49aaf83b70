internal import CSDL2
import Foundation
import Graphics
import Phone

/// A window in which a phone is watched while somebody else drives it.
///
/// What is done in the window never reaches the phone: keys change the window's size or close it.
package final class WatchWindow {
  let picture: WindowPicture
  private let input = InputReader()
  /// The size of the phone that the window was made for, in points.
  private var size: CGSize
  private var fingertips: [Int: Fingertip] = [:]
  /// The fingers as they were last drawn.
  private var drawn: [Fingertip] = []
  /// Whether the user has closed the window, or a signal asks to stop.
  package private(set) var isClosed = false

  /// Opens a window for a phone, at a scale in pixels per point; nil for 1 unit of the desktop, or
  /// less where the display is small.
  package init(_ setup: PhoneSetup, title: String, scale: CGFloat?) throws(SDLError) {
    size = setup.model.size(in: setup.orientation)
    picture = try WindowPicture(of: setup, title: title, scale: scale, hasBezel: false)
  }

  /// Throws where no window can be opened.
  package static func checkDisplay() throws(SDLError) { try DesktopWindow.checkDisplay() }

  /// Closes the window.
  package func close() { picture.window.close() }

  /// What stands in the title bar.
  package func setTitle(_ title: String) { picture.window.setTitle(title) }

  /// Puts a finger where an event of the phone has one.
  package func follow(_ event: PhoneEvent) {
    guard case .touch(let id, let phase, let location) = event else { return }
    let isOver = phase == .ended || phase == .cancelled
    fingertips[id] = Fingertip(location: location, end: isOver ? Pace.now : nil)
  }

  /// Shows a phone as it is now, nil for one that runs no app, for some seconds, or until the
  /// window is closed.
  package func show(_ phone: Phone?, for duration: TimeInterval) throws(SDLError) {
    let end = Pace.now + duration
    repeat {
      try showFrame(of: phone)
      for event in picture.window.events(timeout: patience(until: end)) { handle(event, phone) }
    } while !isClosed && Pace.now < end
  }

  /// Shows a phone as it is now.
  func showFrame(of phone: Phone?) throws(SDLError) {
    guard let phone else {
      fingertips = [:]
      return try picture.showNothing()
    }
    if phone.size != size {
      size = phone.size
      picture.fit(phone, scale: picture.placement.scale)
    }
    let now = Pace.now
    let places = (drawn + fingertips.values).map(\.frame)
    fingertips = fingertips.filter { $0.value.opacity(at: now) > 0 }
    drawn = Array(fingertips.values)
    try picture.show(phone, changed: places) { [drawn] canvas in
      for fingertip in drawn { fingertip.draw(on: canvas, at: now) }
    }
  }

  /// How long to wait for an event, in milliseconds, until a time of the desk or the next frame of
  /// what fades.
  private func patience(until end: Double) -> Int32 {
    let isFading = fingertips.values.contains { $0.end != nil }
    let duration = min(end - Pace.now, isFading ? 1 / picture.window.refreshRate : .infinity)
    return Int32(min(max((duration * 1000).rounded(.up), 0), 86_400_000))
  }

  private func handle(_ event: SDL_Event, _ phone: Phone?) {
    let inputs = input.read(
      event, windowSize: picture.window.size, toPhone: { $0 }, isOnScreen: { _ in false })
    for input in inputs { handle(input, phone) }
  }

  /// Does what something that the user has done means for the window.
  func handle(_ input: Input, _ phone: Phone?) {
    switch input {
    case .quit, .shortcut(.close): isClosed = true
    case .shortcut(let shortcut):
      guard let phone, let scale = picture.scale(shortcut, for: phone) else { return }
      picture.fit(phone, scale: scale)
    case .resized, .exposed: picture.isStale = true
    case .phone, .copied: break
    }
  }
}
