import Foundation
import Phone
import Testing

@testable import Prototype
@testable import UIKit

/// Everything can be read at every size.
struct TextSizeTests {
  @Test(arguments: [
    ("iphone-se-1", TextSize.large, "en"), ("iphone-se-1", .accessibility1, "en"),
    ("iphone-se-1", .accessibility5, "en"), ("iphone-se-1", .accessibility5, "zh-Hant"),
    ("iphone-15", .accessibility5, "en"), ("ipad-11", .accessibility5, "zh-Hans"),
  ])
  func nothingIsClipped(_ model: String, _ size: TextSize, _ language: String) throws {
    try Tour(model: model, textSize: size, language: language).visit { phone, screen in
      for label in UIApplication.shared.shownLabels where !isSummary(label) {
        check(label, screen, width: phone.size.width)
      }
      for case let field as UITextField in UIApplication.shared.keyWindow?.shownViews ?? [] {
        check(field, screen)
      }
    }
  }

  @Test func nothingIsClippedOnItsSide() throws {
    let tour = Tour(
      model: "iphone-se-1", orientation: .landscapeLeft, textSize: .accessibility5)
    try tour.visit { phone, screen in
      for label in UIApplication.shared.shownLabels {
        check(label, screen, width: phone.size.width)
      }
    }
  }

  @Test func textFollowsTheSizeWhileTheAppRuns() throws {
    var sizes: [String: [String: CGFloat]] = [:]
    for start in [TextSize.large, .accessibility5] {
      try Tour(textSize: start).visit { phone, screen in
        phone.send(.textSize(start == .large ? .accessibility5 : .large))
        phone.wait(1)
        phone.send(.textSize(.xLarge))
        phone.wait(1)
        let labels = UIApplication.shared.shownLabels
        let now = Dictionary(
          labels.map { ($0.text ?? "", $0.font.pointSize) }, uniquingKeysWith: { first, _ in first }
        )
        for (words, size) in sizes[screen] ?? [:] {
          #expect(now[words] == nil || now[words] == size, "\(screen): \(words)")
        }
        sizes[screen] = now
        phone.send(.textSize(start))
        phone.wait(1)
      }
    }
    #expect(sizes["login"]?["Welcome home"] == 26.0 * 30 / 28)
  }

  @Test(arguments: [
    ("iphone-se-1", TextSize.large, 17.0, 52.0), ("iphone-15", .xxxLarge, 23, 52),
    ("iphone-15", .accessibility1, 28, 58), ("iphone-se-1", .accessibility5, 53, 89),
  ])
  func fieldsGrowWithTheirWords(
    _ model: String, _ size: TextSize, _ points: CGFloat, _ height: CGFloat
  ) throws {
    try Tour(model: model, textSize: size == .large ? .accessibility3 : .large).visit {
      phone, screen in
      guard screen == "login" || screen == "compose" else { return }
      phone.send(.textSize(size))
      phone.wait(1)
      for case let field as UITextField in UIApplication.shared.keyWindow?.shownViews ?? [] {
        #expect(field.font?.pointSize == points, "\(screen)")
        #expect(abs(field.bounds.height - height) <= 1, "\(screen): \(field.bounds.height)")
      }
      let icons = (UIApplication.shared.keyWindow?.shownViews ?? []).compactMap { $0 as? IconView }
      #expect(icons.count == (screen == "login" ? 2 : 3), "\(screen)")
      let side = min((20 * points / 17).rounded(), 36)
      #expect(icons.allSatisfy { $0.bounds.width == side && $0.image != nil }, "\(screen)")
    }
  }

  @Test(arguments: [
    (TextSize.large, 24.0, 20.0), (.xxxLarge, 32, 27), (.accessibility1, 40, 33),
    (.accessibility5, 43, 36),
  ])
  func buttonsOfPicturesGrowWithTheWordsBesideThem(
    _ size: TextSize, _ usual: CGFloat, _ eye: CGFloat
  ) throws {
    var count = 0
    let start = size == .large ? TextSize.accessibility5 : .large
    try Tour(model: "iphone-se-1", textSize: start).visit { phone, screen in
      phone.send(.textSize(size))
      phone.wait(1)
      let views = UIApplication.shared.keyWindow?.shownViews ?? []
      for case let button as IconButton in views {
        count += 1
        let isEye = button is PasswordToggle
        let picture = isEye ? eye : usual
        let side = 44 + picture - (isEye ? 20 : 24)
        #expect(button.bounds.size == CGSize(width: side, height: side), "\(screen)")
        let shown = button.imageView?.bounds.size
        #expect(shown == CGSize(width: picture, height: picture), "\(screen)")
        let frame = button.convert(button.bounds, to: nil).insetBy(dx: 0.5, dy: 0.5)
        // Lines that scroll end at the header and the field.
        for label in UIApplication.shared.shownLabels where scroller(label) == scroller(button) {
          let words = label.convert(label.bounds, to: nil)
          #expect(!words.intersects(frame), "\(screen): \(label.text ?? "")")
        }
      }
    }
    #expect(count > 8)
  }

  @Test(arguments: TextSize.allCases)
  func theEyeOfAPasswordIsAsLargeAsTheLockAtItsOtherEnd(_ size: TextSize) throws {
    let rig = try LoginRig()
    rig.phone.send(.textSize(size))
    rig.phone.wait(1)
    let lock = try #require(rig.form.password.shownViews.first { $0 is IconView })
    #expect(rig.form.passwordToggle.imageView?.bounds.width == lock.bounds.width)
  }

  @Test(arguments: ["zh-Hans", "zh-Hant"])
  func aNoticeDoesNotLeaveTwoCharactersAloneOnItsLastLine(_ language: String) throws {
    for model in ["iphone-se-1", "iphone-15", "iphone-15-pro-max", "ipad-11"] {
      let setup = PhoneSetup(model: try DeviceModel.named(model), language: language)
      let phone = Phone(setup) { TestApp { UIViewController() } }
      let form = LoginView()
      UIApplication.shared.keyWindow?.rootViewController?.view.addFilling(form)
      form.tell(Text.format("login.resetSent", "ada@example.org"))
      phone.wait(1)
      let layout = try #require(form.notice.fit(into: form.notice.bounds.size)).layout
      let last = try #require(layout.lines.last)
      #expect(layout.lines.count == 2, "\(model)")
      #expect(last.width > 6 * form.notice.font.pointSize, "\(model)")
    }
  }

  @Test func numbersStayWithTheirWordsAtTheLargestSizes() throws {
    for language in ["en", "zh-Hans", "zh-Hant"] {
      try Tour(model: "iphone-se-1", textSize: .accessibility5, language: language).visit {
        for words in UIApplication.shared.shownLabels.compactMap(\.text) {
          let isParted = zip(words, words.dropFirst()).contains { $0.isNumber && $1 == " " }
          #expect(!isParted && !words.contains("e-mail"), "\($1): \(words)")
        }
        _ = $0
      }
    }
  }

  /// What a view is scrolled by.
  private func scroller(_ view: UIView) -> UIScrollView? {
    var container = view.superview
    while let current = container, !(current is UIScrollView) { container = current.superview }
    return container as? UIScrollView
  }

  @Test func theDiscBelowABookmarkIsRoundAtEverySize() throws {
    for (size, side) in [(TextSize.large, 36.0), (.accessibility5, 55)] {
      try Tour(textSize: size).visit { phone, screen in
        guard screen == "discover" else { return }
        let save = try #require(phone.view("tile-save-1"))
        let disc = try #require(save.superview?.subviews.first { $0.layer.cornerRadius > 0 })
        #expect(disc.bounds.size == CGSize(width: side, height: side))
        #expect(abs(disc.layer.cornerRadius - side / 2) < 0.1)
        let ring = try #require(save.focusEffect as? UIFocusHaloEffect).shape
        #expect(save.convert(ring.rect, to: disc) == disc.bounds, "so is its ring")
        #expect(ring.radius == disc.layer.cornerRadius)
      }
    }
  }

  @Test func aPlaceholderIsAsLargeAsTheTextUnlessItWouldBeCut() throws {
    try Tour(model: "iphone-se-1", textSize: .accessibility5).visit { phone, screen in
      guard screen == "compose" else { return }
      @MainActor func size(_ identifier: String) throws -> CGFloat? {
        let field = try #require(phone.view(identifier) as? UITextField)
        let font = field.attributedPlaceholder?.attribute(.font, at: 0, effectiveRange: nil)
        return (font as? UIFont)?.pointSize
      }
      #expect(try size("compose-place") == 53)
      let story = try #require(try size("compose-story"))
      #expect(story < 45 && story > 26)
      phone.send(.textSize(.large))
      phone.wait(1)
      #expect(try size("compose-story") == 17)
    }
  }

  @Test func wrappedWordsOfAButtonAtTheEdgeEndThere() throws {
    try Tour(textSize: .accessibility5).visit { phone, screen in
      guard screen == "login" else { return }
      let forgot = try #require(phone.view("login-forgot") as? LinkButton)
      #expect(forgot.words.bounds.height > 2 * forgot.words.font.lineHeight - 1)
      #expect(forgot.words.textAlignment == .right)
      let field = try #require(phone.frame(ofElement: "login-submit"))
      #expect(try #require(phone.frame(ofElement: "login-forgot")).maxX == field.maxX)
    }
  }

  /// A line of the list of messages, of which the beginning is enough at the usual sizes.
  private func isSummary(_ label: UILabel) -> Bool {
    guard !label.readsLarge else { return false }
    var view: UIView? = label
    while let current = view {
      if current is ConversationRow { return label.numberOfLines == 1 }
      view = current.superview
    }
    return false
  }

  private func check(_ label: UILabel, _ screen: String, width: CGFloat) {
    let words = label.text ?? ""
    let room = CGRect(x: 0, y: 0, width: label.bounds.width, height: 10_000)
    let needed = label.textRect(forBounds: room, limitedToNumberOfLines: 0)
    if label.adjustsFontSizeToFitWidth {
      let line = label.intrinsicContentSize.width
      #expect(line < 2.2 * label.bounds.width, "\(screen): \(words) is tiny")
    } else {
      #expect(needed.height <= label.bounds.height + 0.5, "\(screen): \(words) lacks lines")
      #expect(needed.width <= label.bounds.width + 0.5, "\(screen): \(words) lacks width")
    }
    var view: UIView = label
    while let container = view.superview, !(container is UIWindow) {
      if let scrollView = container as? UIScrollView {
        if scrollView is Strip { return }
        #expect(scrollView.contentSize.height >= view.frame.maxY - 0.5, "\(screen): \(words)")
      } else {
        // Pictures of buttons stand on the edge of a column, their hit areas beyond it.
        let edge = container.bounds.insetBy(dx: -10.5, dy: -0.5)
        #expect(edge.contains(view.frame), "\(screen): \(words) sticks out of \(container)")
      }
      view = container
    }
    let place = label.convert(label.bounds, to: nil)
    #expect(place.minX >= 0 && place.maxX <= width, "\(screen): \(words) is off the screen")
  }

  private func check(_ field: UITextField, _ screen: String) {
    let words = field.placeholder ?? field.attributedPlaceholder?.string ?? ""
    let label = UILabel()
    label.text = words
    let own = field.attributedPlaceholder?.attribute(.font, at: 0, effectiveRange: nil)
    label.font = own as? UIFont ?? field.font
    let room = field.placeholderRect(forBounds: field.bounds)
    #expect(label.intrinsicContentSize.width <= room.width, "\(screen): \(words)")
    #expect(label.intrinsicContentSize.height <= room.height, "\(screen): \(words)")
  }
}
