import Foundation
import Graphics
import Phone
import Testing

@testable import Prototype
@testable import UIKit

struct StripTests {
  /// A column of at most 420 points with a strip of black squares, twice as long.
  private final class Page: UIViewController {
    let page = PageView()
    let strip = Strip(
      (0..<12).map { _ in
        let square = UIView()
        square.backgroundColor = .black
        square.constrain(width: 70, height: 70)
        return square
      }, spacing: 0)

    override func loadView() {
      view = page
      page.add(strip)
    }
  }

  private func makePage(_ model: String) throws -> (phone: Phone, strip: Strip) {
    var made: Page?
    let phone = Phone(PhoneSetup(model: try DeviceModel.named(model))) {
      TestApp {
        let page = Page()
        made = page
        return page
      }
    }
    return (phone, try #require(made).strip)
  }

  /// How light the strip is just inside its left and right end.
  private func ends(of strip: Strip, on phone: Phone) -> (left: Double, right: Double) {
    let frame = strip.convert(strip.bounds.inset(by: strip.alignmentRectInsets), to: nil)
    let picture = phone.picture()
    let y = Int(frame.midY)
    return (
      picture.lightness(x: Int(frame.minX) + 2, y: y),
      picture.lightness(x: Int(frame.maxX) - 3, y: y)
    )
  }

  @Test func inAColumnNarrowerThanTheScreenTheEndsAreSoftWhereThereIsMore() throws {
    let (phone, strip) = try makePage("ipad-11")
    var ends = ends(of: strip, on: phone)
    #expect(ends.left < 0.01 && ends.right > 0.5)
    strip.contentOffset.x = 100
    ends = self.ends(of: strip, on: phone)
    #expect(ends.left > 0.5 && ends.right > 0.5)
    strip.contentOffset.x = strip.contentSize.width - strip.bounds.width
    ends = self.ends(of: strip, on: phone)
    #expect(ends.left > 0.5 && ends.right < 0.01)
  }

  @Test func inAColumnAsWideAsAPhoneItReachesTheEdgesOfTheScreen() throws {
    let (phone, strip) = try makePage("iphone-15")
    strip.contentOffset.x = 100
    let frame = strip.convert(strip.bounds.inset(by: strip.alignmentRectInsets), to: nil)
    let picture = phone.picture()
    for x in [0, Int(frame.minX) + 2, Int(frame.maxX) - 3, Int(phone.size.width) - 1] {
      #expect(picture.lightness(x: x, y: Int(frame.midY)) < 0.01)
    }
  }

  @Test(arguments: [TextSize.large, .accessibility3])
  func turnedItEndsWhereTheColumnEnds(_ size: TextSize) throws {
    for first in [Orientation.portrait, .landscapeLeft] {
      try Tour(orientation: first, textSize: size).visit { phone, screen in
        guard ["home", "discover", "compose"].contains(screen) else { return }
        for orientation in [first, first == .portrait ? .landscapeRight : .portrait, first] {
          phone.send(.rotate(orientation))
          phone.wait(1)
          let views = UIApplication.shared.keyWindow?.shownViews ?? []
          let strip = try #require(views.compactMap { $0 as? Strip }.first)
          let isNarrow = orientation != .portrait
          #expect(strip.clipsToBounds == isNarrow, "\(screen), \(first), \(orientation)")
        }
      }
    }
  }

  @Test(arguments: [Orientation.portrait, .landscapeLeft])
  func theRingOfFocusIsWholeThereAndAfterTheTurn(_ first: Orientation) throws {
    let makePhone = {
      var setup = PhoneSetup(model: try DeviceModel.named("iphone-15"))
      setup.orientation = first
      let ada = Account(name: "Ada Moreau", email: "ada@example.org", avatar: "avatar-ada")
      return Phone(setup) { TestApp { MainViewController(journal: Journal(account: ada)) } }
    }
    let phone = try makePhone()
    try #require(phone.view("tab-discover") as? UIControl).sendActions(for: .touchUpInside)
    phone.wait(1)
    for _ in 0..<2 { phone.send(.key(.tab, modifiers: [])) }
    for orientation in [first, first == .portrait ? .landscapeLeft : .portrait] {
      phone.send(.rotate(orientation))
      phone.wait(1)
      let chip = try #require(phone.view("kind-all"))
      #expect(chip.isFocused)
      let ring = try #require(chip.focusRing(chip.layer.model)).rect
      #expect(ring == chip.bounds.insetBy(dx: -4, dy: -4), "\(orientation)")
    }
  }
}
