import Testing

@testable import UIKit

struct SystemWordTests {
  @Test(arguments: [
    ("en", "Paste"), ("en-GB", "Paste"), ("fr", "Paste"), ("zh-Hant", "貼上"), ("zh-TW", "貼上"),
    ("zh-HK", "貼上"), ("zh-Hans", "粘贴"), ("zh-CN", "粘贴"), ("zh", "粘贴"),
    ("zh-Hans-HK", "粘贴"), ("zh-Hant-MO", "貼上"), ("zh_TW", "貼上"),
  ])
  func `the system's words follow the language`(language: String, word: String) {
    #expect(SystemWord.paste.text(in: language) == word)
  }

  @Test func `every word is translated`() {
    for word in SystemWord.allCases {
      let chinese = ["zh-Hant", "zh-Hans"].map { word.text(in: $0) }
      #expect(chinese.allSatisfy { $0.unicodeScalars.allSatisfy(\.properties.isIdeographic) })
    }
  }
}
