import Graphics

/// The words that the system itself shows in an app, in the app's language.
///
/// Those of bars' items are called as storyboards call the item.
nonisolated enum SystemWord: String, CaseIterable {
  case cut, copy, paste, select, selectAll, clearText
  case cancel, done, edit, save, undo, redo
  case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
  case downloads, mostRecent, mostViewed
  case decrement, increment, close

  /// The word in a language, a BCP 47 tag; in English where there is no translation.
  func text(in language: String) -> String {
    guard let script = ChineseScript(language: language) else { return words.english }
    return script.isTraditional ? words.traditional : words.simplified
  }

  private var words: (english: String, traditional: String, simplified: String) {
    switch self {
    case .cut: ("Cut", "剪下", "剪切")
    case .copy: ("Copy", "拷貝", "拷贝")
    case .paste: ("Paste", "貼上", "粘贴")
    case .select: ("Select", "選取", "选择")
    case .selectAll: ("Select All", "全選", "全选")
    case .clearText: ("Clear text", "清除文字", "清除文本")
    case .cancel: ("Cancel", "取消", "取消")
    case .done: ("Done", "完成", "完成")
    case .edit: ("Edit", "編輯", "编辑")
    case .save: ("Save", "儲存", "存储")
    case .undo: ("Undo", "還原", "撤销")
    case .redo: ("Redo", "重做", "重做")
    case .more: ("More", "更多", "更多")
    case .favorites: ("Favorites", "喜好項目", "个人收藏")
    case .featured: ("Featured", "精選", "精选")
    case .topRated: ("Top Rated", "最高評分", "最高评分")
    case .recents: ("Recents", "最近項目", "最近项目")
    case .contacts: ("Contacts", "聯絡資訊", "联系人")
    case .history: ("History", "瀏覽記錄", "历史记录")
    case .bookmarks: ("Bookmarks", "書籤", "书签")
    case .search: ("Search", "搜尋", "搜索")
    case .downloads: ("Downloads", "下載項目", "下载")
    case .mostRecent: ("Most Recent", "最新", "最新")
    case .mostViewed: ("Most Viewed", "最多人觀看", "最多人观看")
    case .decrement: ("Decrement", "減少", "递减")
    case .increment: ("Increment", "增加", "递增")
    case .close: ("Close", "關閉", "关闭")
    }
  }
}
