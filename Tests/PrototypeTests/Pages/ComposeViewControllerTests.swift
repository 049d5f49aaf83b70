import Foundation
import Phone
import Testing

@testable import Prototype
@testable import UIKit

struct ComposeViewControllerTests {
  private let ada = Account(name: "Ada Moreau", email: "ada@example.org", avatar: "avatar-ada")

  private func makePhone(_ model: String, _ orientation: Orientation) throws -> Phone {
    let setup = PhoneSetup(model: try DeviceModel.named(model), orientation: orientation)
    let ada = ada
    let phone = Phone(setup) { TestApp { MainViewController(journal: Journal(account: ada)) } }
    try phone.tap("tab-compose")
    return phone
  }

  private func page(of phone: Phone) throws -> UIScrollView {
    try #require((phone.view("page-compose") as? PageView)?.scrollView)
  }

  private func edit(_ identifier: String, on phone: Phone) throws {
    try #require(phone.view(identifier) as? UITextField).becomeFirstResponder()
    phone.wait(1)
  }

  @Test(
    arguments: ["iphone-se-1", "iphone-se", "iphone-15", "iphone-15-pro-max", "ipad-11"],
    [Orientation.portrait, .landscapeLeft])
  func thePageEndsWhereTheButtonStandsJustAboveTheKeyboard(
    _ model: String, _ orientation: Orientation
  ) throws {
    let phone = try makePhone(model, orientation)
    let log = KeyboardLog()
    defer { log.stop() }
    for field in ["compose-name", "compose-place", "compose-story"] {
      try edit(field, on: phone)
      let scrollView = try page(of: phone)
      scrollView.contentOffset.y =
        scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
        - scrollView.bounds.height
      phone.wait(1)
      let share = try #require(phone.frame(ofElement: "compose-share"))
      let gap = log.end.minY - share.maxY
      let isAtTop = scrollView.contentOffset.y == -scrollView.adjustedContentInset.top
      #expect(gap >= 0 && (gap <= 24.5 || isAtTop), "\(field): \(gap)")
    }
  }

  @Test func allOfThePageFitsOnTheScreen() throws {
    let scrollView = try page(of: try makePhone("iphone-15", .portrait))
    let room = scrollView.bounds.inset(by: scrollView.adjustedContentInset).height
    #expect(scrollView.contentSize.height <= room)
  }

  @Test func theWheelSendsTheKeyboardAway() throws {
    let phone = try makePhone("iphone-15", .portrait)
    try edit("compose-name", on: phone)
    phone.send(.scroll(delta: CGSize(width: 0, height: 60), location: CGPoint(x: 100, y: 90)))
    phone.wait(1)
    #expect(phone.view("compose-name")?.isFirstResponder == false)
    #expect(try page(of: phone).contentInset.bottom == 0)
  }

  @Test func aDragSendsTheKeyboardAwayAndTakesTheRoomBack() throws {
    let phone = try makePhone("iphone-15", .portrait)
    try edit("compose-name", on: phone)
    let scrollView = try page(of: phone)
    #expect(scrollView.contentInset.bottom > 0)
    phone.touch(.began, CGPoint(x: 200, y: 420))
    for step in 1...10 {
      phone.wait(1.0 / 60)
      phone.touch(.moved, CGPoint(x: 200, y: 420 + Double(step) * 6))
    }
    phone.wait(0.3)
    phone.touch(.ended, CGPoint(x: 200, y: 480))
    phone.wait(2)
    #expect(phone.view("compose-name")?.isFirstResponder == false)
    #expect(scrollView.contentInset.bottom == 0)
    let inset = scrollView.adjustedContentInset
    let highest = scrollView.contentSize.height + inset.bottom - scrollView.bounds.height
    #expect(scrollView.contentOffset.y <= max(-inset.top, highest))
  }

  @Test(
    arguments: ["iphone-se-1", "iphone-se", "iphone-15", "iphone-15-pro-max", "ipad-11"],
    [Orientation.portrait, .landscapeLeft])
  func theLastPictureInSightShowsHalf(_ model: String, _ orientation: Orientation) throws {
    let phone = try makePhone(model, orientation)
    let pictures = try Moment.street.map { try #require(phone.view($0.picture)) }
    let strip = try #require(pictures[0].superview?.superview as? Strip)
    phone.send(.rotate(orientation == .portrait ? .landscapeLeft : .portrait))
    phone.wait(1)
    phone.send(.rotate(orientation))
    phone.wait(1)
    let area = strip.convert(strip.bounds, to: nil)
    let edge = strip.clipsToBounds ? area.maxX : phone.size.width
    let shares = pictures.map { picture in
      let frame = picture.convert(picture.bounds, to: nil)
      return min(max(0, (edge - frame.minX) / frame.width), 1)
    }
    #expect(shares.filter { $0 > 0.01 && $0 < 0.99 }.count == 1)
    #expect(shares.contains { abs($0 - 0.5) < 0.02 }, "\(shares)")
  }

  @Test func whatWasSharedLeavesAPageAsAtFirst() throws {
    let phone = try makePhone("iphone-15", .portrait)
    let pictures = Moment.street.map(\.picture)
    try phone.tap(pictures[2])
    #expect((phone.view(pictures[2]) as? UIControl)?.isSelected == true)
    let strip = try #require(phone.view(pictures[2])?.superview?.superview as? Strip)
    strip.contentOffset.x = 60
    try edit("compose-name", on: phone)
    phone.send(.text("Tea"))
    let share = try #require(phone.view("compose-share") as? UIControl)
    share.sendActions(for: .touchUpInside)
    phone.wait(1)
    #expect(phone.view("page-home") != nil)
    try phone.tap("tab-compose")
    for (index, picture) in pictures.enumerated() {
      #expect((phone.view(picture) as? UIControl)?.isSelected == (index == 0), "\(picture)")
    }
    #expect(strip.contentOffset == .zero)
    #expect((phone.view("compose-name") as? UITextField)?.text?.isEmpty == true)
    let scrollView = try page(of: phone)
    #expect(scrollView.contentOffset.y == -scrollView.adjustedContentInset.top)
  }
}
