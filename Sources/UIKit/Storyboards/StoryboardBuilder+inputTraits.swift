extension StoryboardBuilder {
  /// Gives a text the keyboard that it asks for.
  func apply<Text: UIView & UITextInputTraits>(_ traits: StoryboardElement, to text: Text) {
    text.enablesReturnKeyAutomatically = traits.flag("enablesReturnKeyAutomatically") ?? false
    switch traits["returnKeyType"] {
    case "go": text.returnKeyType = .go
    case "join": text.returnKeyType = .join
    case "next": text.returnKeyType = .next
    case "search": text.returnKeyType = .search
    case "send": text.returnKeyType = .send
    case "done": text.returnKeyType = .done
    case "continue": text.returnKeyType = .continue
    default: break
    }
    switch traits["keyboardType"] {
    case "alphabet": text.keyboardType = .asciiCapable
    case "numbersAndPunctuation": text.keyboardType = .numbersAndPunctuation
    case "URL": text.keyboardType = .URL
    case "numberPad": text.keyboardType = .numberPad
    case "phonePad": text.keyboardType = .phonePad
    case "emailAddress": text.keyboardType = .emailAddress
    case "decimalPad": text.keyboardType = .decimalPad
    case "namePhonePad": text.keyboardType = .namePhonePad
    case "twitter": text.keyboardType = .twitter
    case "webSearch": text.keyboardType = .webSearch
    default: break
    }
    switch traits["autocapitalizationType"] {
    case "words": text.autocapitalizationType = .words
    case "sentences": text.autocapitalizationType = .sentences
    case "allCharacters": text.autocapitalizationType = .allCharacters
    default: text.autocapitalizationType = .none
    }
    switch traits["autocorrectionType"] {
    case "yes": text.autocorrectionType = .yes
    case "no": text.autocorrectionType = .no
    default: break
    }
    switch traits["spellCheckingType"] {
    case "yes": text.spellCheckingType = .yes
    case "no": text.spellCheckingType = .no
    default: break
    }
    if let meaning = traits["textContentType"] {
      text.textContentType = UITextContentType(rawValue: meaning)
    }
  }
}
