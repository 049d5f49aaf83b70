import Foundation
import Graphics

/// The strip above the keys with the words that are offered; its measures are ours, near to iOS.
nonisolated struct WordBar: Hashable, Sendable {
  var offers: [WordOffer] = []
  /// The offer under a finger.
  var pressed: Int?
  var colors = KeyboardColors.light
  /// What the keys share of the width.
  var keys: ClosedRange<CGFloat> = 0...0
  var height: CGFloat = 0

  /// The place of an offer, from the left: what was typed, the best, the next best.
  func frame(of index: Int) -> CGRect {
    let width = (keys.upperBound - keys.lowerBound) / CGFloat(WordOffer.limit)
    return CGRect(x: keys.lowerBound + CGFloat(index) * width, y: 0, width: width, height: height)
  }

  /// The offer at a point.
  func index(at point: CGPoint) -> Int? {
    offers.indices.first { frame(of: $0).contains(point) }
  }

  /// Draws the strip from its top left corner on.
  func draw(on canvas: Canvas) {
    guard !offers.isEmpty else { return }
    for index in 1..<WordOffer.limit {
      let line = CGRect(
        x: frame(of: index).minX - 0.5, y: height * 0.24, width: 1, height: height * 0.52)
      canvas.fill(line, with: colors.ink.multiplyingAlpha(by: 0.15))
    }
    for (index, offer) in offers.enumerated() {
      let place = frame(of: index)
      if index == pressed {
        canvas.fill(place.insetBy(dx: 4, dy: 4), cornerRadius: 5, with: colors.letter)
      }
      draw(offer.title, in: place, on: canvas)
    }
  }

  private func draw(_ title: String, in place: CGRect, on canvas: Canvas) {
    let size: CGFloat = 17
    let room = place.width - 16
    let width = TextLayout(title, font: Font(size: size)).size.width
    // Long words are made smaller rather than cut.
    let font = Font(size: size * min(room / max(width, 1), 1))
    let layout = TextLayout(title, font: font)
    let baseline = place.midY + font.capHeight / 2
    layout.draw(
      on: canvas,
      at: CGPoint(x: place.midX - layout.size.width / 2, y: baseline - layout.firstBaseline),
      color: colors.ink)
  }
}
