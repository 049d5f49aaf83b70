import Graphics
import UIKit

/// What keys are called in the phone's language.
nonisolated enum KeyTitle {
  private struct Names {
    let space: String
    let passwords: String
    let noPasswords: String
    /// In the order of `UIReturnKeyType`.
    let returns: [String]
  }

  private static let english = Names(
    space: "space", passwords: "Passwords", noPasswords: "No Saved Passwords",
    returns: [
      "return", "go", "Google", "join", "next", "route", "search", "send", "Yahoo", "done",
      "emergency call", "continue",
    ])

  private static let traditionalChinese = Names(
    space: "空格", passwords: "密碼", noPasswords: "沒有已儲存的密碼",
    returns: [
      "換行", "前往", "Google", "加入", "下一個", "路線", "搜尋", "傳送", "Yahoo", "完成", "緊急電話", "繼續",
    ])

  private static let simplifiedChinese = Names(
    space: "空格", passwords: "密码", noPasswords: "没有已存储的密码",
    returns: [
      "换行", "前往", "Google", "加入", "下一项", "路线", "搜索", "发送", "Yahoo", "完成", "紧急呼叫", "继续",
    ])

  /// The space bar's name.
  static func space(in language: String) -> String { names(in: language).space }

  /// A return key's name.
  static func of(_ type: UIReturnKeyType, in language: String) -> String {
    names(in: language).returns[type.rawValue]
  }

  /// What the predictive bar says of passwords; nil for nothing.
  static func of(_ offer: PasswordsOffer, in language: String) -> String? {
    switch offer {
    case .none: nil
    case .offered: names(in: language).passwords
    case .denied: names(in: language).noPasswords
    }
  }

  private static func names(in language: String) -> Names {
    guard let script = ChineseScript(language: language) else { return english }
    return script.isTraditional ? traditionalChinese : simplifiedChinese
  }
}
