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
      #expect(needed.height < 2.5 * label.font.lineHeight, "\(screen): \(words) is tiny")
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
    label.font = field.font
    let room = field.placeholderRect(forBounds: field.bounds)
    #expect(label.intrinsicContentSize.width <= room.width, "\(screen): \(words)")
    #expect(label.intrinsicContentSize.height <= room.height, "\(screen): \(words)")
  }
}
