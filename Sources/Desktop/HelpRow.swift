/// A line of the help: what a key does, and the key.
nonisolated struct HelpRow: Hashable, Sendable {
  let title: String
  let keys: String

  /// All lines in a language as in `zh-Hant`; English where there are no others.
  static func all(in language: String) -> [HelpRow] {
    let shortcuts = Shortcut.allCases.map { shortcut in
      HelpRow(title: word(shortcut.titles, in: language), keys: shortcut.keys)
    }
    let keys = phoneKeys.map { HelpRow(title: word($0.titles, in: language), keys: $0.keys) }
    return keys + shortcuts
  }

  /// A text in English, in traditional and in simplified Chinese.
  typealias Titles = (english: String, traditional: String, simplified: String)

  /// The keys of the phone itself that a desk's user wouldn't guess.
  private static let phoneKeys: [(keys: String, titles: Titles)] = [
    ("Tab", ("Next field or button", "下一個欄位或按鈕", "下一个栏位或按钮")),
    ("Space or Return", ("Press the button with the ring", "按下有外框的按鈕", "按下有外框的按钮")),
    ("Esc", ("Leave the field or button", "離開欄位或按鈕", "离开栏位或按钮")),
    ("Ctrl+← or Ctrl+→", ("In a text: move by words", "文字中：逐詞移動", "文字中：逐词移动")),
    ("Ctrl+Home or Ctrl+End", ("To the text's start or end", "移到文字開頭或結尾", "移到文字开头或结尾")),
    ("Shift+any of these", ("Select on the way", "沿途選取", "沿途选取")),
    ("Ctrl+Backspace or Delete", ("Delete a word", "刪除一個詞", "删除一个词")),
    ("Ctrl+A · C · X · V", ("Select all, copy, cut, paste", "全選、拷貝、剪下、貼上", "全选、拷贝、剪切、粘贴")),
    ("Ctrl+Z or Ctrl+Shift+Z", ("Undo or redo", "還原或重做", "撤销或重做")),
  ]

  private static func word(_ titles: Titles, in language: String) -> String {
    switch language {
    case "zh-Hant": titles.traditional
    case "zh-Hans": titles.simplified
    default: titles.english
    }
  }
}

nonisolated extension Shortcut {
  /// What it does, as it is written in the help.
  var titles: HelpRow.Titles {
    switch self {
    case .softwareKeyboard: ("Toggle software keyboard", "開關軟體鍵盤", "开关软件键盘")
    case .hardwareKeyboard: ("Connect hardware keyboard", "連接硬體鍵盤", "连接硬件键盘")
    case .rotateLeft: ("Rotate left", "向左旋轉", "向左旋转")
    case .rotateRight: ("Rotate right", "向右旋轉", "向右旋转")
    case .screenshot: ("Save a screenshot", "儲存截圖", "保存截图")
    case .slowAnimations: ("Slow animations", "慢速動畫", "慢速动画")
    case .appearance: ("Toggle appearance", "切換深淺外觀", "切换深浅外观")
    case .relaunch: ("Relaunch", "重新啟動 App", "重新启动 App")
    case .nextModel: ("Relaunch on the next model", "在下一個機型重新啟動", "在下一个机型重新启动")
    case .previousModel:
      ("Relaunch on the previous model", "在上一個機型重新啟動", "在上一个机型重新启动")
    case .physicalSize: ("Physical size", "實際大小", "实际大小")
    case .pointAccurate: ("Point accurate", "點對點", "点对点")
    case .pixelAccurate: ("Pixel accurate", "像素對像素", "像素对像素")
    case .close: ("Close the window", "關閉視窗", "关闭窗口")
    case .help: ("Show or hide this list", "顯示或隱藏此列表", "显示或隐藏此列表")
    }
  }
}
