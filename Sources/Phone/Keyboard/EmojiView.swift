import Foundation
import Graphics
import UIKit

/// The emoji of their keyboard; they scroll, and a tap types one.
final class EmojiView: UIView, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let content: CanvasView
  private let drawn: Box<Picture>
  private var layout: EmojiLayout

  /// Told which emoji was tapped.
  var didChoose: (String) -> Void = { _ in }
  /// Told when another group has come into sight.
  var didReach: (EmojiCategory) -> Void = { _ in }

  /// What is drawn, and how.
  private struct Picture: Equatable {
    var layout: EmojiLayout
    var language: String
    var ink: Color
  }

  init(metrics: KeyboardMetrics) {
    layout = EmojiLayout(metrics: metrics)
    let drawn = Box(Picture(layout: layout, language: "en", ink: .black))
    self.drawn = drawn
    content = CanvasView { canvas, _ in Self.draw(drawn.value, on: canvas) }
    super.init(frame: CGRect(origin: .zero, size: layout.size))
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceHorizontal = true
    scrollView.scrollsToTop = false
    scrollView.delegate = self
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] tap in
      guard let self, tap.state == .ended else { return }
      if let emoji = layout.emoji(at: tap.location(in: content)) { didChoose(emoji) }
    }
    scrollView.addGestureRecognizer(tap)
    scrollView.addSubview(content)
    addSubview(scrollView)
    resize()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Shows the emoji as high and wide as a keyboard is.
  func show(metrics: KeyboardMetrics, state: KeyboardState) {
    let new = Picture(
      layout: EmojiLayout(metrics: metrics), language: state.language,
      ink: state.colors.faintInk)
    guard new != drawn.value else { return }
    let category = layout.category(atOffset: scrollView.contentOffset.x)
    let isResized = new.layout != layout
    drawn.value = new
    layout = new.layout
    content.setNeedsDisplay()
    if isResized {
      resize()
      show(category)
    }
  }

  private func resize() {
    UIView.performWithoutAnimation {
      bounds.size = layout.size
      scrollView.frame = bounds
      scrollView.contentSize = CGSize(width: layout.contentWidth, height: layout.size.height)
      content.frame = CGRect(origin: .zero, size: scrollView.contentSize)
    }
  }

  /// Scrolls to the beginning of a group.
  func show(_ category: EmojiCategory) {
    scrollView.setContentOffset(CGPoint(x: layout.offset(of: category), y: 0), animated: false)
    didReach(category)
  }

  /// Where one stands on the screen if it is in sight.
  func place(of emoji: String) -> CGPoint? {
    for section in layout.sections {
      guard let index = section.category.emoji.firstIndex(of: emoji) else { continue }
      let frame = layout.frame(of: index, in: section)
      return content.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }
    return nil
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
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
    for section in layout.sections {
      guard section.maxX > clip.minX, section.minX < clip.maxX else { continue }
      let title = TextLayout(
        section.category.title(in: picture.language), font: Font(size: 12, weight: 600),
        language: picture.language)
      title.draw(on: canvas, at: CGPoint(x: section.minX + 6, y: 8), color: picture.ink)
      for index in layout.indices(of: section, from: clip.minX, to: clip.maxX) {
        let place = layout.frame(of: index, in: section)
        let emoji = TextLayout(section.category.emoji[index], font: font)
        emoji.draw(
          on: canvas,
          at: CGPoint(
            x: place.midX - emoji.size.width / 2, y: place.midY - emoji.size.height / 2),
          color: .black)
      }
    }
  }
}
