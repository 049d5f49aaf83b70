import Foundation
import Graphics
import UIKit

/// How a key looks at a moment; the sizes and places of what stands on it are ours, near to iOS.
nonisolated struct KeyLook: Hashable, Sendable {
  /// What stands on a cap.
  enum Mark: Hashable, Sendable {
    case text(String, size: CGFloat, weight: Int)
    /// A text below a second one that a finger has pulled down by a share of the way.
    case pair(String, second: String, size: CGFloat, pulled: CGFloat)
    /// A text below another of the same size.
    case stack(String, upper: String)
    /// A word in a lower corner.
    case word(String, Key.Corner)
    /// A digit over the letters of a telephone.
    case digit(String, letters: String)
    case glyph(KeyGlyph)
    case category(EmojiCategory)
  }

  var mark: Mark
  /// The cap; nil for none.
  var fill: Color?
  var ink: Color
  /// The line below the cap.
  var shadow: Color
  var cornerRadius: CGFloat
  /// The language of words on the key.
  var language = "en"

  /// The line below a cap reaches one point beyond it (measured on iOS by others).
  static let shadowHeight: CGFloat = 1

  /// Draws the key into a rectangle that ends with the shadow's line.
  func draw(on canvas: Canvas, in bounds: CGRect) {
    var cap = bounds
    cap.size.height -= Self.shadowHeight
    if let fill {
      canvas.fill(
        cap.offsetBy(dx: 0, dy: Self.shadowHeight), cornerRadius: cornerRadius, with: shadow)
      canvas.fill(cap, cornerRadius: cornerRadius, with: fill)
    }
    let centre = CGPoint(x: cap.midX, y: cap.midY)
    switch mark {
    case .text(let text, let size, let weight):
      let font = Font(size: size, weight: weight)
      let width = TextLayout(text, font: font, language: language).size.width
      // Long words are made smaller rather than cut.
      let share = min((cap.width - 8) / max(width, 1), 1)
      draw(
        text, text.count > 1 ? Font(size: size * share, weight: weight) : font, on: canvas,
        at: centre)
    case .pair(let first, let second, let size, let pulled):
      draw(first, over: second, size: size, pulled: pulled, on: canvas, in: cap)
    case .stack(let lower, let upper):
      let font = Font(size: min((cap.height * 0.38).rounded(), 20))
      draw(upper, font, on: canvas, at: CGPoint(x: centre.x, y: cap.midY - cap.height * 0.22))
      draw(lower, font, on: canvas, at: CGPoint(x: centre.x, y: cap.midY + cap.height * 0.22))
    case .word(let word, let corner): draw(word, in: corner, of: cap, on: canvas)
    case .digit(let digit, let letters) where letters.isEmpty:
      draw(digit, Font(size: 25), on: canvas, at: centre)
    case .digit(let digit, let letters):
      let isLow = cap.height < 40
      let up: CGFloat = isLow ? 4.5 : 6
      draw(
        digit, Font(size: isLow ? 20 : 25), on: canvas,
        at: CGPoint(x: centre.x, y: centre.y - up))
      draw(
        letters, Font(size: isLow ? 8.5 : 10, weight: 600), on: canvas,
        at: CGPoint(x: centre.x, y: centre.y + (isLow ? 9 : 12.5)), kern: 2)
    case .glyph(let glyph):
      // A face on a cap is smaller than one that stands alone; ours.
      let scale: CGFloat = fill != nil && glyph == .emoji ? 0.85 : 1
      glyph.draw(on: canvas, at: centre, scale: scale, color: ink)
    case .category(let category):
      category.symbol.draw(
        on: canvas, around: centre, side: Self.symbolSide, pen: 1.6, color: ink)
    }
  }

  private func draw(_ word: String, in corner: Key.Corner, of cap: CGRect, on canvas: Canvas) {
    let font = Font(size: 16)
    let width = TextLayout(word, font: font, language: language).size.width
    let (side, bottom): (CGFloat, CGFloat) = (10, 15)
    let x = corner == .left ? cap.minX + side + width / 2 : cap.maxX - side - width / 2
    draw(word, font, on: canvas, at: CGPoint(x: x, y: cap.maxY - bottom))
  }

  /// Draws a text, and a second one above it that takes its place as it is pulled down.
  private func draw(
    _ first: String, over second: String, size: CGFloat, pulled: CGFloat, on canvas: Canvas,
    in cap: CGRect
  ) {
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * pulled }
    func place(_ share: CGFloat) -> CGPoint {
      CGPoint(x: cap.midX, y: cap.midY + cap.height * share)
    }
    let isLower = first.first?.isLowercase == true
    let weight = isLower ? 350 : 400
    if pulled < 1 {
      draw(
        first, Font(size: between(size, size * 0.5).rounded(), weight: weight), on: canvas,
        at: place(between(0.12, 0.34)), color: ink.multiplyingAlpha(by: 1 - pulled))
    }
    draw(
      second, Font(size: between(size * 0.62, size).rounded()), on: canvas,
      at: place(between(-0.25, 0)), color: ink.multiplyingAlpha(by: between(0.46, 1)))
  }

  /// How large a group's symbol is, in points.
  private static let symbolSide: CGFloat = 20

  /// Draws a line of text so that its letters' middle lies on a point.
  private func draw(
    _ text: String, _ font: Font, on canvas: Canvas, at centre: CGPoint, kern: CGFloat = 0,
    color: Color? = nil
  ) {
    let layout = TextLayout(
      [TextRun(text: text, font: font, kern: kern)], language: language)
    let isLower = text.count == 1 && text.first?.isLowercase == true
    // The room behind the last letter is no part of what is centred.
    layout.draw(
      on: canvas, around: CGPoint(x: centre.x + kern / 2, y: centre.y),
      letterHeight: isLower ? font.xHeight + 1 : font.capHeight, color: color ?? ink)
  }
}
