import Graphics

/// Which part of a field's text is drawn.
enum FieldInk {
  /// All of it.
  case all
  /// What hides characters.
  case bullets
  /// What can be read.
  case letters
}

/// The bullets of a secure field: smaller than the font's own, and as high as its capitals' middle.
struct SecureBullets {
  /// The size of bullets as a part of the font's; ours, for dots as large as those of iOS.
  private static let scale: CGFloat = 0.62

  /// The gap between bullets as a part of the font's size; ours.
  private static let gap: CGFloat = 0.1

  private let font: UIFont

  /// Makes bullets that go with a font.
  init(_ font: UIFont) {
    self.font = font
  }

  /// How much higher bullets stand than their font puts them, in points.
  var rise: CGFloat { font.capHeight * (1 - Self.scale) / 2 }

  /// Runs of bullets and letters; those that aren't asked for take their room and can't be seen.
  func runs(_ string: String, _ ink: FieldInk) -> [TextRun] {
    let bulletFont = font.withSize(font.pointSize * Self.scale).font
    var runs: [TextRun] = []
    for character in string {
      let isBullet = character == DisplayedText.bullet
      let isSeen = ink == .all || (ink == .bullets) == isBullet
      let font = isBullet ? bulletFont : font.font
      if runs.last?.font == font {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append(
          TextRun(
            text: String(character), font: font, color: isSeen ? nil : .clear,
            kern: isBullet ? self.font.pointSize * Self.gap : 0))
      }
    }
    return runs
  }
}
