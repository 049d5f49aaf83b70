import Graphics

/// The words that the system itself shows in an app, in the app's language.
nonisolated enum SystemWord: CaseIterable {
  case cut, copy, paste, select, selectAll, clearText

  /// The word in a language, a BCP 47 tag; in English where there is no translation.
  func text(in language: String) -> String {
    guard let script = ChineseScript(language: language) else { return english }
    return script.isTraditional ? traditionalChinese : simplifiedChinese
  }

  private var english: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .select: "Select"
    case .selectAll: "Select All"
    case .clearText: "Clear text"
    }
  }

  private var traditionalChinese: String {
    switch self {
    case .cut: "剪下"
    case .copy: "拷貝"
    case .paste: "貼上"
    case .select: "選取"
    case .selectAll: "全選"
    case .clearText: "清除文字"
    }
  }

  private var simplifiedChinese: String {
    switch self {
    case .cut: "剪切"
    case .copy: "拷贝"
    case .paste: "粘贴"
    case .select: "选择"
    case .selectAll: "全选"
    case .clearText: "清除文本"
    }
  }
}
