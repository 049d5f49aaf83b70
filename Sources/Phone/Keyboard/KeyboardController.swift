import Foundation
import UIKit

/// Brings the software keyboard up and down for the text that is edited.
final class KeyboardController {
  let application: UIApplication
  private let model: DeviceModel
  let typing: KeyboardTyping
  let view: KeyboardView
  let touches: KeyboardTouches
  private let window: KeyboardWindow
  private var orientation: Orientation

  /// Where the keyboard is or will be when it rests, in points of the screen.
  private(set) var frame: CGRect
  /// Whether the keyboard is up or on its way there.
  private(set) var isShown = false
  /// Whether the user wants the software keyboard.
  private(set) var isEnabled: Bool
  /// Whether showing is announced again when another text with the same keyboard is edited.
  var announcesEverySwitch = false

  /// The object that is edited.
  private weak var responder: UIResponder?
  private var hidesSoon: Clock.Token?
  private var movement = 0
  private var shown: Configuration?

  init(
    application: UIApplication, model: DeviceModel, orientation: Orientation, isEnabled: Bool
  ) {
    self.application = application
    self.model = model
    self.orientation = orientation
    self.isEnabled = isEnabled
    let metrics = KeyboardMetrics(model: model, orientation: orientation, hasBanner: false)
    let screen = application.screen.bounds
    frame = CGRect(x: 0, y: screen.maxY, width: screen.width, height: metrics.height)
    typing = KeyboardTyping(clock: application.clock)
    view = KeyboardView(metrics: metrics)
    touches = KeyboardTouches(view: view, typing: typing, clock: application.clock)
    window = KeyboardWindow(frame: screen)
    window.windowLevel = KeyboardWindow.level
    window.addSubview(view)
    window.isHidden = true
    touches.didType = { [weak self] in self?.refresh() }
    touches.didDismiss = { [weak self] in _ = self?.responder?.resignFirstResponder() }
    application.firstResponderDidChange = { [weak self] in self?.responderDidChange($0) }
  }

  private var entry: (any UIKeyInput)? { responder as? any UIKeyInput }

  /// Where the keyboard rests when it is away.
  private func hiddenFrame(height: CGFloat) -> CGRect {
    let screen = application.screen.bounds
    return CGRect(x: 0, y: screen.maxY, width: screen.width, height: height)
  }

  // MARK: What is edited

  private func responderDidChange(_ new: UIResponder?) {
    responder = new
    if let hidesSoon { application.clock.cancel(hidesSoon) }
    hidesSoon = nil
    if let entry {
      typing.begin(entry)
      update(isSwitch: true)
    } else if isShown {
      // Another text may begin in the same turn; the keyboard then stays.
      hidesSoon = application.clock.schedule(after: 0) { [weak self] in self?.settle() }
    }
  }

  /// Ends a turn: hides the keyboard if nothing is edited any more, and follows the text.
  func settle() {
    if hidesSoon != nil, entry == nil { hide() }
    if let hidesSoon { application.clock.cancel(hidesSoon) }
    hidesSoon = nil
    refresh()
  }

  /// Follows what was typed, by whatever means, and traits that have changed.
  func refresh() {
    guard isShown, entry != nil else { return }
    typing.followText()
    update(isSwitch: false)
  }

  /// Shows or hides the software keyboard while something may be edited.
  func setEnabled(_ isEnabled: Bool) {
    self.isEnabled = isEnabled
    if isEnabled, entry != nil { update(isSwitch: false) } else if !isEnabled { hide() }
  }

  /// Takes the keyboard down, lets the screen turn and brings the keyboard up again.
  func rotate(to orientation: Orientation, turn: () -> Void) {
    let wasShown = isShown
    if wasShown {
      isShown = false
      let end = hiddenFrame(height: frame.height)
      announce([.willChangeFrame, .willHide, .didChangeFrame, .didHide], from: frame, to: end)
    }
    self.orientation = orientation
    window.frame = application.screen.bounds
    turn()
    window.frame = application.screen.bounds
    frame = hiddenFrame(height: frame.height)
    application.keyboardMoves(to: frame)
    guard wasShown else { return }
    UIView.performWithoutAnimation { update(isSwitch: false) }
  }

  private func update(isSwitch: Bool) {
    guard isEnabled, let entry else { return }
    let new = Configuration(
      entry, typing: typing, model: model, orientation: orientation, application: application,
      before: shown)
    touches.showsPopups = !model.isPad && !entry.isSecureTextEntry
    if new != shown {
      let old = shown
      shown = new
      view.show(new.layout, metrics: new.metrics, state: new.state)
      if old?.layout != new.layout { touches.keysDidChange() }
    }
    let screen = application.screen.bounds
    let size = new.metrics.size
    let end = CGRect(
      x: 0, y: screen.maxY - size.height, width: size.width, height: size.height)
    if !isShown {
      show(at: end, bannerHeight: new.metrics.bannerHeight)
    } else if end != frame || (isSwitch && announcesEverySwitch) {
      move(to: end, bannerHeight: new.metrics.bannerHeight)
    }
  }

  // MARK: Movement

  private func show(at end: CGRect, bannerHeight: CGFloat) {
    isShown = true
    if window.isHidden {
      window.frame = application.screen.bounds
      UIView.performWithoutAnimation {
        view.place(hiddenFrame(height: end.height), bannerHeight: bannerHeight)
      }
      window.isHidden = false
    }
    let begin = hiddenFrame(height: end.height)
    animate(from: begin, to: end, bannerHeight: bannerHeight, .showing)
  }

  private func move(to end: CGRect, bannerHeight: CGFloat) {
    animate(from: frame, to: end, bannerHeight: bannerHeight, .showing)
  }

  private func hide() {
    guard isShown else { return }
    isShown = false
    let end = hiddenFrame(height: frame.height)
    animate(
      from: frame, to: end, bannerHeight: shown?.metrics.bannerHeight ?? 0, .hiding)
  }

  private func animate(
    from begin: CGRect, to end: CGRect, bannerHeight: CGFloat, _ events: KeyboardAnnouncement.Pair
  ) {
    movement += 1
    let movement = movement
    frame = end
    announce(events.will, from: begin, to: end)
    // An observer may have sent the keyboard elsewhere.
    guard movement == self.movement else { return }
    let curve = UIView.AnimationOptions(rawValue: UInt(KeyboardAnnouncement.curve) << 16)
    UIView.animate(
      withDuration: KeyboardAnnouncement.duration, delay: 0,
      options: [curve, .overrideInheritedCurve, .overrideInheritedDuration, .allowUserInteraction],
      animations: { [view, application] in
        view.place(end, bannerHeight: bannerHeight)
        application.keyboardMoves(to: end)
      },
      completion: { [weak self] _ in
        guard let self, movement == self.movement else { return }
        if !isShown { window.isHidden = true }
        announce(events.did, from: begin, to: end)
      })
  }

  private func announce(
    _ names: [KeyboardAnnouncement.Name], from begin: CGRect, to end: CGRect
  ) {
    for name in names {
      KeyboardAnnouncement(name: name, begin: begin, end: end).post(on: application.screen)
    }
  }
}

/// The keyboard's window, above the app; what isn't on the keyboard goes to the app.
final class KeyboardWindow: UIWindow {
  /// Above the app's windows and below the status bar; ours.
  static let level = UIWindow.Level(rawValue: 10)

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
