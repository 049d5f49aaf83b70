import Foundation
import UIKit

/// Brings the software keyboard up and down for the text that is edited.
final class KeyboardController {
  let application: UIApplication
  private let model: DeviceModel
  let typing: KeyboardTyping
  let view: KeyboardView
  let touches: KeyboardTouches
  let window: KeyboardWindow
  private var orientation: Orientation

  /// Where the keyboard is or will be when it rests, in points of the screen.
  private(set) var frame: CGRect
  /// Whether the keyboard is up or on its way there.
  private(set) var isShown = false
  /// Whether the user wants the software keyboard.
  private(set) var isEnabled: Bool
  /// Whether showing is announced again when another text with the same keyboard is edited.
  var announcesEverySwitch = false
  /// The words that may be offered.
  var words: () -> WordList = { WordList() }

  /// The object that is edited.
  private(set) weak var responder: UIResponder?
  private var hidesSoon: Clock.Token?
  /// Ends the answer that there are no passwords.
  private var deniesPasswords: Clock.Token?
  /// How long that answer stands, in seconds; ours.
  private static let denial: TimeInterval = 2
  private var movement = 0
  private(set) var isMoving = false
  /// Whether a finger holds the keyboard below its place.
  var isDragged = false
  private var shown: Configuration?
  /// The page of the text that is edited, or was last.
  private(set) weak var page: UIView?
  /// Whether the keyboard goes where its page goes.
  var isAside = false

  init(
    application: UIApplication, model: DeviceModel, orientation: Orientation, isEnabled: Bool
  ) {
    self.application = application
    self.model = model
    self.orientation = orientation
    self.isEnabled = isEnabled
    let metrics = KeyboardMetrics(model: model, orientation: orientation, hasPredictiveBar: false)
    let screen = application.screen.bounds
    frame = CGRect(x: 0, y: screen.maxY, width: screen.width, height: metrics.height)
    typing = KeyboardTyping(clock: application.clock, isPad: model.isPad)
    view = KeyboardView(metrics: metrics)
    touches = KeyboardTouches(view: view, typing: typing, clock: application.clock)
    window = KeyboardWindow(frame: screen)
    window.windowLevel = KeyboardWindow.level
    window.addSubview(view)
    window.isHidden = true
    touches.didType = { [weak self] in self?.refresh() }
    touches.didAskForPasswords = { [weak self] in self?.denyPasswords() }
    touches.didDismiss = { [weak self] in _ = self?.responder?.resignFirstResponder() }
    application.firstResponderDidChange = { [weak self] in self?.responderDidChange($0) }
    application.keyboardIsDragged = { [weak self] in self?.follow($0) }
    application.inputViewsShouldReload = { [weak self] in
      UIView.performWithoutAnimation { self?.update(isSwitch: false) }
    }
  }

  var entry: (any UIKeyInput)? { responder?.keyInput }

  /// The app's view above the keyboard: the first one along the chain of responders.
  private var accessory: UIView? {
    guard let responder else { return nil }
    return sequence(first: responder, next: \.next).lazy.compactMap(\.inputAccessoryView).first
  }

  /// Where the keyboard rests when it is away.
  private func hiddenFrame(height: CGFloat) -> CGRect {
    let screen = application.screen.bounds
    return CGRect(x: 0, y: screen.maxY, width: screen.width, height: height)
  }

  // MARK: What is edited

  private func responderDidChange(_ new: UIResponder?) {
    responder = new
    touches.stopRepeating()
    if let new { page = page(of: new) }
    if let hidesSoon { application.clock.cancel(hidesSoon) }
    hidesSoon = nil
    if let entry { typing.begin(entry) }
    if entry != nil || accessory != nil {
      update(isSwitch: true)
    } else if isShown {
      // Another text may begin in the same turn; the keyboard then stays.
      hidesSoon = application.clock.schedule(after: 0) { [weak self] in self?.settle() }
    }
  }

  /// Ends a turn: hides the keyboard if nothing is edited any more, and follows the text.
  func settle() {
    if hidesSoon != nil { hide() }
    if let hidesSoon { application.clock.cancel(hidesSoon) }
    hidesSoon = nil
    refresh()
    followPage()
  }

  /// Follows what was typed, by whatever means, and traits that have changed.
  func refresh() {
    guard isShown, responder != nil else { return }
    if entry != nil { typing.followText() }
    update(isSwitch: false)
  }

  /// Shows or hides the software keyboard while something may be edited.
  func setEnabled(_ isEnabled: Bool) {
    self.isEnabled = isEnabled
    update(isSwitch: false)
  }

  /// Takes the keyboard down, lets the screen turn and brings the keyboard up again.
  func rotate(to orientation: Orientation, turn: () -> Void) {
    let wasShown = isShown
    isDragged = false
    comeFromAside()
    if wasShown {
      isShown = false
      let end = hiddenFrame(height: frame.height)
      // What moves with the keyboard is there at once, as the turned screen is.
      UIView.performWithoutAnimation {
        announce([.willChangeFrame, .willHide, .didChangeFrame, .didHide], from: frame, to: end)
      }
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
    let accessory = accessory
    let showsKeys = isEnabled && entry != nil
    guard showsKeys || accessory != nil else { return hide() }
    if let entry { configure(for: entry) }
    view.accessory = accessory
    let place = place(accessory: accessory, showsKeys: showsKeys)
    if !isShown {
      show(at: place)
    } else if place.frame != frame || (isSwitch && announcesEverySwitch) {
      animate(from: view.place.frame, to: place, .showing)
    }
  }

  /// Says for a while that there are no passwords.
  private func denyPasswords() {
    if let deniesPasswords { application.clock.cancel(deniesPasswords) }
    deniesPasswords = application.clock.schedule(after: Self.denial) { [weak self] in
      self?.deniesPasswords = nil
      self?.refresh()
    }
    refresh()
  }

  /// Shows the keys that a text asks for.
  private func configure(for entry: any UIKeyInput) {
    if typing.plane == .emoji, !entry.takesEmoji { typing.leaveEmoji() }
    let new = Configuration(
      entry, typing: typing, model: model, orientation: orientation, application: application,
      words: words, passwords: deniesPasswords == nil ? .offered : .denied, before: shown)
    touches.showsPopups = !model.isPad && !entry.isSecureTextEntry
    guard new != shown else { return }
    let old = shown
    shown = new
    if old?.layout != new.layout { touches.keysWillChange() }
    view.show(new.layout, metrics: new.metrics, state: new.state)
    touches.showHolds()
  }

  /// Where the keyboard rests, or what rides on it alone where the keyboard isn't wanted.
  func place(accessory: UIView?, showsKeys: Bool) -> KeyboardView.Place {
    let metrics =
      shown?.metrics
      ?? KeyboardMetrics(model: model, orientation: orientation, hasPredictiveBar: false)
    let accessoryHeight = accessory?.frame.height ?? 0
    let height = accessoryHeight + (showsKeys ? metrics.height : metrics.bottomInset)
    let screen = application.screen.bounds
    return KeyboardView.Place(
      frame: CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height),
      accessoryHeight: accessoryHeight,
      keysTop: accessoryHeight + (showsKeys ? metrics.predictiveBarHeight : metrics.bottomInset))
  }

  // MARK: Movement

  private func show(at place: KeyboardView.Place) {
    isShown = true
    let begin = hiddenFrame(height: place.frame.height)
    comeFromAside()
    if window.isHidden {
      window.frame = application.screen.bounds
      UIView.performWithoutAnimation { view.place(place.moved(to: begin)) }
      window.isHidden = false
    }
    animate(from: begin, to: place, .showing)
  }

  private func hide() {
    guard isShown else { return }
    if responder == nil, leaveWithPage() { return }
    isShown = false
    let end = hiddenFrame(height: frame.height)
    // Where a finger has left it.
    animate(from: view.place.frame, to: view.place.moved(to: end), .hiding)
  }

  func animate(
    from begin: CGRect, to place: KeyboardView.Place, _ events: KeyboardAnnouncement.Pair
  ) {
    guard let movement = move(from: begin, to: place.frame, events) else { return }
    let curve = UIView.AnimationOptions(rawValue: UInt(KeyboardAnnouncement.curve) << 16)
    UIView.animate(
      withDuration: KeyboardAnnouncement.duration, delay: 0,
      options: [curve, .overrideInheritedCurve, .overrideInheritedDuration, .allowUserInteraction],
      animations: { [view, application] in
        view.place(place)
        application.keyboardMoves(to: place.frame)
      },
      completion: { [weak self] _ in
        self?.arrive(from: begin, to: place.frame, events, movement: movement)
      })
  }

  /// Leaves the screen with something else that moves until a moment.
  func leave(from begin: CGRect, to end: CGRect, at moment: TimeInterval) {
    isShown = false
    guard let movement = move(from: begin, to: end, .hiding) else { return }
    application.clock.schedule(after: moment - application.clock.now) { [weak self] in
      self?.arrive(from: begin, to: end, .hiding, movement: movement)
    }
  }

  /// Begins a movement and returns its number, nil if an observer has sent the keyboard elsewhere.
  private func move(
    from begin: CGRect, to end: CGRect, _ events: KeyboardAnnouncement.Pair
  ) -> Int? {
    movement += 1
    let movement = movement
    isMoving = true
    isDragged = false
    frame = end
    announce(events.will, from: begin, to: end)
    return movement == self.movement ? movement : nil
  }

  private func arrive(
    from begin: CGRect, to end: CGRect, _ events: KeyboardAnnouncement.Pair, movement: Int
  ) {
    guard movement == self.movement else { return }
    isMoving = false
    if !isShown {
      comeFromAside()
      window.isHidden = true
      view.accessory = nil
    }
    announce(events.did, from: begin, to: end)
  }

  /// Is under the app again, where it went with a page: below the screen if it has left with it.
  private func comeFromAside() {
    guard isAside else { return }
    isAside = false
    UIView.performWithoutAnimation {
      window.frame = application.screen.bounds
      guard !isShown else { return }
      frame = hiddenFrame(height: frame.height)
      view.place(view.place.moved(to: frame))
      application.keyboardMoves(to: frame)
    }
  }

  private func announce(
    _ names: [KeyboardAnnouncement.Name], from begin: CGRect, to end: CGRect
  ) {
    for name in names {
      KeyboardAnnouncement(name: name, begin: begin, end: end).post(on: application.screen)
    }
  }
}
