import Foundation
import Graphics
import UIKit

/// The predictive bar: the words above the keys, or what is offered in their place for a login; its
/// measures are ours, near to iOS.
nonisolated struct PredictiveBar: Hashable, Sendable {
  private static let textSize: CGFloat = 17
  /// How small a long word is made before it is cut, as a share of its size; ours.
  private static let smallestShare: CGFloat = 0.8
  /// The room at both ends of a word's place, in points; ours.
  private static let wordMargin: CGFloat = 8
  /// The room at both ends of the button that offers passwords.
  private static let buttonMargin: CGFloat = 16
  /// The room for the key beside it.
  private static let keyRoom: CGFloat = 30

  /// The room for a button on an iPad, and beside all of them.
  private static let shortcutWidth: CGFloat = 52
  private static let shortcutMargin: CGFloat = 10
  private static let symbolSide: CGFloat = 22

  /// What a finger may be on.
  enum Part: Hashable, Sendable {
    /// A word, by its place.
    case word(Int)
    case passwords
    /// A button, by its place.
    case shortcut(Int)
  }

  var predictions: [Prediction] = []
  var passwords = PasswordsOffer.none
  var language = "en"
  var shortcuts: [Shortcut] = []
  /// What is under a finger.
  var pressed: Part?
  var colors = KeyboardColors.light
  /// What the keys share of the width.
  var keys: ClosedRange<CGFloat> = 0...0
  var height: CGFloat = 0

  /// Whether there is nothing to draw.
  var isEmpty: Bool { predictions.isEmpty && passwords == .none && shortcuts.isEmpty }

  /// What the words share: the middle where there are buttons at the side.
  private var room: ClosedRange<CGFloat> {
    guard let last = shortcuts.indices.last else { return keys }
    let side = shortcutFrame(of: last).maxX + Self.shortcutMargin - keys.lowerBound
    return (keys.lowerBound + side)...(keys.upperBound - side)
  }

  /// The place of a button, from the left.
  func shortcutFrame(of index: Int) -> CGRect {
    CGRect(
      x: keys.lowerBound + Self.shortcutMargin + CGFloat(index) * Self.shortcutWidth, y: 0,
      width: Self.shortcutWidth, height: height)
  }

  /// How many words share the room: three (iOS), or only those that are there as soon as one of
  /// them needs more than a third.
  private var places: Int {
    let room = (room.upperBound - room.lowerBound) / CGFloat(Prediction.limit)
    let isLong = predictions.contains {
      layout($0.title).size.width > room - 2 * Self.wordMargin
    }
    return isLong ? predictions.count : Prediction.limit
  }

  /// The place of a prediction, from the left: what was typed, the best, the next best; the middle
  /// for one that is alone.
  func frame(of index: Int) -> CGRect {
    let places = places
    let place = predictions.count == 1 ? places / 2 : index
    let width = (room.upperBound - room.lowerBound) / CGFloat(places)
    return CGRect(x: room.lowerBound + CGFloat(place) * width, y: 0, width: width, height: height)
  }

  /// What a finger at a point means.
  func part(at point: CGPoint) -> Part? {
    let button = shortcuts.indices.first { shortcutFrame(of: $0).contains(point) }
    if let button { return shortcuts[button].isEnabled ? .shortcut(button) : nil }
    if passwords == .offered { return buttonFrame.contains(point) ? .passwords : nil }
    return predictions.indices.first { frame(of: $0).contains(point) }.map { .word($0) }
  }

  /// Draws the bar from its top left corner on.
  func draw(on canvas: Canvas) {
    for index in shortcuts.indices { drawShortcut(index, on: canvas) }
    if let title = KeyTitle.of(passwords, in: language) {
      return draw(title: title, withKey: passwords == .offered, on: canvas)
    }
    guard !predictions.isEmpty else { return }
    for index in 1..<places where predictions.count > 1 {
      let line = CGRect(
        x: frame(of: index).minX - 0.5, y: height * 0.24, width: 1, height: height * 0.52)
      canvas.fill(line, with: colors.ink.multiplyingAlpha(by: 0.15))
    }
    for (index, prediction) in predictions.enumerated() {
      let place = frame(of: index)
      if .word(index) == pressed { highlight(place, on: canvas) }
      draw(prediction.title, in: place.insetBy(dx: Self.wordMargin, dy: 0), on: canvas)
    }
  }

  private func highlight(_ place: CGRect, on canvas: Canvas) {
    canvas.fill(place.insetBy(dx: 4, dy: 4), cornerRadius: 5, with: colors.letter)
  }

  private func drawShortcut(_ index: Int, on canvas: Canvas) {
    let place = shortcutFrame(of: index)
    if .shortcut(index) == pressed { highlight(place, on: canvas) }
    let shortcut = shortcuts[index]
    shortcut.command.symbol?.draw(
      on: canvas, around: CGPoint(x: place.midX, y: place.midY), side: Self.symbolSide, pen: 1.7,
      color: colors.ink.multiplyingAlpha(by: shortcut.isEnabled ? 0.85 : 0.28))
  }

  // MARK: Passwords

  private func layout(_ text: String) -> TextLayout {
    TextLayout(text, font: Font(size: Self.textSize), language: language)
  }

  private var buttonFrame: CGRect {
    let title = KeyTitle.of(.offered, in: language) ?? ""
    let width = layout(title).size.width + Self.keyRoom + 2 * Self.buttonMargin
    let middle = (room.lowerBound + room.upperBound) / 2
    return CGRect(x: middle - width / 2, y: 0, width: width, height: height)
  }

  private func draw(title: String, withKey: Bool, on canvas: Canvas) {
    let place = CGRect(
      x: room.lowerBound, y: 0, width: room.upperBound - room.lowerBound, height: height)
    guard withKey else { return draw(title, in: place, on: canvas) }
    let button = buttonFrame
    if pressed == .passwords { highlight(button, on: canvas) }
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
    // A long word is made a little smaller, and then keeps both its ends.
    let share = min(place.width / max(width - 0.01, 1), 1)
    let size = Self.textSize * max(share, Self.smallestShare)
    let text = TextLayout(
      title, font: Font(size: size),
      width: share < Self.smallestShare ? place.width : .infinity, maximumLines: 1,
      lineBreak: .byTruncatingMiddle, language: language)
    text.draw(
      on: canvas, around: CGPoint(x: place.midX, y: place.midY),
      letterHeight: Font(size: size).capHeight, color: colors.ink)
  }
}

nonisolated extension EditingCommand {
  /// What stands for the command on a bar.
  fileprivate var symbol: SymbolShape? {
    switch self {
    case .undo: SymbolShape.all["arrow.uturn.left"]
    case .redo: SymbolShape.all["arrow.uturn.right"]
    case .cut: SymbolShape.all["scissors"]
    case .copy: SymbolShape.all["doc.on.doc"]
    case .paste: SymbolShape.all["doc.on.clipboard"]
    default: nil
    }
  }
}
