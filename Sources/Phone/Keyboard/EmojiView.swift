import Foundation
import Graphics
import UIKit

/// The emoji of their keyboard; they scroll, and a tap types one.
final class EmojiView: UIView, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let fingers = EmojiTouches()
  private let rest = UILongPressGestureRecognizer()
  /// All emoji, as far as they reach.
  let content: CanvasView
  /// The groups' titles, which stay in sight as long as their groups are.
  private let titles: CanvasView
  private let drawn: Box<Picture>
  private let offset = Box<CGFloat>(0)
  private(set) var choices = EmojiChoices()
  private var tones: (emoji: String, menu: KeyMenu, selected: Box<Int?>, view: CanvasView)?
  /// The bubble above a finger.
  var popup: (popup: KeyPopup, view: CanvasView)?
  private(set) var metrics: KeyboardMetrics
  let colors = Box(KeyboardColors.light)

  /// Told which emoji was tapped.
  var didChoose: (String) -> Void = { _ in }
  /// Told when another group has come into sight.
  var didReach: (EmojiCategory) -> Void = { _ in }

  /// What is drawn, and how.
  private struct Picture: Equatable {
    var layout: EmojiLayout
    var choices: EmojiChoices
    var language: String
    var ink: Color
  }

  /// Where the emoji stand.
  var layout: EmojiLayout { drawn.value.layout }

  init(metrics: KeyboardMetrics) {
    self.metrics = metrics
    let (choices, offset) = (choices, offset)
    let layout = EmojiLayout(metrics: metrics, recents: choices.recents)
    let drawn = Box(Picture(layout: layout, choices: choices, language: "en", ink: .black))
    self.drawn = drawn
    content = CanvasView { canvas, _ in Self.draw(drawn.value, on: canvas) }
    titles = CanvasView { canvas, _ in
      Self.drawTitles(drawn.value, scrolledBy: offset.value, on: canvas)
    }
    super.init(frame: CGRect(origin: .zero, size: layout.size))
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceHorizontal = true
    scrollView.scrollsToTop = false
    scrollView.delegate = self
    addRecognizers()
    fingers.didTouch = { [weak self] place in
      // One that rests for long is followed by its recognizer.
      guard let self, rest.state != .began, rest.state != .changed else { return }
      showPopup(at: place)
    }
    scrollView.addSubview(fingers)
    scrollView.addSubview(content)
    addSubview(scrollView)
    addSubview(titles)
    resize()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func addRecognizers() {
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] tap in
      guard let self, tap.state == .ended else { return }
      let place = tap.location(in: content)
      showPopup(at: place)
      hidePopup(lingers: true)
      type(at: place)
    }
    rest.addHandler { [weak self] in self?.hold($0) }
    scrollView.addGestureRecognizer(tap)
    scrollView.addGestureRecognizer(rest)
  }

  /// Starts anew with the emoji that were used last.
  func begin() {
    update { $0.layout = EmojiLayout(metrics: metrics, recents: choices.recents) }
    show(.recents)
  }

  /// Shows the emoji as high and wide as a keyboard is.
  func show(metrics: KeyboardMetrics, state: KeyboardState) {
    let category = layout.category(atOffset: scrollView.contentOffset.x)
    self.metrics = metrics
    if colors.value != state.colors {
      colors.value = state.colors
      for view in [popup?.view, tones?.view] { view?.setNeedsDisplay() }
    }
    let recents = layout.sections.first?.emoji ?? []
    let isResized = update {
      $0.layout = EmojiLayout(metrics: metrics, recents: recents)
      ($0.language, $0.ink) = (state.language, state.colors.faintInk)
    }
    if isResized { show(category) }
  }

  /// Draws what has changed; true if it is placed otherwise.
  @discardableResult
  private func update(_ change: (inout Picture) -> Void) -> Bool {
    let old = drawn.value
    change(&drawn.value)
    guard drawn.value != old else { return false }
    content.setNeedsDisplay()
    titles.setNeedsDisplay()
    guard drawn.value.layout != old.layout else { return false }
    hidePopup()
    hideTones()
    resize()
    return true
  }

  private func resize() {
    UIView.performWithoutAnimation {
      bounds.size = layout.size
      scrollView.frame = bounds
      scrollView.contentSize = CGSize(width: layout.contentWidth, height: layout.size.height)
      content.frame = CGRect(origin: .zero, size: scrollView.contentSize)
      fingers.frame = content.frame
      titles.frame = CGRect(
        x: 0, y: 0, width: layout.size.width, height: EmojiLayout.titleHeight)
    }
  }

  /// Scrolls to the beginning of a group.
  func show(_ category: EmojiCategory) {
    scrollView.setContentOffset(CGPoint(x: layout.offset(of: category), y: 0), animated: false)
    didReach(category)
  }

  // MARK: Typing

  private func type(at point: CGPoint) {
    guard let (emoji, _) = layout.emoji(at: point) else { return }
    type(choices.shown(emoji))
  }

  private func type(_ emoji: String) {
    choices.use(emoji)
    didChoose(emoji)
  }

  /// Notes an emoji that has come from elsewhere, as from another keyboard, as one that was used.
  func note(_ emoji: String) {
    let plain = EmojiTone.plain(emoji)
    let groups = layout.sections.filter { $0.category != .recents }
    guard groups.contains(where: { $0.emoji.contains(plain) }) else { return }
    if let tone = EmojiTone.all(of: plain)?.firstIndex(of: emoji), tone > 0 {
      choices.choose(tone: tone, of: plain)
      update { $0.choices = choices }
    }
    choices.use(emoji)
  }

  /// What is seen: how far it is scrolled, in points, and the emoji in the tones that they have.
  var page: String {
    let emoji = layout.sections.flatMap(\.emoji).map(choices.shown)
    return "\(scrollView.contentOffset.x) \(emoji.joined())"
  }

  /// A held emoji offers the tones of skin that it comes in; any other is typed as by a tap.
  private func hold(_ press: UIGestureRecognizer) {
    let place = press.location(in: content)
    switch press.state {
    case .began:
      showPopup(at: place)
      if let (emoji, frame) = layout.emoji(at: place) { showTones(of: emoji, over: frame) }
    case .changed where tones == nil: showPopup(at: place)
    case .changed: selectTone(at: press.location(in: superview))
    case .ended:
      guard let tones else {
        hidePopup(lingers: true)
        return type(at: place)
      }
      if let selected = tones.selected.value { choose(selected, of: tones.emoji) }
      hideTones()
    default:
      hidePopup()
      hideTones()
    }
  }

  private func choose(_ tone: Int, of emoji: String) {
    choices.choose(tone: tone, of: emoji)
    update { $0.choices = choices }
    type(choices.shown(emoji))
  }

  private func showTones(of emoji: String, over frame: CGRect) {
    let plain = EmojiTone.plain(emoji)
    guard let superview, let all = EmojiTone.all(of: plain) else { return }
    let chosen = all.firstIndex(of: choices.shown(emoji)) ?? 0
    let menu = KeyMenu(
      tones: all, chosen: chosen, key: content.convert(frame, to: superview),
      metrics: metrics)
    let selected = Box<Int?>(chosen)
    let view = CanvasView(frame: menu.frame) { [colors] canvas, _ in
      menu.draw(on: canvas, selected: selected.value, colors: colors.value)
    }
    hidePopup()
    superview.addSubview(view)
    tones = (plain, menu, selected, view)
  }

  private func selectTone(at point: CGPoint) {
    guard let tones else { return }
    let index = tones.menu.index(at: point)
    guard index != tones.selected.value else { return }
    tones.selected.value = index
    tones.view.setNeedsDisplay()
  }

  /// The row of tones that is offered; nil for none.
  var shownTones: KeyMenu? { tones?.menu }

  /// Takes the row of tones away.
  func hideTones() {
    tones?.view.removeFromSuperview()
    tones = nil
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offset.value = scrollView.contentOffset.x
    titles.setNeedsDisplay()
    // The last groups are all in sight at the end; a group that was asked for stays chosen there.
    guard scrollView.isTracking || scrollView.isDecelerating else { return }
    didReach(layout.category(atOffset: scrollView.contentOffset.x))
  }

  // What no emoji is at isn't for the keys below.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private static func draw(_ picture: Picture, on canvas: Canvas) {
    let layout = picture.layout
    let clip = canvas.clipInPoints
    let font = Font(size: layout.fontSize)
    for section in layout.sections where section.maxX > clip.minX && section.minX < clip.maxX {
      for index in layout.indices(of: section, from: clip.minX, to: clip.maxX) {
        let place = layout.frame(of: index, in: section)
        let emoji = TextLayout(picture.choices.shown(section.emoji[index]), font: font)
        emoji.draw(
          on: canvas,
          at: CGPoint(
            x: place.midX - emoji.size.width / 2, y: place.midY - emoji.size.height / 2),
          color: .black)
      }
    }
  }

  private static func drawTitles(
    _ picture: Picture, scrolledBy offset: CGFloat, on canvas: Canvas
  ) {
    for section in picture.layout.sections {
      let title = TextLayout(
        section.category.title(in: picture.language), font: Font(size: 12, weight: 600),
        language: picture.language)
      let x = picture.layout.titleX(of: section, width: title.size.width, scrolledBy: offset)
      guard x < picture.layout.size.width, x + title.size.width > 0 else { continue }
      title.draw(on: canvas, at: CGPoint(x: x, y: 8), color: picture.ink)
    }
  }
}
