import Graphics

/// A group of emoji on the keyboard of emoji.
nonisolated enum EmojiCategory: Int, CaseIterable, Hashable, Sendable {
  case recents, smileys, animals, food, activity, travel, objects, symbols, flags

  /// The group's name.
  func title(in language: String) -> String {
    guard let script = ChineseScript(language: language) else { return english }
    let names = script.isTraditional ? Self.traditionalChinese : Self.simplifiedChinese
    return names[rawValue]
  }

  private var english: String {
    switch self {
    case .recents: "FREQUENTLY USED"
    case .smileys: "SMILEYS & PEOPLE"
    case .animals: "ANIMALS & NATURE"
    case .food: "FOOD & DRINK"
    case .activity: "ACTIVITY"
    case .travel: "TRAVEL & PLACES"
    case .objects: "OBJECTS"
    case .symbols: "SYMBOLS"
    case .flags: "FLAGS"
    }
  }

  private static let traditionalChinese = [
    "常用項目", "表情與人物", "動物與自然", "食物與飲料", "活動", "旅遊與地點", "物品", "符號", "旗幟",
  ]

  private static let simplifiedChinese = [
    "常用", "表情与人物", "动物与自然", "食物与饮料", "活动", "旅行与地点", "物品", "符号", "旗帜",
  ]
}
