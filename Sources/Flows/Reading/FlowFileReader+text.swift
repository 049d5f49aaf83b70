extension FlowFileReader {
  /// `inputText`; Maestro reads nothing but the text and the label in its mapping.
  func inputText(_ place: CommandPlace) -> FlowCommand? {
    guard let node = place.node else { return nil }
    guard case .mapping(let entries) = node.content else {
      return template(node, field: place.name).map { .inputText($0) }
    }
    for entry in entries {
      guard let key = entry.key.text, key != "text", key != "label" else { continue }
      report(.ignoredProperty(key, of: place.name), .warning, at: entry.key.span)
    }
    let options = CommandOptions(owner: place.name, span: place.span, entries: entries)
    guard options["text"] != nil else {
      report(.missingOptions(command: place.name, need: "a text"), at: place.span)
      return nil
    }
    return template("text", in: options).map { .inputText($0) }
  }

  /// The commands that make up a text.
  func inputRandom(_ kind: RandomText, _ place: CommandPlace) -> FlowCommand? {
    let defaultLength = 8
    guard let node = place.node else { return .inputRandom(kind, length: defaultLength) }
    let hasLength = kind == .text || kind == .number
    guard let options = options(node, at: place, known: hasLength ? ["length"] : []) else {
      return nil
    }
    return .inputRandom(kind, length: integer("length", in: options) ?? defaultLength)
  }

  /// `eraseText`.
  func eraseText(_ place: CommandPlace) -> FlowCommand? {
    guard let node = place.node else { return .eraseText(count: nil) }
    if node.text != nil {
      return integer(node, field: place.name).map { .eraseText(count: $0) }
    }
    guard let options = options(node, at: place, known: ["charactersToErase"]) else { return nil }
    return .eraseText(count: integer("charactersToErase", in: options))
  }

  /// `pressKey`.
  func pressKey(_ place: CommandPlace) -> FlowCommand? {
    guard let template = text(place, "key", keepsSpelling: true) else { return nil }
    guard let key = KeyName(named: template.source) else {
      let names = NearMiss.suggestions(for: template.source, in: KeyName.allCases.map(\.rawValue))
      report(.unknownKey(template.source, suggestions: names), at: template.span)
      return nil
    }
    if !key.isSupported { report(.unsupportedKey(key), at: template.span) }
    return .pressKey(key)
  }

  /// `action`, the old spelling of some commands.
  func action(_ place: CommandPlace) -> FlowCommand? {
    guard let node = place.node, let name = node.text else {
      return text(place, "action").map { _ in .back }
    }
    switch name {
    case "back": return .back
    case "hideKeyboard": return .hideKeyboard
    case "scroll": return .scroll
    case "clearKeychain": return .clearKeychain
    case "pasteText": return .pasteText
    default:
      report(.unknownAction(name), at: node.span)
      return nil
    }
  }
}
