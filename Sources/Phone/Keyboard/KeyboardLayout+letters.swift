import Foundation
import UIKit

nonisolated extension KeyboardLayout {
  /// Makes the keys of a kind of keyboard; points count from the corner below the predictive bar.
  ///
  /// `hasEmoji` says whether emoji may be typed; else nothing leads to their keyboard.
  init(
    type: UIKeyboardType, plane: KeyboardPlane, metrics: KeyboardMetrics, hasEmoji: Bool = true
  ) {
    // The second row of letters begins half a letter further in than the first.
    let side = type.isDigitGrid ? metrics.gap : metrics.letterWidth * 0.75
    reach = CGSize(width: side, height: Self.verticalReach)
    if plane == .emoji {
      keys = Self.emojiKeys(metrics: metrics)
    } else if type.isDigitGrid || (type == .namePhonePad && plane != .letters && !metrics.isPad) {
      keys = Self.padKeys(type: type, plane: plane, metrics: metrics)
    } else if metrics.isFullSize {
      keys = Self.fullKeys(type: type, plane: plane, metrics: metrics, hasEmoji: hasEmoji)
    } else if metrics.isPad {
      keys = Self.tabletKeys(
        type: type, plane: plane, metrics: metrics, hasEmoji: hasEmoji)
    } else {
      var rows = RowBuilder(metrics)
      let texts = KeyboardTexts(type: type, plane: plane)
      rows.addRow(texts.first)
      rows.addRow(texts.second)
      rows.addShiftRow(texts.third, plane: plane)
      // Below the keys or beside them there may be room for the way to the emoji.
      let hasEmojiInRow = hasEmoji && Self.cornerFrame(metrics) == nil
      rows.addBottomRow(type: type, plane: plane, hasEmoji: hasEmojiInRow)
      let corner = hasEmoji ? Self.cornerFrame(metrics) : nil
      let emoji = corner.map { Key(action: .emoji, frame: $0, hasCap: false) }
      keys = rows.keys + [emoji].compactMap(\.self)
    }
  }
}

nonisolated extension UIKeyboardType {
  /// Whether the keyboard is a grid of digits.
  var isDigitGrid: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }
}

/// Places the keys of an iPhone's keyboard row by row.
nonisolated private struct RowBuilder {
  let metrics: KeyboardMetrics
  private(set) var keys: [Key] = []
  private var row = 0

  init(_ metrics: KeyboardMetrics) {
    self.metrics = metrics
  }

  private var y: CGFloat { metrics.firstRowTop + CGFloat(row) * metrics.rowPitch }

  private var minX: CGFloat { metrics.keysMinX }
  private var maxX: CGFloat { metrics.keysMinX + metrics.keysWidth }

  private mutating func add(_ action: Key.Action, x: CGFloat, width: CGFloat) {
    keys.append(
      Key(action: action, frame: CGRect(x: x, y: y, width: width, height: metrics.keyHeight)))
  }

  /// Letters of one width, in the middle.
  mutating func addRow(_ texts: [String]) {
    let width = metrics.letterWidth
    let pitch = width + metrics.gap
    let start = minX + (metrics.keysWidth - CGFloat(texts.count) * pitch + metrics.gap) / 2
    for (index, text) in texts.enumerated() {
      add(.type(text), x: start + CGFloat(index) * pitch, width: width)
    }
    row += 1
  }

  /// Shift or another plane, seven letters' room for texts, and delete.
  mutating func addShiftRow(_ texts: [String], plane: KeyboardPlane) {
    let action: Key.Action =
      switch plane {
      case .letters: .shift
      case .numbers: .show(.symbols)
      case .symbols, .emoji: .show(.numbers)
      }
    add(action, x: minX, width: metrics.shiftWidth)
    let room = 7 * metrics.letterWidth + 6 * metrics.gap
    let start = minX + (metrics.keysWidth - room) / 2
    let count = CGFloat(texts.count)
    let width = (room - (count - 1) * metrics.gap) / count
    for (index, text) in texts.enumerated() {
      add(.type(text), x: start + CGFloat(index) * (width + metrics.gap), width: width)
    }
    add(.delete, x: maxX - metrics.shiftWidth, width: metrics.shiftWidth)
    row += 1
  }

  /// The plane key, emoji, space with what the kind adds, return.
  ///
  /// Without emoji the plane key takes the room of both, as on iOS.
  mutating func addBottomRow(type: UIKeyboardType, plane: KeyboardPlane, hasEmoji: Bool) {
    let gap = metrics.gap
    var x = minX
    let turn = hasEmoji ? metrics.planeWidth : 2 * metrics.planeWidth + gap
    add(.show(plane == .letters ? .numbers : .letters), x: x, width: turn)
    x += turn + gap
    if hasEmoji {
      add(.emoji, x: x, width: metrics.planeWidth)
      x += metrics.planeWidth + gap
    }
    let end = maxX - metrics.returnWidth - gap
    let room = end - x
    let letter = metrics.letterWidth
    switch type {
    case .URL:
      let width = (room - 2 * gap) / 3
      for (index, text) in [".", "/", ".com"].enumerated() {
        add(.type(text), x: x + CGFloat(index) * (width + gap), width: width)
      }
    case .emailAddress, .twitter:
      add(.space, x: x, width: room - 2 * (letter + gap))
      let texts = type == .twitter ? ["@", "#"] : ["@", "."]
      add(.type(texts[0]), x: end - 2 * letter - gap, width: letter)
      add(.type(texts[1]), x: end - letter, width: letter)
    case .webSearch:
      add(.space, x: x, width: room - letter - gap)
      add(.type("."), x: end - letter, width: letter)
    default:
      add(.space, x: x, width: room)
    }
    add(.return, x: end + gap, width: metrics.returnWidth)
  }
}
