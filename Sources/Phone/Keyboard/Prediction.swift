import Graphics
import UIKit

/// What the predictive bar offers for the word that is being typed.
nonisolated struct Prediction: Hashable, Sendable {
  /// The word as it will stand in the text.
  let word: String
  /// Whether it is what was typed and no word that is known: it stands in quotation marks (iOS).
  var isUnknown = false

  /// What stands on the bar.
  var title: String { isUnknown ? "“\(word)”" : word }

  /// How many there are at most: three (iOS).
  static let limit = 3

  /// The word typed so far and how it may go on; none before its first letter or without words.
  ///
  /// `allCaps` says that a word that has begun with a capital goes on in capitals.
  static func predictions(
    after text: String, from words: WordList, allCaps: Bool = false
  ) -> [Prediction] {
    let typed = word(atEndOf: text)
    guard !typed.isEmpty, !words.isEmpty else { return [] }
    let own = Prediction(word: typed, isUnknown: !words.contains(typed))
    return [own]
      + words.words(from: typed, limit: limit - 1, allCaps: allCaps).map { Prediction(word: $0) }
  }

  /// The word that a text ends with; what has a digit in it is none.
  static func word(atEndOf text: String) -> String {
    let letters = text.reversed().prefix {
      $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’"
    }
    guard !letters.contains(where: \.isNumber) else { return "" }
    return String(String(letters.reversed()).drop { !$0.isLetter })
  }
}

extension UITextInputTraits {
  /// Whether words are predicted for the text, above the keys: not for secrets and numbers, nor
  /// where nothing is corrected.
  var takesPredictions: Bool {
    !isSecureTextEntry && autocorrectionType != .no && !keyboardType.isDigitGrid
  }

  /// Whether the text is part of a login, for which the user's passwords are offered above the keys
  /// (iOS), whichever keys those are.
  var takesPasswords: Bool {
    switch textContentType {
    case .username?, .password?, .newPassword?: true
    default: false
    }
  }

  /// Whether emoji may be typed: not in secrets, nor where ASCII is asked for.
  var takesEmoji: Bool {
    guard !isSecureTextEntry, !keyboardType.isDigitGrid else { return false }
    switch keyboardType {
    case .asciiCapable, .emailAddress, .URL: return false
    default: return true
    }
  }

  /// Whether a word that is taken from the predictive bar is followed by a space: in addresses
  /// there are none.
  var separatesWords: Bool { keyboardType != .emailAddress && keyboardType != .URL }
}
