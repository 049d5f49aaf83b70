/// What somebody has chosen on the keyboard of emoji, for as long as the phone is on.
nonisolated struct EmojiChoices: Hashable, Sendable {
  /// How many of those used last are offered; ours.
  private static let limit = 30

  /// The tone of skin that was chosen last for an emoji, among all of its own; 0 is none.
  private var tones: [String: Int] = [:]
  /// Those used last, the newest first; before anything was used, the choice is ours.
  private(set) var recents =
    "😂❤️😍🤣😊🙏💕😭😘👍😅👏😁🔥💔💖💙😢🤔😆🙄💪😉👌".map(String.init)

  /// An emoji in the tone that was chosen for it; of those used last one keeps its own.
  func shown(_ emoji: String) -> String {
    guard let tone = tones[emoji], let all = EmojiTone.all(of: emoji) else { return emoji }
    return all[tone]
  }

  /// Keeps a tone for an emoji.
  mutating func choose(tone: Int, of emoji: String) { tones[emoji] = tone }

  /// Notes that an emoji was typed; it is kept in one tone only.
  mutating func use(_ emoji: String) {
    let plain = EmojiTone.plain(emoji)
    recents.removeAll { EmojiTone.plain($0) == plain }
    recents.insert(emoji, at: 0)
    if recents.count > Self.limit { recents.removeLast() }
  }
}
