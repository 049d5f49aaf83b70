/// The surroundings that an entry of an asset catalog is for; what it doesn't name may be anything.
nonisolated struct AssetConditions: Hashable, Sendable {
  var idiom: AssetIdiom?
  var subtype: AssetSubtype?
  var appearances: [AssetAppearance] = []
  var gamut: AssetGamut?
  var locale: String?
  var widthClass: AssetSizeClass?
  var heightClass: AssetSizeClass?
  var direction: AssetDirection?
}

/// A screen among those of one family, as in `retina4`, `736h` or `2436h`.
nonisolated struct AssetSubtype: Hashable, Sendable {
  /// The longer side of the screen, in points or in pixels.
  let length: CGFloat

  /// Reads the catalog's word; nil for what is no screen of an iPhone or iPad.
  init?(_ word: String) {
    if word == "retina4" {
      // The name of the first screen that was taller than the others.
      length = 568
    } else if word.hasSuffix("h"), let length = Int(word.dropLast()) {
      self.length = CGFloat(length)
    } else {
      return nil
    }
  }

  /// Whether this is the screen of some length in points.
  func suits(_ points: CGFloat, scale: CGFloat) -> Bool {
    length == points || length == points * scale
  }
}

/// The range of colours that a picture or a colour is made for.
nonisolated enum AssetGamut: String, Hashable, Sendable {
  case sRGB
  case displayP3 = "display-P3"
}

/// The direction of reading that a picture is made for.
nonisolated enum AssetDirection: String, Hashable, Sendable {
  case leftToRight = "left-to-right"
  case rightToLeft = "right-to-left"
}

/// The surroundings in the words of a catalog's file.
nonisolated struct AssetConditionWords: Decodable {
  private let idiom: String?
  private let subtype: String?
  private let appearances: [AssetAppearance]?
  private let gamut: String?
  private let locale: String?
  private let widthClass: String?
  private let heightClass: String?
  private let direction: String?

  private enum CodingKeys: String, CodingKey {
    case idiom
    case subtype
    case appearances
    case gamut = "display-gamut"
    case locale
    case widthClass = "width-class"
    case heightClass = "height-class"
    case direction = "language-direction"
  }

  /// The surroundings; nil, and a complaint, for those of an unknown device.
  func conditions(_ reader: inout WordReader) -> AssetConditions? {
    var conditions = AssetConditions()
    conditions.idiom = reader.word(idiom, "idiom", AssetIdiom.self)
    if idiom != nil, conditions.idiom == nil { return nil }
    if let subtype, conditions.idiom?.isOther != true {
      guard let screen = AssetSubtype(subtype) else {
        reader.complain("subtype", "unknown subtype \"\(subtype)\"")
        return nil
      }
      conditions.subtype = screen
    }
    conditions.appearances = appearances ?? []
    conditions.gamut = reader.word(gamut, "display-gamut", AssetGamut.self)
    conditions.locale = locale
    conditions.widthClass = reader.word(widthClass, "width-class", AssetSizeClass.self)
    conditions.heightClass = reader.word(heightClass, "height-class", AssetSizeClass.self)
    conditions.direction = reader.word(direction, "language-direction", AssetDirection.self)
    return conditions
  }
}
