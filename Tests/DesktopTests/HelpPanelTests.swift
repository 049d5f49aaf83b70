import Foundation
import Testing

@testable import Desktop

@MainActor struct HelpPanelTests {
  @Test(arguments: [
    CGSize(width: 320, height: 568), CGSize(width: 568, height: 320),
    CGSize(width: 440, height: 956), CGSize(width: 1024, height: 1366),
  ])
  func `the panel stands whole in the middle of every phone`(size: CGSize) {
    let area = CGRect(origin: .zero, size: size)
    for language in ["en", "zh-Hant", "zh-Hans"] {
      let frame = HelpPanel(in: area, language: language).frame
      #expect(area.insetBy(dx: 11.9, dy: 11.9).contains(frame))
      #expect(abs(frame.midX - area.midX) < 0.01)
      #expect(abs(frame.midY - area.midY) < 0.01)
      #expect(frame.height > 200)
    }
  }

  @Test func `every shortcut and the phone's own keys are told in the app's language`() {
    let english = HelpRow.all(in: "en")
    let phone = [
      "Tab", "Space or Return", "Esc", "Ctrl+← or Ctrl+→", "Ctrl+Home or Ctrl+End",
      "Shift+any of these", "Ctrl+Backspace or Delete", "Ctrl+A · C · X · V",
      "Ctrl+Z or Ctrl+Shift+Z",
    ]
    #expect(english.count == Shortcut.allCases.count + phone.count)
    for keys in phone + Shortcut.allCases.map(\.keys) {
      #expect(english.count { $0.keys == keys } == 1)
    }
    for language in ["zh-Hant", "zh-Hans"] {
      let rows = HelpRow.all(in: language)
      #expect(rows.map(\.keys) == english.map(\.keys))
      for (row, plain) in zip(rows, english) {
        #expect(row.title.unicodeScalars.contains { $0.value >= 0x4E00 }, "\(plain.title)")
      }
    }
  }
}
