import Testing

@testable import UIKit

@MainActor struct UIPageControlTests {
  @Test func `a tap beside the middle turns one page to that side`() {
    let stage = Stage()
    let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 100, height: 26))
    control.numberOfPages = 3
    control.currentPage = 1
    var told: [Int] = []
    control.addAction(
      UIAction { told.append(($0.sender as? UIPageControl)?.currentPage ?? -1) },
      for: .valueChanged)
    stage.window.addSubview(control)
    let finger = Finger(stage)
    for x in [190, 190, 110, 110, 110] { finger.tap(CGFloat(x), 113, after: 1) }
    #expect(told == [2, 1, 0])
  }

  @Test(arguments: [
    ("en", "page 2 of 3"), ("zh-Hant", "第 2 頁，共 3 頁"), ("zh-Hans", "第 2 页，共 3 页"),
  ])
  func `a row of dots says which page is shown`(language: String, words: String) {
    let stage = Stage()
    stage.application.bundle.languages = [language]
    let control = UIPageControl(frame: .zero)
    control.numberOfPages = 3
    control.currentPage = 1
    #expect(control.accessibilityValue == words)
    #expect(control.accessibilityTraits == .adjustable && control.isAccessibilityElement)
  }
}
