extension StoryboardBuilder {
  /// Gives a text the keyboard that it asks for.
  func apply<Text: UIView & UITextInputTraits>(_ traits: StoryboardElement, to text: Text) {
    func value<Value>(_ attribute: String, _ values: [String: Value]) -> Value? {
      traits[attribute].flatMap { values[$0] }
    }
    text.enablesReturnKeyAutomatically = traits.flag("enablesReturnKeyAutomatically") ?? false
    text.autocapitalizationType = value("autocapitalizationType", InputTraits.capitals) ?? .none
    if let type = value("returnKeyType", InputTraits.returnKeys) { text.returnKeyType = type }
    if let type = value("keyboardType", InputTraits.keyboards) { text.keyboardType = type }
    if let look = value("keyboardAppearance", InputTraits.looks) { text.keyboardAppearance = look }
    if let type = value("autocorrectionType", InputTraits.corrections) {
      text.autocorrectionType = type
    }
    if let type = value("spellCheckingType", InputTraits.spellings) {
      text.spellCheckingType = type
    }
    if let meaning = traits["textContentType"] {
      text.textContentType = UITextContentType(rawValue: meaning)
    }
  }

  /// What Interface Builder calls the kinds of keyboards and what belongs to them.
  nonisolated enum InputTraits {
    static let keyboards: [String: UIKeyboardType] = [
      "default": .default, "alphabet": .asciiCapable,
      "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
      "phonePad": .phonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad,
      "namePhonePad": .namePhonePad, "twitter": .twitter, "webSearch": .webSearch,
    ]
    /// The dark look still has its old name there.
    static let looks: [String: UIKeyboardAppearance] = [
      "default": .default, "alert": .dark, "dark": .dark, "light": .light,
    ]
    static let returnKeys: [String: UIReturnKeyType] = [
      "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
      "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
      "emergencyCall": .emergencyCall, "continue": .continue,
    ]
    static let capitals: [String: UITextAutocapitalizationType] = [
      "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
    static let corrections: [String: UITextAutocorrectionType] = [
      "default": .default, "yes": .yes, "no": .no,
    ]
    static let spellings: [String: UITextSpellCheckingType] = [
      "default": .default, "yes": .yes, "no": .no,
    ]

    /// Whether an attribute of a text's traits has a value that is none of these.
    static func isUnknown(_ attribute: String, of element: StoryboardElement) -> Bool {
      guard element.name == "textInputTraits", let value = element[attribute] else { return false }
      switch attribute {
      case "keyboardType": return keyboards[value] == nil
      case "keyboardAppearance": return looks[value] == nil
      case "returnKeyType": return returnKeys[value] == nil
      case "autocapitalizationType": return capitals[value] == nil
      case "autocorrectionType": return corrections[value] == nil
      case "spellCheckingType": return spellings[value] == nil
      default: return false
      }
    }
  }
}
