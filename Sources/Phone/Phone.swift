import Foundation
import Graphics
import UIKit

/// A phone: takes events and time, and gives a picture.
///
/// Three calls do everything: `send(_:)`, `advance(to:)` and `draw(on:)`. Nothing in it reads a
/// wall clock, a random source or the environment, so the same calls give the same pixels.
public final class Phone {
  /// The model of the device.
  public let model: DeviceModel
  /// Which way the device is held.
  public private(set) var orientation: Orientation
  /// Light or dark.
  public private(set) var appearance: Appearance
  /// Whether a text is edited, so that an input method makes sense.
  public private(set) var isEditingText = false
  /// How large the user wants to read.
  public private(set) var textSize: TextSize

  let application: UIApplication
  let keyboard: KeyboardController
  private let bars: SystemBars
  private var isHardwareKeyboardOn: Bool
  private var picture: DisplayList?
  /// The view that changes while all else rests, such as a blinking caret, and what is behind it.
  private var front: DisplayList.Front?
  private var backdrop: CanvasPatch?
  private var drawnRequest = -1
  private var settledRequest = -1
  private var touches: [Int: UITouch] = [:]
  private var statusBarTap: Int?

  /// Switches a phone on and starts an app on it.
  ///
  /// The app's delegate is made after the phone's screen exists, as on a device.
  public init(_ setup: PhoneSetup, app delegate: () -> any UIApplicationDelegate) {
    model = setup.model
    orientation = setup.orientation
    appearance = setup.appearance
    textSize = setup.textSize
    application = UIApplication(
      screen: UIScreen(
        size: model.size(in: orientation), scale: model.scale,
        safeAreaInsets: model.safeAreaInsets(in: orientation),
        traitCollection: model.traits(
          in: orientation, appearance: appearance, textSize: textSize)))
    UIApplication.current = application
    UITraitCollection.current = application.screen.traitCollection
    application.bundle = AppBundle(path: setup.assets, languages: [setup.language])
    if let file = setup.launchScreen {
      application.bundle.launchScreen = (
        file.path, AppBundle(path: file.assets, languages: [setup.language])
      )
    }
    isHardwareKeyboardOn = setup.hardwareKeyboard
    keyboard = KeyboardController(
      application: application, model: model, orientation: orientation,
      isEnabled: setup.softwareKeyboard && !setup.hardwareKeyboard)
    keyboard.announcesEverySwitch = setup.announcesKeyboardOnEverySwitch
    keyboard.words = setup.words
    bars = SystemBars(application: application, model: model, time: setup.statusBarTime)
    let delegate = delegate()
    application.delegate = delegate
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    application.clock.advance(to: 0)
    settle()
  }

  /// Ends a turn: brings the keyboard, the layout and the bars up to date.
  private func settle() {
    keyboard.settle()
    application.layoutWindows()
    bars.update(orientation: orientation)
    isEditingText = responder is any UIKeyInput
    settledRequest = application.frameRequests
  }

  // MARK: Time

  /// Seconds since the phone was switched on.
  public var time: TimeInterval { application.clock.now }

  /// Lets time pass to a moment, in seconds since the phone was switched on.
  public func advance(to time: TimeInterval) {
    enter()
    application.clock.advance(to: time)
    if settledRequest != application.frameRequests || isMoving { settle() }
  }

  /// When the picture may next change by itself: `time` while something moves, nil for never.
  public var nextChange: TimeInterval? {
    if application.clock.hasDisplayLinks { return time }
    return [application.animations.nextChange, application.clock.nextDue].compactMap(\.self).min()
  }

  // MARK: Picture

  /// The size of the screen as it is turned, in points.
  public var size: CGSize { application.screen.bounds.size }

  /// The parts of the screen, in points, that changed since the last call; empty for none.
  public func takeChanges() -> [CGRect] {
    enter()
    application.layoutWindows()
    if picture != nil, drawnRequest == application.pictureRequests, !isMoving { return [] }
    drawnRequest = application.pictureRequests
    let windows = application.windowList
    if !isMoving, picture != nil {
      let last = front
      front = picture?.front(in: windows, after: last)
      if front?.view !== last?.view { backdrop = nil }
      if let changes = picture?.redraw(in: windows) { return changes }
    }
    (front, backdrop) = (nil, nil)
    let old = picture
    let new = DisplayList(
      windows: windows, screen: application.screen.bounds, sameAs: isMoving ? nil : old)
    picture = new
    return old.map(new.changes) ?? [application.screen.bounds]
  }

  private var isMoving: Bool { application.animations.nextChange.map { $0 <= time } ?? false }

  /// Draws the screen, or as much of it as the canvas's clip lets through.
  public func draw(on canvas: Canvas) {
    enter()
    application.layoutWindows()
    let area = canvas.clipInPoints
    if let front, drawnRequest == application.pictureRequests, !isMoving,
      area.width < front.rect.width + Self.frontMargin,
      area.height < front.rect.height + Self.frontMargin
    {
      if backdrop?.draw(on: canvas) != true {
        front.view.isLeftOut = true
        drawWindows(on: canvas, within: area)
        front.view.isLeftOut = false
        backdrop = CanvasPatch(canvas)
      }
      return front.render(on: canvas)
    }
    drawWindows(on: canvas, within: area)
  }

  /// How much larger than the front view a picture may be for its background to be kept, in
  /// points; ours.
  private static let frontMargin: CGFloat = 16

  private func drawWindows(on canvas: Canvas, within area: CGRect) {
    for window in application.windowList {
      window.render(on: canvas, within: picture?.isCurrent(window) == true ? area : nil)
    }
  }

  // MARK: Events

  /// Lets something happen to the phone.
  public func send(_ event: PhoneEvent) {
    enter()
    if event.movesThePage { application.dismissEditMenu() }
    switch event {
    case .touch(let id, let phase, let location): touch(id, phase, at: location)
    case .scroll(let delta, let location): application.scroll(by: delta, at: location)
    case .text(let text): type(text)
    case .composition(let text, let selection): compose(text, selection: selection)
    case .key(let key, let modifiers): press(key, modifiers: modifiers)
    case .rotate(let orientation): turn(to: orientation)
    case .appearance(let appearance):
      self.appearance = appearance
      updateScreen()
    case .textSize(let size):
      textSize = size
      updateScreen()
    case .toggleSoftwareKeyboard: keyboard.setEnabled(!keyboard.isEnabled)
    case .toggleHardwareKeyboard:
      isHardwareKeyboardOn.toggle()
      keyboard.setEnabled(!isHardwareKeyboardOn)
    }
    settle()
  }

  private func turn(to orientation: Orientation) {
    guard orientation != self.orientation else { return }
    keyboard.rotate(to: orientation) {
      self.orientation = orientation
      updateScreen()
    }
  }

  private func updateScreen() {
    application.updateScreen(
      size: model.size(in: orientation), safeAreaInsets: model.safeAreaInsets(in: orientation),
      traitCollection: model.traits(
        in: orientation, appearance: appearance, textSize: textSize))
  }

  private func touch(_ id: Int, _ phase: PhoneEvent.TouchPhase, at location: CGPoint) {
    let touch: UITouch
    if phase == .began {
      touch = UITouch(at: location, timestamp: time)
      touches[id] = touch
    } else {
      guard let known = touches[id] else { return }
      touch = known
      touch.update(phase: UITouch.Phase(phase), location: location, timestamp: time)
    }
    let event = UIEvent(changed: [touch], all: Set(touches.values), timestamp: time)
    if phase == .ended || phase == .cancelled { touches[id] = nil }
    application.sendEvent(event)
    followTap(id, phase, at: location)
  }

  /// A tap on the status bar lets the app scroll to its top.
  private func followTap(_ id: Int, _ phase: PhoneEvent.TouchPhase, at location: CGPoint) {
    let isInside = bars.covers(location)
    switch phase {
    case .began: if isInside { statusBarTap = id }
    case .ended where statusBarTap == id && isInside:
      statusBarTap = nil
      application.scrollToTop()
    default: if statusBarTap == id, !isInside || phase != .moved { statusBarTap = nil }
    }
  }

  /// Makes this phone's application the running one.
  func enter() {
    UIApplication.current = application
    UITraitCollection.current = application.screen.traitCollection
  }
}

extension UITouch.Phase {
  fileprivate init(_ phase: PhoneEvent.TouchPhase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}
