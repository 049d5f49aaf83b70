import Graphics

extension StoryboardBuilder {
  /// The font of a key of an element; nil if the element has none.
  func font(_ key: String, of element: StoryboardElement) -> UIFont? {
    element.child("fontDescription", key: key).map(font)
  }

  /// The font of a `fontDescription` element.
  private func font(_ element: StoryboardElement) -> UIFont {
    if let style = element["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = fontSize(element, "pointSize")
    if let name = element["name"] { return named(name, size: size, element) }
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      let weight = element["weight"].flatMap(UIFont.Weight.init(storyboardWord:))
      return .systemFont(ofSize: size, weight: weight ?? .regular)
    }
  }

  /// The font of a `font` element in attributed text.
  func attributedFont(_ element: StoryboardElement) -> UIFont {
    let size = fontSize(element, "size")
    switch element["metaFont"] {
    case "systemBold", "emphasizedSystem": return .boldSystemFont(ofSize: size)
    case .some: return .systemFont(ofSize: size)
    case nil: return named(element["name"] ?? "", size: size, element)
    }
  }

  private func fontSize(_ element: StoryboardElement, _ attribute: String) -> CGFloat {
    min(max(element.number(attribute) ?? UIFont.labelFontSize, 1), Self.largestFont)
  }

  /// The largest size of letters, in points; ours.
  private static let largestFont: CGFloat = 2000

  /// The font of a name, from a file of the app's; the system's in place of one that isn't there,
  /// of the weight that the name ends in.
  private func named(_ name: String, size: CGFloat, _ element: StoryboardElement) -> UIFont {
    let file = document.resources.fontFiles[name]
    if let font = bundle.font(named: name, file: file) {
      return UIFont(Font(family: .file(font.path, face: font.face), size: size))
    }
    reportOnce(at: element, "the font \"\(name)\" is not there; the system's is used")
    let ending = name.split(separator: "-").dropFirst().last.map(String.init) ?? ""
    let isItalic = ["Italic", "Oblique", "It"].contains { ending.hasSuffix($0) }
    let word = ["Italic", "Oblique", "It", "MT", "PS"].reduce(ending) { word, end in
      word.hasSuffix(end) ? String(word.dropLast(end.count)) : word
    }
    let weight = UIFont.Weight(storyboardWord: word) ?? .regular
    return UIFont(Font(size: size, weight: weight.opticalWeight, italic: isItalic))
  }
}

nonisolated extension UIFont.Weight {
  /// Looks a weight up by Interface Builder's word.
  init?(storyboardWord word: String) {
    switch word.lowercased() {
    case "ultralight", "extralight": self = .ultraLight
    case "thin": self = .thin
    case "light": self = .light
    case "regular", "book", "roman": self = .regular
    case "medium": self = .medium
    case "semibold", "demibold", "demi": self = .semibold
    case "bold": self = .bold
    case "heavy", "extrabold": self = .heavy
    case "black": self = .black
    default: return nil
    }
  }
}
