import Foundation
import Testing

@testable import UIKit

struct ButtonLayoutTests {
  typealias Case = (
    UIControl.ContentHorizontalAlignment, UIControl.ContentVerticalAlignment, Bool, CGRect, CGRect
  )

  /// A picture of 20x20 and a title of 50x10 in 100x40.
  @Test(
    arguments: [
      (.center, .center, false, (15, 10, 20, 20), (35, 15, 50, 10)),
      (.left, .top, false, (0, 0, 20, 20), (20, 0, 50, 10)),
      (.right, .bottom, false, (30, 20, 20, 20), (50, 30, 50, 10)),
      (.center, .center, true, (65, 10, 20, 20), (15, 15, 50, 10)),
      (.left, .fill, false, (0, 0, 20, 40), (20, 0, 50, 40)),
    ]
      as [(
        UIControl.ContentHorizontalAlignment, UIControl.ContentVerticalAlignment, Bool,
        (Int, Int, Int, Int), (Int, Int, Int, Int)
      )])
  func `picture and title stand side by side`(
    horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment,
    isRightToLeft: Bool, image: (Int, Int, Int, Int), title: (Int, Int, Int, Int)
  ) {
    let layout = ButtonLayout(
      content: CGRect(x: 0, y: 0, width: 100, height: 40), image: CGSize(width: 20, height: 20),
      title: CGSize(width: 50, height: 10), horizontal: horizontal, vertical: vertical,
      isRightToLeft: isRightToLeft)
    #expect(layout.imageRect == CGRect(x: image.0, y: image.1, width: image.2, height: image.3))
    #expect(layout.titleRect == CGRect(x: title.0, y: title.1, width: title.2, height: title.3))
  }

  @Test func `a title that is too long gets what the picture leaves`() {
    let layout = ButtonLayout(
      content: CGRect(x: 0, y: 0, width: 60, height: 40), image: CGSize(width: 20, height: 20),
      title: CGSize(width: 50, height: 10), horizontal: .center, vertical: .center)
    #expect(layout.titleRect == CGRect(x: 20, y: 15, width: 40, height: 10))
  }
}
