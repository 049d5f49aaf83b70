import UIKit

/// What the strip above the keys offers for the word that is being typed.
nonisolated struct WordOffer: Hashable, Sendable {
  /// The word as it will stand in the text.
  let word: String
  /// Whether it is what was typed and no word that is known: it stands in quotation marks (iOS).
  var isUnknown = false

  /// What stands on the strip.
  var title: String { isUnknown ? "“\(word)”" : word }

  /// How many there are at most: three (iOS).
  static let limit = 3

  /// The word typed so far and how it may go on; none before its first letter or without words.
  static func offers(after text: String, from words: WordList) -> [WordOffer] {
    let typed = word(atEndOf: text)
    guard !typed.isEmpty, !words.isEmpty else { return [] }
    let own = WordOffer(word: typed, isUnknown: !words.contains(typed))
    return [own] + words.words(from: typed, limit: limit - 1).map { WordOffer(word: $0) }
  }

  /// The word that a text ends with.
  static func word(atEndOf text: String) -> String {
    let letters = text.reversed().prefix { $0.isLetter || $0 == "'" || $0 == "’" }
    return String(String(letters.reversed()).drop { !$0.isLetter })
  }
}

extension UITextInputTraits {
  /// Whether words are offered for the text: not for secrets, addresses and numbers.
  var takesOfferedWords: Bool {
    guard !isSecureTextEntry, autocorrectionType != .no else { return false }
    switch keyboardType {
    case .default, .asciiCapable, .webSearch, .twitter: return true
    default: return false
    }
  }
}
