import Foundation
import Graphics

/// The predictive bar: the words above the keys, or what is offered in their place for a login; its
/// measures are ours, near to iOS.
nonisolated struct PredictiveBar: Hashable, Sendable {
  private static let textSize: CGFloat = 17
  /// The room at both ends of the button that offers passwords.
  private static let buttonMargin: CGFloat = 16
  /// The room for the key beside it.
  private static let keyRoom: CGFloat = 30

  var predictions: [Prediction] = []
  var passwords = PasswordsOffer.none
  var language = "en"
  /// The prediction under a finger, or 0 for the button.
  var pressed: Int?
  var colors = KeyboardColors.light
  /// What the keys share of the width.
  var keys: ClosedRange<CGFloat> = 0...0
  var height: CGFloat = 0

  /// Whether there is nothing to draw.
  var isEmpty: Bool { predictions.isEmpty && passwords == .none }

  /// The place of a prediction, from the left: what was typed, the best, the next best.
  func frame(of index: Int) -> CGRect {
    let width = (keys.upperBound - keys.lowerBound) / CGFloat(Prediction.limit)
    return CGRect(x: keys.lowerBound + CGFloat(index) * width, y: 0, width: width, height: height)
  }

  /// The prediction at a point, or 0 for the button that offers passwords.
  func index(at point: CGPoint) -> Int? {
    if passwords == .offered { return buttonFrame.contains(point) ? 0 : nil }
    return predictions.indices.first { frame(of: $0).contains(point) }
  }

  /// Draws the bar from its top left corner on.
  func draw(on canvas: Canvas) {
    if let title = KeyTitle.of(passwords, in: language) {
      return draw(title: title, withKey: passwords == .offered, on: canvas)
    }
    guard !predictions.isEmpty else { return }
    for index in 1..<Prediction.limit {
      let line = CGRect(
        x: frame(of: index).minX - 0.5, y: height * 0.24, width: 1, height: height * 0.52)
      canvas.fill(line, with: colors.ink.multiplyingAlpha(by: 0.15))
    }
    for (index, prediction) in predictions.enumerated() {
      let place = frame(of: index)
      if index == pressed { highlight(place, on: canvas) }
      draw(prediction.title, in: place.insetBy(dx: 8, dy: 0), on: canvas)
    }
  }

  private func highlight(_ place: CGRect, on canvas: Canvas) {
    canvas.fill(place.insetBy(dx: 4, dy: 4), cornerRadius: 5, with: colors.letter)
  }

  // MARK: Passwords

  private func layout(_ text: String, size: CGFloat = textSize) -> TextLayout {
    TextLayout(text, font: Font(size: size), language: language)
  }

  private var buttonFrame: CGRect {
    let title = KeyTitle.of(.offered, in: language) ?? ""
    let width = layout(title).size.width + Self.keyRoom + 2 * Self.buttonMargin
    let middle = (keys.lowerBound + keys.upperBound) / 2
    return CGRect(x: middle - width / 2, y: 0, width: width, height: height)
  }

  private func draw(title: String, withKey: Bool, on canvas: Canvas) {
    let place = CGRect(
      x: keys.lowerBound, y: 0, width: keys.upperBound - keys.lowerBound, height: height)
    guard withKey else { return draw(title, in: place, on: canvas) }
    let button = buttonFrame
    if pressed != nil { highlight(button, on: canvas) }
    KeyGlyph.passwords.draw(
      on: canvas,
      at: CGPoint(x: button.minX + Self.buttonMargin + Self.keyRoom / 2 - 4, y: button.midY),
      scale: 1, color: colors.ink)
    let text = CGRect(
      x: button.minX + Self.buttonMargin + Self.keyRoom, y: 0,
      width: button.width - 2 * Self.buttonMargin - Self.keyRoom, height: height)
    draw(title, in: text, on: canvas)
  }

  private func draw(_ title: String, in place: CGRect, on canvas: Canvas) {
    let width = layout(title).size.width
    // Long words are made smaller rather than cut.
    let size = Self.textSize * min(place.width / max(width - 0.01, 1), 1)
    layout(title, size: size).draw(
      on: canvas, around: CGPoint(x: place.midX, y: place.midY),
      letterHeight: Font(size: size).capHeight, color: colors.ink)
  }
}
