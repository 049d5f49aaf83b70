import Foundation

/// What the choice of a face depends on.
struct FallbackKey: Hashable {
  var character: Character
  var primary: FontFace.ID
  var language: String
}

extension TextEngine {
  /// The face that draws a character; the primary one, with its box, when none can.
  func face(
    for character: Character, primary: FontFace.ID, font: Font, language: String
  ) -> FontFace.ID {
    let key = FallbackKey(character: character, primary: primary, language: language)
    if let known = fallbacks.value(for: key) { return known }
    let fallback = FontFallback(weight: font.weight, italic: font.italic, language: language)
    var candidates = fallback.faces(for: character).map { id(of: $0) }
    candidates.insert(primary, at: FontFallback.isEmoji(character) ? candidates.count : 0)
    let found = candidates.first { covers(character, $0) } ?? primary
    fallbacks.insert(found, for: key)
    return found
  }

  private func covers(_ character: Character, _ id: FontFace.ID) -> Bool {
    guard let face = face(id) else { return false }
    return character.unicodeScalars.allSatisfy { scalar in
      // Joiners, variation selectors and tags are instructions to the shaper, not glyphs.
      scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isVariationSelector
        || face.covers(scalar)
    }
  }
}
