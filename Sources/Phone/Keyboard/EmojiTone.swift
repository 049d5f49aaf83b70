/// The tones of skin in which emoji of people and hands come.
nonisolated enum EmojiTone {
  /// From light to dark (Unicode's modifiers for the types of the Fitzpatrick scale).
  private static let modifiers: [Unicode.Scalar] = [
    "\u{1F3FB}", "\u{1F3FC}", "\u{1F3FD}", "\u{1F3FE}", "\u{1F3FF}",
  ]

  /// Several people who take tones by the rules but are drawn in one only: wrestlers and a family.
  private static let groups: Set<Unicode.Scalar> = ["\u{1F93C}", "\u{1F46A}"]

  /// An emoji without its tone.
  static func plain(_ emoji: String) -> String {
    var scalars = Array(emoji.unicodeScalars)
    guard let tone = scalars.firstIndex(where: modifiers.contains) else { return emoji }
    scalars.remove(at: tone)
    if tone > 0, !scalars[tone - 1].properties.isEmojiPresentation {
      scalars.insert("\u{FE0F}", at: tone)
    }
    return text(of: scalars)
  }

  /// An emoji without a tone and in all of them; nil for one that has none, or shows several people
  /// of whom each would have its own.
  static func all(of emoji: String) -> [String]? {
    let scalars = Array(emoji.unicodeScalars)
    guard let first = scalars.first, takesTone(first),
      !scalars.dropFirst().contains(where: takesTone)
    else { return nil }
    // The tone says already that it is a picture.
    let rest = scalars.dropFirst().drop { $0 == "\u{FE0F}" }
    return [emoji] + modifiers.map { text(of: [first, $0] + rest) }
  }

  private static func takesTone(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiModifierBase && !groups.contains(scalar)
  }

  private static func text(of scalars: [Unicode.Scalar]) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}
