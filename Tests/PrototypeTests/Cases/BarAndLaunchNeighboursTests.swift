import Foundation
import Phone
import Testing

@testable import Prototype
@testable import UIKit

/// What else people report of tab bars and launch screens.
struct BarAndLaunchNeighboursTests {
  private func atHome(
    _ model: String = "iphone-15", _ orientation: Orientation = .portrait
  ) throws -> Phone {
    let ada = Account(name: "Ada Moreau", email: "ada@example.org", avatar: "avatar-ada")
    let setup = PhoneSetup(model: try DeviceModel.named(model), orientation: orientation)
    let phone = Phone(setup) { TestApp { MainViewController(journal: Journal(account: ada)) } }
    phone.wait(0.1)
    return phone
  }

  private func bar(_ phone: Phone) throws -> DPTabBar {
    try #require(phone.view("tabs") as? DPTabBar)
  }

  // MARK: The bar

  @Test(arguments: DeviceModel.kinds, [Orientation.portrait, .landscapeLeft, .landscapeRight])
  func `on every screen the bar ends at its edge and the tabs keep to what is free`(
    model: DeviceModel, orientation: Orientation
  ) throws {
    let phone = try atHome(model.id, orientation)
    let bar = try bar(phone)
    let frame = bar.convert(bar.bounds, to: nil)
    let safe = model.safeAreaInsets(in: orientation)
    #expect(frame.maxY == phone.size.height && frame.minX == 0)
    #expect(frame.width == phone.size.width && frame.height == 49 + safe.bottom)
    let items = bar.subviews.compactMap { $0 as? DPTabBarItem }
    #expect(items.count == 5)
    for item in items {
      let place = item.convert(item.bounds, to: nil)
      #expect(place.minX >= safe.left && place.maxX <= phone.size.width - safe.right)
      #expect(place.maxY <= phone.size.height - safe.bottom && place.width >= 44)
    }
    for (one, next) in zip(items, items.dropFirst()) {
      #expect(abs(one.frame.maxX - next.frame.minX) < 0.01)
    }
  }

  @Test func `turned and turned back, the bar is as it was and nobody was told anything`() throws {
    let phone = try atHome()
    try phone.tap("tab-messages")
    let before = phone.picture()
    for orientation in [Orientation.landscapeLeft, .landscapeRight, .portrait] {
      phone.send(.rotate(orientation))
      phone.wait(1)
      #expect(try bar(phone).selectedIndex == 3)
    }
    #expect(phone.picture().equals(before))
  }

  @Test func `a delegate that selects another tab as it is told ends up there, with one tab lit`() {
    final class Detour: DPTabBarDelegate {
      weak var bar: DPTabBar?
      var told: [Int] = []
      func itemDidSelect(at index: Int) {
        told.append(index)
        if index == 1 { bar?.selectedIndex = 2 }
      }
    }
    let items = (0..<3).map { _ in DPTabBarItem(image: nil, selectedImage: nil) }
    let bar = DPTabBar(items: items)
    let detour = Detour()
    detour.bar = bar
    bar.delegate = detour
    bar.selectedIndex = 1
    #expect(detour.told == [1, 2] && bar.selectedIndex == 2)
    #expect(items.map(\.isSelected) == [false, false, true])
  }

  @Test func `tapped as fast as fingers can, every change is told once and in order`() throws {
    final class Listener: DPTabBarDelegate {
      var told: [Int] = []
      func itemDidSelect(at index: Int) { told.append(index) }
    }
    let phone = try atHome()
    let bar = try bar(phone)
    let listener = Listener()
    bar.delegate = listener
    let middles = bar.subviews.compactMap { $0 as? DPTabBarItem }
      .map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    var expected: [Int] = []
    for round in 0..<60 {
      let index = round * 7 % 5
      if index != expected.last ?? 0 { expected.append(index) }
      phone.touch(.began, middles[index])
      phone.wait(0.01)
      phone.touch(.ended, middles[index])
      phone.wait(0.01)
    }
    #expect(listener.told == expected)
  }

  @Test func `held or dragged a little, a tab is chosen once it is left`() throws {
    let phone = try atHome()
    let bar = try bar(phone)
    let frame = try #require(phone.frame(ofElement: "tab-profile"))
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    phone.touch(.began, middle)
    phone.wait(2)
    #expect(bar.selectedIndex == 0)
    phone.touch(.moved, CGPoint(x: middle.x, y: middle.y - 60))
    phone.touch(.ended, CGPoint(x: middle.x, y: middle.y - 60))
    #expect(bar.selectedIndex == 4)
    let home = try #require(phone.frame(ofElement: "tab-home"))
    phone.touch(.began, CGPoint(x: home.midX, y: home.midY))
    phone.touch(.moved, middle)
    phone.touch(.ended, middle)
    #expect(bar.selectedIndex == 4)
  }

  @Test func `below the tabs, beside the home indicator, a tap chooses nothing and passes nothing`()
    throws
  {
    let phone = try atHome()
    phone.tap(CGPoint(x: 350, y: phone.size.height - 10))
    phone.wait(0.5)
    #expect(try bar(phone).selectedIndex == 0)
    let window = try #require(UIApplication.shared.keyWindow)
    let hit = window.hitTest(CGPoint(x: 350, y: phone.size.height - 10), with: nil)
    #expect(try hit === bar(phone))
  }

  @Test func `one tap on a tab while a text is edited changes the page and leaves no room behind`()
    throws
  {
    for model in ["iphone-se-1", "iphone-15", "ipad-11"] {
      let phone = try atHome(model)
      try phone.tap("tab-discover")
      try phone.tap("discover-search")
      // The bar lies under the keyboard; the page is changed in code as by a shortcut.
      try bar(phone).selectedIndex = 0
      phone.wait(1)
      #expect(phone.frame(ofElement: "page-home") != nil && phone.caretRect == nil)
      try bar(phone).selectedIndex = 1
      phone.wait(1)
      let page = try #require(phone.view("page-discover") as? PageView)
      #expect(page.scrollView.contentInset == .zero)
      let range = page.scrollView.scrollRange
      #expect(range.clamped(page.scrollView.contentOffset) == page.scrollView.contentOffset)
    }
  }

  @Test func `light or dark, chosen and other tabs differ, also after a change`() throws {
    let phone = try atHome()
    func look() throws -> [UInt32] {
      let picture = phone.picture()
      let frame = try #require(phone.frame(ofElement: "tab-home"))
      return (Int(frame.minX)..<Int(frame.maxX)).map { picture.pixel(x: $0, y: Int(frame.midY)) }
    }
    let light = try look()
    phone.send(.appearance(.dark))
    phone.wait(0.5)
    let dark = try look()
    #expect(light != dark)
    phone.send(.appearance(.light))
    phone.wait(0.5)
    #expect(try look() == light)
  }

  // MARK: The launch

  @Test(arguments: ["iphone-se-1", "iphone-15", "ipad-11"])
  func `turned during the launch, the launch screen covers the screen in every frame`(
    model: String
  ) throws {
    let phone = try Phone.prototype(model)
    phone.wait(0.1)
    phone.send(.rotate(.landscapeLeft))
    for _ in 0..<12 {
      let frame = try #require(phone.frame(ofElement: "launch"))
      #expect(frame == CGRect(origin: .zero, size: phone.size))
      phone.wait(1.0 / 60)
    }
    phone.wait(3)
    #expect(phone.frame(ofElement: "launch") == nil)
    #expect(phone.frame(ofElement: "login-submit") != nil)
  }

  @Test func `keys, wheels and changes of appearance during the launch do no harm`() throws {
    let phone = try Phone.prototype()
    for step in 0..<20 {
      phone.send(.text("x"))
      phone.send(.key(.return, modifiers: []))
      phone.send(.scroll(delta: CGSize(width: 0, height: -50), location: CGPoint(x: 200, y: 400)))
      if step.isMultiple(of: 5) {
        phone.send(.appearance(phone.appearance == .dark ? .light : .dark))
      }
      phone.wait(0.03)
    }
    phone.wait(3)
    phone.send(.appearance(.light))
    let email = try #require(phone.view("login-email") as? UITextField)
    #expect(email.text?.isEmpty != false && phone.caretRect == nil)
    let quiet = try Phone.prototype()
    quiet.advance(to: phone.time)
    #expect(phone.picture().equals(quiet.picture()))
  }

  @Test func `time that jumps over the launch leaves nothing of it`() throws {
    let phone = try Phone.prototype()
    phone.advance(to: 1000)
    #expect(phone.frame(ofElement: "launch") == nil && phone.nextChange == nil)
    let other = try Phone.prototype()
    other.advance(to: 4)
    #expect(phone.picture().equals(other.picture()))
  }
}
