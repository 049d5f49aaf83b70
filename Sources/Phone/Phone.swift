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
  /// Which way the screen is turned.
  public private(set) var orientation: Orientation
  /// Which way the device is held: upside down, the screen of an iPhone stays as it was.
  public private(set) var heldOrientation: Orientation
  /// Light or dark.
  public private(set) var appearance: Appearance
  /// Whether a text is edited, so that an input method makes sense.
  public private(set) var isEditingText = false
  /// How large the user wants to read.
  public private(set) var textSize: TextSize

  let application: UIApplication
  let keyboard: KeyboardController
  private let bars: SystemBars
  private var isHardwareKeyboardOn = false
  private let picture: ScreenPicture
  private var settledRequest = -1
  private var touches: [Int: UITouch] = [:]
  /// The touches that began on the status bar, and whether they are taps so far.
  private var statusBarTouches: [Int: Bool] = [:]
  private var heldKeys: PhoneEvent.KeyModifiers = []
  /// What an input method composes while a secret is typed, as far as it has been typed.
  var secretComposition = ""

  /// Switches a phone on and starts an app on it.
  ///
  /// The app's delegate is made after the phone's screen exists, as on a device.
  public init(_ setup: PhoneSetup, app delegate: () -> any UIApplicationDelegate) {
    model = setup.model
    heldOrientation = setup.orientation
    orientation = model.turned(from: .portrait, heldIn: heldOrientation)
    appearance = setup.appearance
    textSize = setup.textSize
    application = UIApplication(
      screen: UIScreen(
        size: model.size(in: orientation), scale: model.scale,
        safeAreaInsets: model.safeAreaInsets(in: orientation),
        traitCollection: model.traits(
          in: orientation, appearance: appearance, textSize: textSize)))
    picture = ScreenPicture(application)
    UIApplication.current = application
    UITraitCollection.current = application.screen.traitCollection
    application.bundle = AppBundle(path: setup.assets, languages: [setup.language])
    if let file = setup.launchScreen {
      application.bundle.launchScreen = (
        file.path, AppBundle(path: file.assets, languages: [setup.language])
      )
    }
    keyboard = KeyboardController(
      application: application, model: model, orientation: orientation,
      isEnabled: setup.softwareKeyboard)
    keyboard.announcesEverySwitch = setup.announcesKeyboardOnEverySwitch
    keyboard.words = setup.words
    bars = SystemBars(application: application, model: model)
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
    isEditingText = responder?.keyInput != nil
    settledRequest = application.frameRequests
  }

  // MARK: Time

  /// Seconds since the phone was switched on.
  public var time: TimeInterval { application.clock.now }

  /// Lets time pass to a moment, in seconds since the phone was switched on.
  public func advance(to time: TimeInterval) {
    enter()
    application.clock.advance(to: time)
    if settledRequest != application.frameRequests || application.isMoving { settle() }
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
    return picture.takeChanges()
  }

  /// Draws the screen, or as much of it as the canvas's clip lets through.
  public func draw(on canvas: Canvas) {
    enter()
    picture.draw(on: canvas)
  }

  // MARK: Events

  /// Lets something happen to the phone.
  public func send(_ event: PhoneEvent) {
    enter()
    guard !ignores(event) else { return }
    if event.movesThePage { application.dismissEditMenu() }
    switch event {
    case .touch(let id, let phase, let location): touch(id, phase, at: location)
    case .scroll(let delta, let location): application.scroll(by: delta, at: location)
    case .text(let text):
      secretComposition = ""
      type(text)
    case .exactText(let text):
      secretComposition = ""
      insert(text)
    case .composition(let text, let selection): compose(text, selection: selection)
    case .key(let key, let modifiers): press(key, modifiers: modifiers)
    case .modifiers(let modifiers): heldKeys = modifiers
    case .rotate(let orientation):
      heldOrientation = orientation
      turn(to: model.turned(from: self.orientation, heldIn: orientation))
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

  /// Whether an event comes to nothing: a finger that comes down while the picture turns (iOS).
  package func ignores(_ event: PhoneEvent) -> Bool {
    guard picture.isTurning else { return false }
    switch event {
    case .touch(_, .began, _), .scroll: return true
    default: return false
    }
  }

  private func turn(to orientation: Orientation) {
    guard orientation != self.orientation else { return }
    application.dismissEditMenu()
    let (before, quarter) = (self.orientation, application.statusBarOrientationAnimationDuration)
    let duration = quarter * Double(abs(before.quarters(to: orientation)))
    picture.turn(from: before, to: orientation, duration: duration) {
      keyboard.rotate(to: orientation) {
        self.orientation = orientation
        updateScreen(duration: duration)
      }
    }
  }

  private func updateScreen(duration: TimeInterval = 0) {
    application.updateScreen(
      duration: duration, size: model.size(in: orientation),
      safeAreaInsets: model.safeAreaInsets(in: orientation),
      traitCollection: model.traits(
        in: orientation, appearance: appearance, textSize: textSize))
  }

  private func touch(_ id: Int, _ phase: PhoneEvent.TouchPhase, at location: CGPoint) {
    guard !followOnStatusBar(id, phase, at: location) else { return }
    let touch: UITouch
    if phase == .began {
      touch = UITouch(at: location, timestamp: time)
      touches[id] = touch
    } else {
      guard let known = touches[id] else { return }
      touch = known
      touch.update(phase: UITouch.Phase(phase), location: location, timestamp: time)
    }
    let event = UIEvent(
      changed: [touch], all: Set(touches.values), timestamp: time,
      modifierFlags: UIKeyModifierFlags(heldKeys))
    if phase == .ended || phase == .cancelled { touches[id] = nil }
    application.sendEvent(event)
  }

  /// Follows a touch that began on the status bar, and so is the system's (iOS); false for others.
  ///
  /// A tap there lets the app scroll to its top.
  private func followOnStatusBar(
    _ id: Int, _ phase: PhoneEvent.TouchPhase, at location: CGPoint
  ) -> Bool {
    let isInside = bars.covers(location)
    if phase == .began { statusBarTouches[id] = isInside ? true : nil }
    guard let wasTap = statusBarTouches[id] else { return false }
    let isTap = wasTap && isInside
    statusBarTouches[id] = phase == .ended || phase == .cancelled ? nil : isTap
    if phase == .ended, isTap { application.scrollToTop() }
    return true
  }

  /// Makes this phone's application the running one.
  func enter() {
    UIApplication.current = application
    UITraitCollection.current = application.screen.traitCollection
  }
}

nonisolated extension UIKeyModifierFlags {
  /// Control stands for Apple's ⌘.
  fileprivate init(_ keys: PhoneEvent.KeyModifiers) {
    self = []
    if keys.contains(.shift) { insert(.shift) }
    if keys.contains(.control) { insert(.command) }
    if keys.contains(.alt) { insert(.alternate) }
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
