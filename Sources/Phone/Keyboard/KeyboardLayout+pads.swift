import Foundation
import UIKit

nonisolated extension KeyboardLayout {
  private static let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

  /// Three columns of digits; nought stands below, between what the kind adds and delete.
  ///
  /// A telephone's other signs are a key away; their places are ours.
  static func padKeys(
    type: UIKeyboardType, plane: KeyboardPlane, metrics: KeyboardMetrics
  ) -> [Key] {
    let gap = metrics.gap
    let minX = max(metrics.keysMinX, gap)
    let width = (metrics.width - 2 * minX - 2 * gap) / 3
    let pitch = metrics.rowPitch
    let height = pitch - (metrics.isLandscape ? 6 : 7)
    func frame(_ column: Int, _ row: Int) -> CGRect {
      CGRect(
        x: minX + CGFloat(column) * (width + gap),
        y: 6 + CGFloat(row) * pitch, width: width, height: height)
    }
    let delete = Key(action: .delete, frame: frame(2, 3), hasCap: false)
    if type == .phonePad, plane == .symbols {
      let signs = [("*", nil), ("+", nil), ("#", nil), (",", "pause"), (";", "wait")]
      let keys = signs.enumerated().map { index, sign in
        Key(
          action: .type(sign.0), frame: frame(index % 3, 1 + index / 3),
          title: sign.1 ?? sign.0)
      }
      return keys + [
        Key(action: .show(.letters), frame: frame(0, 3), title: "123", hasCap: false), delete,
      ]
    }
    var keys = (0..<9).map { index in
      Key(
        action: .type(String(index + 1)), frame: frame(index % 3, index / 3),
        letters: letters[index])
    }
    switch type {
    case .decimalPad:
      keys.append(
        Key(action: .type("."), frame: frame(0, 3), title: ".", hasCap: false))
    case .phonePad:
      keys.append(
        Key(action: .show(.symbols), frame: frame(0, 3), title: "+*#", hasCap: false))
    case .namePhonePad:
      keys.append(Key(action: .show(.letters), frame: frame(0, 3), hasCap: false))
    default: break
    }
    return keys + [Key(action: .type("0"), frame: frame(1, 3)), delete]
  }

  /// The four rows of an iPad's keyboard; the widths of its outer keys are ours.
  static func tabletKeys(
    type: UIKeyboardType, plane: KeyboardPlane, metrics: KeyboardMetrics, hasEmoji: Bool
  ) -> [Key] {
    let (letter, gap) = (metrics.letterWidth, metrics.gap)
    let (minX, maxX) = (metrics.keysMinX, metrics.keysMinX + metrics.keysWidth)
    var keys: [Key] = []
    /// A row from an indentation on: keys of a letter's width, and a last one that fills the rest.
    func add(_ row: Int, indent: CGFloat, _ actions: [PadKey], last: Key.Action) {
      let y = metrics.firstRowTop + CGFloat(row) * metrics.rowPitch
      var x = minX + indent
      for (action, second) in actions {
        let frame = CGRect(x: x, y: y, width: letter, height: metrics.keyHeight)
        keys.append(Key(action: action, frame: frame, second: second))
        x += letter + gap
      }
      let frame = CGRect(x: x, y: y, width: maxX - x, height: metrics.keyHeight)
      keys.append(Key(action: last, frame: frame))
    }
    let rows = padRows(plane: plane)
    add(0, indent: 0, rows[0], last: .delete)
    add(1, indent: letter * 0.5, rows[1], last: .return)
    let turn: Key.Action =
      plane == .letters ? .shift : .show(plane == .numbers ? .symbols : .numbers)
    add(2, indent: 0, [(turn, nil)] + rows[2], last: turn)
    keys += tabletBottomRow(type: type, plane: plane, metrics: metrics, hasEmoji: hasEmoji)
    return keys
  }

  private typealias PadKey = (action: Key.Action, second: String?)

  /// The keys with texts, and the second texts that most of them have.
  private static func padRows(plane: KeyboardPlane) -> [[PadKey]] {
    zip(KeyboardTexts.tablet(plane: plane), KeyboardTexts.tabletSeconds(plane: plane)).map {
      texts, seconds in
      texts.enumerated().map { index, text in
        (.type(text), index < seconds.count ? seconds[index] : nil)
      }
    }
  }

  private static func tabletBottomRow(
    type: UIKeyboardType, plane: KeyboardPlane, metrics: KeyboardMetrics, hasEmoji: Bool
  ) -> [Key] {
    let (letter, gap) = (metrics.letterWidth, metrics.gap)
    let y = metrics.firstRowTop + 3 * metrics.rowPitch
    var keys: [Key] = []
    func add(_ action: Key.Action, x: CGFloat, width: CGFloat) {
      let frame = CGRect(x: x, y: y, width: width, height: metrics.keyHeight)
      keys.append(Key(action: action, frame: frame))
    }
    let plane = Key.Action.show(plane == .letters ? .numbers : .letters)
    var x = metrics.keysMinX
    for action in hasEmoji ? [plane, .emoji] : [plane] {
      add(action, x: x, width: letter)
      x += letter + gap
    }
    let end = metrics.keysMinX + metrics.keysWidth
    let wide = letter * 1.25
    add(.dismiss, x: end - letter, width: letter)
    add(plane, x: end - letter - gap - wide, width: wide)
    var spaceEnd = end - letter - wide - 2 * gap
    let extra: [String] =
      switch type {
      case .emailAddress: ["@"]
      case .URL: ["/", ".com"]
      default: []
      }
    for text in extra.reversed() {
      add(.type(text), x: spaceEnd - letter, width: letter)
      spaceEnd -= letter + gap
    }
    add(.space, x: x, width: spaceEnd - x)
    return keys
  }
}

nonisolated extension KeyboardTexts {
  /// What stands on the first three rows of an iPad's keyboard, beside the outer keys.
  static func tablet(plane: KeyboardPlane) -> [[String]] {
    let rows =
      switch plane {
      case .letters, .emoji: ["qwertyuiop", "asdfghjkl", "zxcvbnm,."]
      case .numbers: ["1234567890", "@#$&*()'\"", "%-+=/;:,."]
      case .symbols: ["1234567890", "€£¥_^[]{}", "§|~…\\<>!?"]
      }
    return rows.map { $0.map(String.init) }
  }
  /// What a pull down on their keys types: nearly what the next plane has in their place (iOS).
  static func tabletSeconds(plane: KeyboardPlane) -> [[String]] {
    let rows =
      switch plane {
      case .letters: ["1234567890", "@#$&*()'\"", "%-+=/;:!?"]
      case .numbers: ["", "€£¥_^[]{}", "§|~…\\<>!?"]
      case .symbols, .emoji: ["", "", ""]
      }
    return rows.map { $0.map(String.init) }
  }
}
