import Foundation

/// Where emoji stand on their keyboard: in columns that are read from the top, group after group.
///
/// The measures are ours, near to iOS.
nonisolated struct EmojiLayout: Hashable, Sendable {
  /// The height of the row below with the groups and delete.
  static let barHeight: CGFloat = 44
  static let titleHeight: CGFloat = 26
  /// From the side of the screen to the first column, and between groups.
  private static let margin: CGFloat = 12

  /// A group's place.
  struct Section: Hashable, Sendable {
    let category: EmojiCategory
    let emoji: [String]
    /// From where to where it reaches.
    let minX: CGFloat
    let maxX: CGFloat
  }

  /// What is seen of it, above the row with the groups.
  let size: CGSize
  /// The room for one.
  let cell: CGSize
  let rowCount: Int
  let sections: [Section]

  init(metrics: KeyboardMetrics, recents: [String]) {
    let height = metrics.keysHeight - metrics.emojiTop - Self.barHeight
    size = CGSize(width: metrics.width, height: height)
    let wanted: CGFloat = metrics.isPad ? 56 : metrics.isLandscape ? 36 : 42
    let room = height - Self.titleHeight
    let rowCount = max(Int(room / wanted), 1)
    cell = CGSize(width: metrics.isPad ? 62 : 44, height: (room / CGFloat(rowCount)).rounded(.down))
    self.rowCount = rowCount
    var x = max(metrics.keysMinX, Self.margin)
    var sections: [Section] = []
    for category in EmojiCategory.allCases {
      let emoji = category == .recents ? recents : category.emoji
      let columns = (emoji.count + rowCount - 1) / rowCount
      let end = x + CGFloat(columns) * cell.width
      sections.append(Section(category: category, emoji: emoji, minX: x, maxX: end))
      x = end + Self.margin
    }
    self.sections = sections
  }

  /// How far everything reaches.
  var contentWidth: CGFloat { (sections.last?.maxX ?? 0) + (sections.first?.minX ?? 0) }

  /// The size of an emoji's font.
  var fontSize: CGFloat { (cell.height * 0.72).rounded(.down) }

  /// The place of one of a group.
  func frame(of index: Int, in section: Section) -> CGRect {
    CGRect(
      x: section.minX + CGFloat(index / rowCount) * cell.width,
      y: Self.titleHeight + CGFloat(index % rowCount) * cell.height, width: cell.width,
      height: cell.height)
  }

  /// Those of a group between two places across.
  func indices(of section: Section, from minX: CGFloat, to maxX: CGFloat) -> Range<Int> {
    let count = section.emoji.count
    let first = ((max(minX, section.minX) - section.minX) / cell.width).rounded(.down)
    let last = ((min(maxX, section.maxX) - section.minX) / cell.width).rounded(.up)
    let start = min(Int(first) * rowCount, count)
    return start..<max(min(Int(last) * rowCount, count), start)
  }

  /// The emoji at a point and its place.
  func emoji(at point: CGPoint) -> (emoji: String, frame: CGRect)? {
    for section in sections {
      for index in indices(of: section, from: point.x, to: point.x + 1) {
        let frame = frame(of: index, in: section)
        if frame.contains(point) { return (section.emoji[index], frame) }
      }
    }
    return nil
  }

  /// Where a group's title begins: over its first column, at the side of the screen while that is
  /// out of sight, and pushed out by the group's end.
  func titleX(of section: Section, width: CGFloat, scrolledBy offset: CGFloat) -> CGFloat {
    let margin: CGFloat = 6
    let start = section.minX - offset + margin
    let pinned = max(start, (sections.first?.minX ?? 0) + margin)
    return max(min(pinned, section.maxX - offset - width), start)
  }

  /// The group that is read when all is scrolled so far.
  func category(atOffset offset: CGFloat) -> EmojiCategory {
    let middle = offset + size.width / 3
    return (sections.last { $0.minX <= middle } ?? sections[0]).category
  }

  /// How far all is scrolled to show the beginning of a group.
  func offset(of category: EmojiCategory) -> CGFloat {
    let start = (sections.first?.minX ?? 0)
    let wanted = sections[category.rawValue].minX - start
    return min(wanted, max(contentWidth - size.width, 0))
  }
}
