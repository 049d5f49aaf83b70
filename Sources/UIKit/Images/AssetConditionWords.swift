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
