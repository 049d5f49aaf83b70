import Foundation
import Phone
import Testing

@testable import Prototype
@testable import UIKit

/// The same constraints give the same layout whatever happened before.
struct LayoutHistoryTests {
  @Test(arguments: [
    ("iphone-15", TextSize.accessibility3), ("iphone-se", .accessibility5), ("ipad-11", .large),
  ])
  func everyScreenIsAsItWasAfterTurnsAndOtherTextSizes(_ model: String, _ size: TextSize) throws {
    try Tour(model: model, textSize: size).visit { phone, screen in
      let before = places()
      compare(before, solvedAnew(phone), "\(screen) at first")
      for change in [
        [PhoneEvent.rotate(.landscapeLeft), .rotate(.portrait)],
        [.textSize(size == .large ? .accessibility5 : .large), .textSize(size)],
        [.textSize(.xxxLarge), .rotate(.landscapeRight), .textSize(size), .rotate(.portrait)],
      ] {
        for event in change {
          phone.send(event)
          phone.wait(1)
        }
        compare(before, places(), "\(screen) after \(change)")
        compare(before, solvedAnew(phone), "\(screen) solved anew after \(change)")
      }
    }
  }

  /// Where a view is in its superview, with the names of all that it is in.
  private struct Place {
    var name: String
    var frame: CGRect
  }

  private func places() -> [Place] {
    UIApplication.shared.keyWindow.map { places(in: $0, "") } ?? []
  }

  private func places(in view: UIView, _ path: String) -> [Place] {
    let name = path + "/\(type(of: view))" + (view.accessibilityIdentifier.map { "#\($0)" } ?? "")
    guard !view.isHidden else { return [] }
    return [Place(name: name, frame: view.untransformedFrame)]
      + view.subviews.flatMap { places(in: $0, name) }
  }

  /// Where all is when an engine without a past has found it.
  private func solvedAnew(_ phone: Phone) -> [Place] {
    UIApplication.shared.keyWindow?.layoutState?.engine = nil
    UIApplication.shared.keyWindow?.setNeedsConstraintLayout()
    phone.wait(0.1)
    return places()
  }

  private func compare(_ before: [Place], _ after: [Place], _ comment: String) {
    #expect(before.map(\.name) == after.map(\.name), "\(comment)")
    for (old, new) in zip(before, after) where old.name == new.name {
      let isSame =
        abs(old.frame.minX - new.frame.minX) < 0.6 && abs(old.frame.minY - new.frame.minY) < 0.6
        && abs(old.frame.width - new.frame.width) < 0.6
        && abs(old.frame.height - new.frame.height) < 0.6
      #expect(isSame, "\(comment): \(old.name) was \(old.frame), is \(new.frame)")
    }
  }
}
