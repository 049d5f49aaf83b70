import Foundation

nonisolated extension KeyboardLayout {
  /// How wide the keys at both ends of the row below the emoji are, and how high all of it; ours.
  private static let emojiEndWidth: CGFloat = 46
  private static let emojiKeyHeight: CGFloat = 36

  /// The row below the emoji: back to letters, the groups, delete, and on an iPad what puts the
  /// keyboard away.
  static func emojiKeys(metrics: KeyboardMetrics) -> [Key] {
    let middle = metrics.keysHeight - EmojiLayout.barHeight / 2
    let (minX, maxX) = (metrics.keysMinX, metrics.keysMinX + metrics.keysWidth)
    func frame(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: middle - height / 2, width: width, height: height)
    }
    func end(_ x: CGFloat) -> CGRect { frame(x, emojiEndWidth, emojiKeyHeight) }
    let categories = EmojiCategory.allCases
    let ends: [Key.Action] = metrics.isPad ? [.delete, .dismiss] : [.delete]
    // The way back is where the way here was.
    let corner = cornerFrame(metrics)
    let start = corner == nil ? minX + emojiEndWidth : minX
    let room = maxX - start - CGFloat(ends.count) * emojiEndWidth
    let pitch = room / CGFloat(categories.count)
    let side = min(pitch - 1, emojiKeyHeight)
    var keys = [Key(action: .show(.letters), frame: corner ?? end(minX), hasCap: false)]
    keys += categories.enumerated().map { index, category in
      let x = start + (CGFloat(index) + 0.5) * pitch - side / 2
      return Key(action: .category(category), frame: frame(x, side, side), hasCap: false)
    }
    keys += ends.enumerated().map { index, action in
      let x = maxX - CGFloat(ends.count - index) * emojiEndWidth
      return Key(action: action, frame: end(x), hasCap: false)
    }
    return keys
  }

  /// The room below the keys or, lying flat, beside the last row, for the way to the emoji and back
  /// where the phone has one language; with more iOS has a globe there.
  ///
  /// Nil where there is none; its place is ours. There is no microphone across from it, as on an
  /// iPhone whose owner has switched dictation off.
  static func cornerFrame(_ metrics: KeyboardMetrics) -> CGRect? {
    guard !metrics.hasHomeButton, !metrics.isPad else { return nil }
    let side: CGFloat = 40
    let lastRow = metrics.firstRowTop + 3 * metrics.rowPitch + metrics.keyHeight / 2
    let centre =
      metrics.isLandscape
      ? CGPoint(x: metrics.keysMinX - 26, y: lastRow)
      : CGPoint(x: 37, y: metrics.keysHeight + metrics.cornerRowHeight / 2)
    return CGRect(x: centre.x - side / 2, y: centre.y - side / 2, width: side, height: side)
  }
}
