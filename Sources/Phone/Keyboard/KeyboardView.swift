import Foundation
import Graphics
import UIKit

/// The software keyboard's picture: background, keys and the bubbles above fingers.
///
/// Each key is a view of its own, so that a pressed key redraws no other.
final class KeyboardView: UIView {
  let background: CanvasView
  let keysView = UIView()
  private let bar = Box(PredictiveBar())
  private let barView: CanvasView
  let colors = Box(KeyboardColors.light)
  private var caps: [KeyCap] = []
  var popups: [UITouch: (popup: KeyPopup, view: CanvasView)] = [:]
  var menu: (view: CanvasView, menu: KeyMenu, selected: Box<Int?>)?

  private(set) var layout = KeyboardLayout(keys: [], reach: .zero)
  private(set) var metrics: KeyboardMetrics
  var state = KeyboardState()
  /// What is held.
  var holds = KeyboardHolds() {
    didSet { if holds != oldValue { updateHolds() } }
  }
  /// The emoji, once they have been asked for.
  var emojiView: EmojiView?

  /// Told which emoji was tapped.
  var didChooseEmoji: (String) -> Void = { _ in }

  /// Gets the fingers on the keys.
  weak var touchTarget: KeyboardTouches?

  init(metrics: KeyboardMetrics) {
    self.metrics = metrics
    let colors = colors
    background = CanvasView { canvas, bounds in canvas.fill(bounds, with: colors.value.background) }
    let bar = bar
    barView = CanvasView { canvas, _ in bar.value.draw(on: canvas) }
    super.init(frame: CGRect(origin: .zero, size: metrics.size))
    isMultipleTouchEnabled = true
    keysView.isUserInteractionEnabled = false
    addSubview(background)
    addSubview(keysView)
    keysView.addSubview(barView)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Where the keyboard and its parts are, in points.
  struct Place: Equatable {
    /// Everything, in points of the screen.
    var frame: CGRect
    /// The app's own view on top.
    var accessoryHeight: CGFloat
    /// Where the rows of keys begin.
    var keysTop: CGFloat

    func moved(to frame: CGRect) -> Place {
      var place = self
      place.frame = frame
      return place
    }
  }

  /// Where the keyboard is or will be when it rests.
  private(set) var place = Place(frame: .zero, accessoryHeight: 0, keysTop: 0)

  /// Goes to a place; the keys stay where they are on the screen while what is above them changes.
  func place(_ place: Place) {
    self.place = place
    frame = place.frame
    background.frame = CGRect(
      x: 0, y: place.accessoryHeight, width: place.frame.width,
      height: place.frame.height - place.accessoryHeight)
    keysView.frame.origin.y = place.keysTop
    placeEmoji()
    accessory?.frame = CGRect(
      x: 0, y: 0, width: place.frame.width, height: place.accessoryHeight)
  }

  /// The app's own view on top of the keyboard.
  var accessory: UIView? {
    didSet {
      guard accessory !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      guard let accessory else { return }
      UIView.performWithoutAnimation {
        accessory.frame = CGRect(
          x: 0, y: 0, width: frame.width, height: accessory.frame.height)
      }
      addSubview(accessory)
    }
  }

  /// Whether the keys and the bar are blank, while a finger on them moves the caret; the keys keep
  /// the look that they have then, whatever the caret passes.
  var hidesMarks = false {
    didSet {
      guard hidesMarks != oldValue else { return }
      state.hidesMarks = hidesMarks
      blankShift = hidesMarks ? state.shift : nil
      updateBar()
      updateLooks()
    }
  }

  /// What shift was as the keys went blank.
  private var blankShift: ShiftState?

  /// Shows keys in a state; what stays the same isn't drawn again.
  func show(_ layout: KeyboardLayout, metrics: KeyboardMetrics, state: KeyboardState) {
    if state.isDark != self.state.isDark {
      colors.value = state.colors
      recolour()
    }
    let isNew = layout != self.layout || metrics != self.metrics
    self.metrics = metrics
    let (category, plane) = (self.state.category, self.state.plane)
    self.state = state
    self.state.hidesMarks = hidesMarks
    self.state.category = category
    updateBar()
    updateEmoji(isNew: plane != .emoji)
    if isNew {
      self.layout = layout
      replaceCaps()
    } else {
      updateLooks()
    }
    updatePopups()
  }

  private func replaceCaps() {
    UIView.performWithoutAnimation {
      for cap in caps.dropFirst(layout.keys.count) { cap.view.removeFromSuperview() }
      caps = Array(caps.prefix(layout.keys.count))
      for (index, key) in layout.keys.enumerated() {
        if index == caps.count {
          let cap = KeyCap(look(of: index))
          caps.append(cap)
          keysView.addSubview(cap.view)
        }
        var frame = key.frame
        frame.size.height += KeyLook.shadowHeight
        caps[index].view.frame = frame
      }
      updateLooks()
    }
  }

  // MARK: Keys

  /// How a key looks at the moment.
  func look(of index: Int) -> KeyLook {
    var state = state
    state.shift = blankShift ?? state.shift
    return KeyLook(
      layout.keys[index], state: state, isPressed: holds.holds(index),
      cornerRadius: metrics.cornerRadius, pulled: holds.pulled(index))
  }

  func updateLooks() {
    for (index, cap) in caps.enumerated() { cap.look = look(of: index) }
  }

  // MARK: The bar

  /// Shows what is on the predictive bar, and which part of it is held.
  func updateBar() {
    let (start, end) = (metrics.keysMinX, metrics.keysMinX + metrics.keysWidth)
    var new = PredictiveBar(
      language: state.language, pressed: holds.barPart, colors: state.colors,
      keys: metrics.isLandscape ? start...end : 0...metrics.width,
      height: metrics.predictiveBarHeight)
    if !hidesMarks {
      (new.predictions, new.passwords) = (state.predictions, state.passwords)
      new.shortcuts = state.shortcuts
    }
    guard new != bar.value else { return }
    bar.value = new
    UIView.performWithoutAnimation {
      barView.frame = CGRect(
        x: 0, y: -new.height, width: metrics.width, height: new.height)
      barView.isHidden = new.isEmpty
    }
    barView.setNeedsDisplay()
  }

  /// What of the bar is at a point of the keys' area.
  func barPart(at point: CGPoint) -> PredictiveBar.Part? {
    bar.value.part(at: CGPoint(x: point.x, y: point.y + bar.value.height))
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { touchTarget?.began(touch, at: touch.location(in: keysView)) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { touchTarget?.moved(touch, to: touch.location(in: keysView)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { touchTarget?.ended(touch) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { touchTarget?.cancelled(touch) }
  }
}
