import Testing

@testable import UIKit

@MainActor struct UIFontMetricsTests {
  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 14.0, 31.0), (.small, 15, 32), (.medium, 16, 33),
    (.large, 17, 34), (.extraLarge, 19, 36), (.extraExtraLarge, 21, 38),
    (.extraExtraExtraLarge, 23, 40), (.accessibilityMedium, 28, 44),
    (.accessibilityLarge, 33, 48), (.accessibilityExtraLarge, 40, 52),
    (.accessibilityExtraExtraLarge, 47, 56), (.accessibilityExtraExtraExtraLarge, 53, 60),
  ])
  func `text styles have Apple's sizes`(
    category: UIContentSizeCategory, body: Double, largeTitle: Double
  ) {
    let traits = traits(category)
    let fonts = [UIFont.TextStyle.body, .headline, .largeTitle].map {
      UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits)
    }
    #expect(fonts.map { Double($0.pointSize) } == [body, body, largeTitle])
    #expect(fonts[0].font.weight == 400 && fonts[1].font.weight == 600)
  }

  @Test func `sizes are in order, and those for people who see less are the last five`() {
    let all = UIContentSizeCategory.all
    for (one, next) in zip(all, all.dropFirst()) {
      #expect(one < next && next > one && one <= next && next >= one && one <= one)
    }
    #expect(all.filter(\.isAccessibilityCategory) == Array(all.suffix(5)))
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }

  @Test func `another typeface grows as its style does, up to its largest size`() {
    let metrics = UIFontMetrics(forTextStyle: .footnote)
    let bold = UIFont.systemFont(ofSize: 26, weight: .bold)
    let largest = traits(.accessibilityExtraExtraExtraLarge)
    let grown = metrics.scaledFont(for: bold, compatibleWith: largest)
    #expect(abs(grown.pointSize - 88) < 1e-9)
    #expect(grown.font.weight == 700)
    #expect(metrics.scaledFont(for: bold, compatibleWith: traits(.large)).pointSize == 26)
    let capped = metrics.scaledFont(for: bold, maximumPointSize: 40, compatibleWith: largest)
    #expect(capped.pointSize == 40)
    #expect(metrics.scaledValue(for: 13, compatibleWith: largest) == 44)
    #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: largest) == 53)
  }

  @Test func `labels and fields that are told to follow the user's size`() {
    let stage = Stage()
    let body = UIFont.preferredFont(forTextStyle: .body)
    let (label, field, text) = (UILabel(), UITextField(), UITextView())
    let (stays, plain) = (UILabel(), UILabel())
    for label in [label, stays] { label.font = body }
    (field.font, text.font) = (body, body)
    let adjusting: [any UIContentSizeCategoryAdjusting] = [label, field, text, plain]
    for view in adjusting { view.adjustsFontForContentSizeCategory = true }
    for view in [label, field, text, stays, plain] { stage.window.addSubview(view) }
    label.text = "Welcome"
    let before = label.intrinsicContentSize
    var told: UIContentSizeCategory?
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in
      let key = UIContentSizeCategory.newValueUserInfoKey
      let category = note.userInfo?[key] as? UIContentSizeCategory
      MainActor.assumeIsolated { told = category }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    stage.read(at: .accessibilityLarge)
    #expect(told == .accessibilityLarge)
    #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
    #expect(label.font.pointSize == 33 && field.font?.pointSize == 33)
    #expect(text.font?.pointSize == 33)
    #expect(label.intrinsicContentSize.height > before.height * 1.5)
    #expect(stays.font.pointSize == 17 && plain.font.pointSize == 17)
    stage.read(at: .large)
    #expect(label.font == body && label.intrinsicContentSize == before)
  }
}
