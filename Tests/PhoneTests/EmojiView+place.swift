import Foundation

@testable import Phone
@testable import UIKit

extension EmojiView {
  /// Where an emoji of a group is on the screen; nil where it isn't in the group.
  func place(of emoji: String, in category: EmojiCategory) -> CGPoint? {
    let section = layout.sections[category.rawValue]
    guard let index = section.emoji.firstIndex(of: emoji) else { return nil }
    let frame = layout.frame(of: index, in: section)
    return content.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }
}
