import Foundation
import UIKit

nonisolated extension KeyboardLayout {
  /// The five rows of the largest iPads, with nearly all keys of a hardware keyboard; the widths of
  /// the outer keys are ours.
  ///
  /// There is one plane of signs beside the letters.
  static func fullKeys(
    type: UIKeyboardType, plane: KeyboardPlane, metrics: KeyboardMetrics, hasEmoji: Bool
  ) -> [Key] {
    var rows = FullRows(metrics: metrics)
    let texts = KeyboardTexts.full(plane: plane)
    let isLetters = plane == .letters
    rows.add(texts[0], to: .delete)
    rows.add(from: .type("\t"), texts[1])
    rows.add(from: isLetters ? .capsLock : .undo, texts[2], to: .return)
    let side: Key.Action = isLetters ? .shift : .redo
    rows.add(from: side, texts[3], to: side)
    let extra: [String] =
      switch type {
      case .emailAddress: ["@"]
      case .URL: [".com"]
      default: []
      }
    let turn = Key.Action.show(isLetters ? .numbers : .letters)
    rows.addBottom(turn: turn, extra: extra, hasEmoji: hasEmoji)
    return rows.keys
  }
}

/// Places the keys row by row.
nonisolated private struct FullRows {
  let metrics: KeyboardMetrics
  private(set) var keys: [Key] = []
  private var row = 0

  init(metrics: KeyboardMetrics) {
    self.metrics = metrics
  }

  /// A text and what shift makes of it.
  typealias Texts = [(text: String, shifted: String?)]

  private mutating func add(
    _ action: Key.Action, from start: CGFloat, to end: CGFloat, shifted: String? = nil,
    corner: Key.Corner? = nil
  ) {
    let top = metrics.firstRowTop
    let y = row == 0 ? 0 : metrics.numberRowPitch + CGFloat(row - 1) * metrics.rowPitch
    let height = (row == 0 ? metrics.numberRowPitch : metrics.rowPitch) - metrics.rowGap
    let frame = CGRect(x: start, y: top + y, width: end - start, height: height)
    keys.append(Key(action: action, frame: frame, shifted: shifted, corner: corner))
  }

  /// A row of texts between keys at its ends, which share the room that is left.
  mutating func add(from first: Key.Action? = nil, _ texts: Texts, to last: Key.Action? = nil) {
    let (letter, gap) = (metrics.letterWidth, metrics.gap)
    let (minX, maxX) = (metrics.keysMinX, metrics.keysMinX + metrics.keysWidth)
    let ends: CGFloat = (first == nil ? 0 : 1) + (last == nil ? 0 : 1)
    let room = metrics.keysWidth - CGFloat(texts.count) * (letter + gap) + gap
    let end = (room - ends * gap) / ends
    var x = minX
    if let first {
      add(first, from: x, to: x + end, corner: .left)
      x += end + gap
    }
    for (text, shifted) in texts {
      add(.type(text), from: x, to: x + letter, shifted: shifted)
      x += letter + gap
    }
    if let last { add(last, from: x, to: maxX, corner: .right) }
    row += 1
  }

  /// Emoji, other signs, space with what the kind adds, and what puts the keyboard away.
  mutating func addBottom(turn: Key.Action, extra: [String], hasEmoji: Bool) {
    let (letter, gap) = (metrics.letterWidth, metrics.gap)
    let wide = letter * 1.75
    var (start, end) = (metrics.keysMinX, metrics.keysMinX + metrics.keysWidth)
    if hasEmoji {
      add(.emoji, from: start, to: start + wide)
      start += wide + gap
    }
    add(turn, from: start, to: start + wide, corner: .left)
    start += wide + gap
    add(.dismiss, from: end - wide, to: end)
    end -= wide + gap
    add(turn, from: end - wide, to: end, corner: .right)
    end -= wide + gap
    for text in extra.reversed() {
      add(.type(text), from: end - letter, to: end)
      end -= letter + gap
    }
    add(.space, from: start, to: end)
  }
}

nonisolated extension KeyboardTexts {
  /// What stands on the first four rows of the largest iPads, beside the outer keys, and what shift
  /// makes of those that are no letters.
  fileprivate static func full(plane: KeyboardPlane) -> [FullRows.Texts] {
    let isLetters = plane == .letters
    let rows =
      isLetters
      ? ["`1234567890-=", "qwertyuiop[]\\", "asdfghjkl;'", "zxcvbnm,./"]
      : ["`1234567890<>", "[]{}#%^*+=\\|~", "-/:;()$&@£¥", "….,?!'\"_€•"]
    let shifted = isLetters ? ["~!@#$%^&*()_+", "          {}|", "         :\"", "       <>?"] : []
    return rows.enumerated().map { row, texts in
      let capitals = row < shifted.count ? Array(shifted[row]) : []
      return texts.enumerated().map { index, text in
        let capital = index < capitals.count ? capitals[index] : " "
        return (String(text), capital == " " ? nil : String(capital))
      }
    }
  }
}
