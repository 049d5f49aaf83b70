import Graphics

/// What fingers do to a text: a caret that is put down and carried, words, handles, and the menu.
final class TextPointer {
  /// What the finger is doing.
  private enum Gesture {
    /// Nothing that matters to the text.
    case none
    /// It came down on a text that may or may not be edited, and may turn out to be anything.
    case pressed(at: CGPoint)
    /// Carrying the caret along.
    case movingCaret
    /// Selecting from a part of the text onwards, by characters, words or paragraphs.
    case selecting(Range<Int>, by: EditingUnit)
    /// Carrying an end of the selection along, from or past the other, which stays; the finger came
    /// down off its caret by an offset.
    case movingHandle(SelectionHandle.End, from: Int, offset: CGSize)
  }

  /// The opacity of the selection's tint; ours.
  static let selectionOpacity: CGFloat = 0.25
  /// How near to the caret a finger picks it up, in points; ours.
  private static let caretReach: CGFloat = 22
  /// How far a finger goes before it is more than a press, in points; ours.
  private static let slop: CGFloat = 6
  /// How long a finger rests until it picks up the caret, in seconds, as that of long presses.
  private static let longPress: TimeInterval = 0.5

  /// The blinking line.
  let caret = CaretView(frame: .zero)
  private(set) weak var surface: (any TextSurface)?
  private let handles = SelectionHandles()
  private var gesture = Gesture.none {
    didSet { updateLoupe() }
  }
  private var timer: (clock: Clock, token: Clock.Token)?
  /// Where a finger puts the caret as editing begins; nil where the app begins it.
  private(set) var landing: TextCaret?
  /// Whether the touch that came down has taken the menu away.
  private var menuWasShown = false
  weak var menu: EditMenu?
  /// Whether the menu comes back when nothing scrolls any more, and the wait for that.
  var menuReturns = false
  var menuTimer: (clock: Clock, token: Clock.Token)?
  /// The caret that glides with a finger on the keyboard, and its middle from the lines' corner.
  var floating: (caret: CaretView, place: CGPoint)?
  /// Enlarges the text while the caret or a handle is carried.
  private(set) var loupe: Loupe?

  /// Stands the caret and the handles over the text; they may reach out of its room.
  func join(_ surface: any TextSurface) {
    self.surface = surface
    surface.addSubview(caret)
    handles.join(surface)
  }

  /// Whether a finger carries something, so that nothing must scroll under it.
  var isCarrying: Bool {
    switch gesture {
    case .none, .pressed: false
    case .movingCaret, .selecting, .movingHandle: true
    }
  }

  /// Whether a finger selects whole words or paragraphs, whose ends may be anywhere.
  var selectsParts: Bool {
    if case .selecting(_, let unit) = gesture { unit != .character } else { false }
  }

  // MARK: Touches

  /// A finger comes down; it extends the selection where Shift is held.
  func begin(_ touch: UITouch, with event: UIEvent?) {
    guard let surface else { return }
    let extends = event?.modifierFlags.contains(.shift) == true
    stopTimer()
    menuWasShown = UIApplication.shared.editMenuDismissal === touch
    // What is being composed is taken as it stands.
    surface.editor.unmark()
    let point = touch.location(in: surface)
    gesture = .pressed(at: point)
    guard surface.isFirstResponder, touch.tapCount > 1 || extends else {
      return startTimer(point, since: touch.timestamp)
    }
    let text = surface.editor.content
    let offset = surface.textCaret(at: point).offset
    switch touch.tapCount {
    case 2 where !extends && !surface.hidesText:
      gesture = .selecting(word(at: point), by: .word)
    case 2... where !extends:
      gesture = .selecting(text.paragraph(at: offset), by: .line)
    default:
      // Shift moves the nearer end of what is selected, as on Apple's systems.
      let (start, end) = (text.selection.lowerBound, text.selection.upperBound)
      let anchor = abs(offset - start) < abs(offset - end) ? end : start
      gesture = .selecting(anchor..<anchor, by: .character)
    }
    carry(to: point)
  }

  func move(_ touch: UITouch) {
    guard let surface else { return }
    let point = touch.location(in: surface)
    if case .pressed(let start) = gesture {
      let way = point.distance(to: start)
      guard surface.isFirstResponder else { return giveUpPress(after: way) }
      guard way > Self.slop else { return }
      stopTimer()
      gesture = carrying(from: start)
    }
    guard isCarrying else { return }
    stopTimer()
    carry(to: point)
    scrollOn(under: touch)
  }

  /// A finger that goes on before editing has begun is a long press no more, and then no tap.
  private func giveUpPress(after way: CGFloat) {
    if way > UILongPressGestureRecognizer.usualMovement { stopTimer() }
    if way > TapCounter.allowableMovement { gesture = .none }
  }

  func end(_ touch: UITouch) {
    guard let surface else { return }
    stopTimer()
    defer { gesture = .none }
    let point = touch.location(in: surface)
    switch gesture {
    case .none: break
    case .movingCaret, .selecting, .movingHandle: showMenu()
    case .pressed: if surface.point(inside: point, with: nil) { tap(at: point) }
    }
  }

  func cancel() {
    stopTimer()
    gesture = .none
  }

  private func tap(at point: CGPoint) {
    guard let surface else { return }
    guard surface.isFirstResponder else { return _ = beginEditing(at: point) }
    let before = surface.editor.content
    let isOnSelection = surface.selectionFrames.contains { $0.contains(point) }
    if !isOnSelection { surface.editor.select { $0.moveCaret(to: surface.textCaret(at: point)) } }
    let after = surface.editor.content
    if !menuWasShown, isOnSelection || after.selection == before.selection { showMenu() }
  }

  /// Begins editing with the caret at what was seen under the finger: the text stays where it is.
  private func beginEditing(at point: CGPoint) -> Bool {
    guard let surface else { return false }
    let caret = surface.textCaret(at: point)
    landing = caret
    defer { landing = nil }
    guard surface.becomeFirstResponder() else { return false }
    surface.editor.select { $0.moveCaret(to: caret) }
    surface.bringIntoSight()
    return true
  }

  /// What a finger that came down somewhere does as it moves on.
  private func carrying(from start: CGPoint) -> Gesture {
    guard let surface else { return .none }
    if let end = handles.end(at: start) {
      let text = surface.editor.content
      let caret = surface.caretRect(at: text.caret(at: end))
      return .movingHandle(
        end, from: end == .start ? text.selection.upperBound : text.selection.lowerBound,
        offset: CGSize(width: start.x - caret.midX, height: start.y - caret.midY))
    }
    // What can't be edited has no caret, and isn't selected by a press that moves.
    guard surface.takesText else { return .none }
    if isNearCaret(start) { return .movingCaret }
    guard surface.dragSelects else { return .none }
    let offset = surface.textCaret(at: start).offset
    return .selecting(offset..<offset, by: .character)
  }

  private func carry(to point: CGPoint) {
    guard case .movingHandle(_, _, let offset) = gesture else { return reach(point) }
    reach(CGPoint(x: point.x - offset.width, y: point.y - offset.height))
  }

  /// Moves what is carried to the place in the text that is nearest to a point; of whole words or
  /// paragraphs the text stays under the finger.
  func reach(_ point: CGPoint) {
    guard let surface else { return }
    let caret = surface.textCaret(at: point)
    switch gesture {
    case .none, .pressed: break
    case .movingCaret: surface.editor.select { $0.moveCaret(to: caret) }
    case .selecting(let part, let unit):
      surface.editor.select(showing: { unit == .character ? $0.caret : nil }) {
        $0.select(part, reaching: caret.offset, by: unit)
      }
    case .movingHandle(let end, let other, _):
      surface.editor.select { $0.select(from: other, to: caret.offset, carrying: end) }
    }
  }

  private func word(at point: CGPoint) -> Range<Int> {
    guard let surface else { return 0..<0 }
    return surface.editor.content.nearestWord(to: surface.textCaret(at: point).offset)
  }

  private func isNearCaret(_ point: CGPoint) -> Bool {
    guard let surface, surface.editor.content.selection.isEmpty else { return false }
    return surface.caretFrame.insetBy(dx: -Self.caretReach, dy: -Self.caretReach).contains(point)
  }

  // MARK: Long presses

  /// Waits for a finger that came down at a time and a point, and may have been kept back since.
  private func startTimer(_ point: CGPoint, since start: TimeInterval) {
    wait(max(start + Self.longPress - UIApplication.shared.clock.now, 0)) { [weak self] in
      self?.pickUp(at: point)
    }
  }

  /// Does something later, unless the finger does something else before.
  func wait(_ delay: TimeInterval, _ body: @escaping () -> Void) {
    let clock = UIApplication.shared.clock
    let token = clock.schedule(after: delay) { [weak self] in
      self?.timer = nil
      body()
    }
    timer = (clock, token)
  }

  private func stopTimer() {
    if let timer { timer.clock.cancel(timer.token) }
    timer = nil
  }

  private func pickUp(at point: CGPoint) {
    guard let surface, case .pressed = gesture else { return }
    let end = surface.isFirstResponder ? handles.end(at: point) : nil
    guard surface.isFirstResponder || beginEditing(at: point) else { return cancel() }
    if end != nil {
      gesture = carrying(from: point)
    } else if surface.takesText {
      gesture = .movingCaret
    } else {
      gesture = .selecting(word(at: point), by: .word)
    }
    carry(to: point)
  }

  // MARK: Handles

  /// Whether a finger takes a handle at a point of the surface.
  func hasHandle(at point: CGPoint) -> Bool { handles.end(at: point) != nil }

  /// Whether a recognizer that takes touches away may do so.
  func allows(_ recognizer: UIGestureRecognizer) -> Bool {
    if isCarrying { return false }
    guard let surface, let pan = recognizer as? UIPanGestureRecognizer else { return true }
    let (now, way) = (pan.location(in: surface), pan.wayFromStart)
    return !hasHandle(at: CGPoint(x: now.x - way.x, y: now.y - way.y))
  }

  /// Puts the caret and the handles where they belong after a change or a layout.
  func update() {
    guard let surface, surface.isFirstResponder else { return hide() }
    let text = surface.editor.content
    let isSelecting = !text.selection.isEmpty && text.marked == nil
    caret.stand(at: surface.caretFrame, isHidden: isSelecting || !surface.takesText)
    isSelecting ? handles.stand(on: surface) : handles.vanish()
    menu?.stand(over: targetInWindow)
    standLoupe()
    standFloating()
  }

  /// The place in the text that a finger carries: the caret's, or an end of the selection.
  private var carried: TextCaret? {
    guard let text = surface?.editor.content else { return nil }
    switch gesture {
    case .none, .pressed, .selecting: return nil
    case .movingCaret: return text.caret
    case .movingHandle: return text.caret(at: text.head < text.anchor ? .start : .end)
    }
  }

  /// Shows the glass as long as the caret is carried, which doesn't blink then, or a handle.
  private func updateLoupe() {
    guard carried != nil, let surface else {
      caret.isSteady = false
      loupe?.vanish()
      loupe = nil
      return
    }
    caret.isSteady = true
    if loupe == nil { loupe = Loupe(surface) }
    standLoupe()
  }

  private func standLoupe() {
    if let surface, let carried { loupe?.stand(at: surface.caretRect(at: carried)) }
  }

  /// Takes everything away as editing ends.
  func hide() {
    endFloating()
    caret.hide()
    handles.vanish()
    dismissMenu()
  }

  /// Told that the text or the selection has changed.
  func textDidChange() {
    if let surface, surface.isFirstResponder, surface.takesText { caret.show() }
    dismissMenu()
  }
}
