import UIKit

/// What keys are called in the phone's language.
nonisolated enum KeyTitle {
  private struct Names {
    let space: String
    /// In the order of `UIReturnKeyType`.
    let returns: [String]
  }

  private static let english = Names(
    space: "space",
    returns: [
      "return", "go", "Google", "join", "next", "route", "search", "send", "Yahoo", "done",
      "emergency call", "continue",
    ])

  private static let traditionalChinese = Names(
    space: "空格",
    returns: [
      "換行", "前往", "Google", "加入", "下一個", "路線", "搜尋", "傳送", "Yahoo", "完成", "緊急電話", "繼續",
    ])

  private static let simplifiedChinese = Names(
    space: "空格",
    returns: [
      "换行", "前往", "Google", "加入", "下一项", "路线", "搜索", "发送", "Yahoo", "完成", "紧急呼叫", "继续",
    ])

  /// The space bar's name.
  static func space(in language: String) -> String { names(in: language).space }

  /// A return key's name.
  static func of(_ type: UIReturnKeyType, in language: String) -> String {
    names(in: language).returns[type.rawValue]
  }

  private static func names(in language: String) -> Names {
    guard language.hasPrefix("zh") else { return english }
    let traditional = ["Hant", "TW", "HK", "MO"]
    return traditional.contains { language.contains($0) } ? traditionalChinese : simplifiedChinese
  }
}
