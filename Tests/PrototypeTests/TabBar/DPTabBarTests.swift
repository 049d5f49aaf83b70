import Foundation
import Graphics
import Phone
import Testing

@testable import Prototype
@testable import UIKit

struct DPTabBarTests {
  /// Keeps what the bar says.
  private final class Listener: DPTabBarDelegate {
    var indices: [Int] = []

    func itemDidSelect(at index: Int) {
      indices.append(index)
    }
  }

  /// A page with a bar of five tabs on a screen of 390x844 points.
  private struct Rig {
    let phone: Phone
    let bar: DPTabBar
    let items: [DPTabBarItem]
    let listener = Listener()

    init(select index: Int? = nil) throws {
      let names = ["home", "discover", "compose", "messages", "profile"]
      var made: (bar: DPTabBar, items: [DPTabBarItem])?
      let setup = PhoneSetup(model: try DeviceModel.named("iphone-13"))
      phone = Phone(setup) {
        TestApp {
          let items = names.map {
            DPTabBarItem(image: .icon("tab-\($0)"), selectedImage: .icon("tab-\($0)-fill"))
          }
          let bar = DPTabBar(items: items)
          if let index { bar.selectedIndex = index }
          made = (bar, items)
          let controller = UIViewController()
          controller.view.backgroundColor = .white
          bar.frame = CGRect(x: 0, y: 761, width: 390, height: 83)
          controller.view.addSubview(bar)
          return controller
        }
      }
      let parts = try #require(made)
      bar = parts.bar
      items = parts.items
      bar.delegate = listener
    }

    func middle(_ index: Int) -> CGPoint {
      CGPoint(x: 39 + 78 * Double(index), y: 785)
    }

    var selected: [Int] {
      items.indices.filter { items[$0].isSelected }
    }

    /// The pixels of one tab.
    func pixels(_ index: Int) -> [UInt32] {
      let picture = phone.picture()
      let frame = items[index].convert(items[index].bounds, to: nil)
      return (Int(frame.minY) + 1..<Int(frame.maxY)).flatMap { y in
        (Int(frame.minX)..<Int(frame.maxX)).map { x in picture.pixel(x: x, y: y) }
      }
    }
  }

  @Test func theFirstTabIsSelectedAndNobodyIsTold() throws {
    let rig = try Rig()
    #expect(rig.bar.selectedIndex == 0)
    #expect(rig.selected == [0])
    #expect(rig.listener.indices.isEmpty)
  }

  // TB1, TB4
  @Test func oneTapTellsOnce() throws {
    let rig = try Rig()
    rig.phone.tap(rig.middle(3))
    #expect(rig.listener.indices == [3])
    #expect(rig.bar.selectedIndex == 3)
    #expect(rig.selected == [3])
  }

  // TB3
  @Test func aSecondTapOnTheSameTabTellsNothing() throws {
    let rig = try Rig()
    rig.phone.tap(rig.middle(0))
    rig.phone.tap(rig.middle(2))
    rig.phone.tap(rig.middle(2))
    #expect(rig.listener.indices == [2])
    #expect(rig.selected == [2])
  }

  // TB2
  @Test func settingTheIndexTellsOnceAndOnlyOfAChange() throws {
    let rig = try Rig()
    rig.bar.selectedIndex = 4
    rig.bar.selectedIndex = 4
    #expect(rig.listener.indices == [4])
    rig.phone.tap(rig.middle(1))
    #expect(rig.listener.indices == [4, 1])
  }

  // TB8, TB9
  @Test(arguments: [-1, 5, 6, Int.max, Int.min])
  func anIndexWithoutATabChangesNothing(_ index: Int) throws {
    let rig = try Rig()
    rig.bar.selectedIndex = 2
    rig.bar.selectedIndex = index
    #expect(rig.bar.selectedIndex == 2)
    #expect(rig.listener.indices == [2])
    #expect(rig.selected == [2])
  }

  // TB9
  @Test func theLastTabCanBeSelected() throws {
    let rig = try Rig()
    rig.bar.selectedIndex = 4
    #expect(rig.selected == [4])
  }

  // TB11
  @Test func anIndexSetBeforeLayoutHolds() throws {
    let rig = try Rig(select: 3)
    #expect(rig.bar.selectedIndex == 3)
    #expect(rig.selected == [3])
    let plain = try Rig()
    plain.bar.selectedIndex = 3
    #expect(rig.pixels(3) == plain.pixels(3))
  }

  @Test func aBarWithoutTabsIsHarmless() {
    let bar = DPTabBar(items: [])
    bar.frame = CGRect(x: 0, y: 0, width: 390, height: 83)
    bar.layoutIfNeeded()
    bar.selectedIndex = 1
    #expect(bar.selectedIndex == 0)
  }

  // TB4
  @Test func eachStateShowsItsPicture() throws {
    let rig = try Rig()
    let atRest = rig.pixels(1)
    rig.phone.tap(rig.middle(1))
    rig.phone.wait(1)
    let chosen = rig.pixels(1)
    #expect(chosen != atRest)
    rig.phone.touch(.began, rig.middle(1))
    rig.phone.wait(0.3)
    #expect(rig.items[1].state == [.selected, .highlighted])
    #expect(rig.items[1].currentImage === rig.items[1].image(for: .selected))
    rig.phone.touch(.ended, rig.middle(1))
    rig.phone.wait(1)
    #expect(rig.pixels(1) == chosen)
    rig.phone.tap(rig.middle(0))
    rig.phone.wait(1)
    #expect(rig.pixels(1) == atRest)
  }

  @Test func withoutASelectedImageThePictureStays() {
    let image = UIImage.icon("tab-home")
    let item = DPTabBarItem(image: image, selectedImage: nil)
    #expect(item.image(for: .selected) === image)
  }

  // TB6
  @Test func onlyTheBarTakesTouchesOnTheBar() throws {
    let rig = try Rig()
    let window = try #require(rig.bar.window)
    let above = window.hitTest(CGPoint(x: 195, y: 760), with: nil)
    let on = window.hitTest(CGPoint(x: 195, y: 762), with: nil)
    #expect(above?.isDescendant(of: rig.bar) == false)
    #expect(on === rig.items[2])
    rig.bar.isHidden = true
    let hidden = window.hitTest(CGPoint(x: 195, y: 762), with: nil)
    #expect(hidden?.isDescendant(of: rig.bar) == false)
  }

  @Test func theTabsStandInTheStripAboveTheHomeIndicator() throws {
    let rig = try Rig()
    for (index, item) in rig.items.enumerated() {
      let frame = item.convert(item.bounds, to: nil)
      #expect(frame.minY == 761)
      #expect(frame.height == 49)
      #expect(abs(frame.midX - rig.middle(index).x) < 0.5)
      #expect(frame.width >= 44)
    }
  }

  @Test func aTabHasNoTextButAName() throws {
    let rig = try Rig()
    for item in rig.items { #expect(item.currentTitle == nil) }
    #expect(rig.items[0].accessibilityTraits.contains(.selected))
    #expect(!rig.items[1].accessibilityTraits.contains(.selected))
    #expect(rig.bar.accessibilityTraits.contains(.tabBar))
  }

  // TB13
  @Test func theBarDoesNotKeepItsDelegate() throws {
    let rig = try Rig()
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      rig.bar.delegate = listener
    }
    #expect(gone == nil)
    #expect(rig.bar.delegate == nil)
    rig.phone.tap(rig.middle(1))
    #expect(rig.selected == [1])
  }

  @Test func twoFingersOnTwoTabsSelectOne() throws {
    let rig = try Rig()
    rig.phone.send(.touch(id: 0, phase: .began, location: rig.middle(1)))
    rig.phone.send(.touch(id: 1, phase: .began, location: rig.middle(3)))
    rig.phone.wait(0.05)
    rig.phone.send(.touch(id: 1, phase: .ended, location: rig.middle(3)))
    rig.phone.send(.touch(id: 0, phase: .ended, location: rig.middle(1)))
    #expect(rig.listener.indices == [1])
  }

  // T5
  @Test func aTouchThatSlidesOffOrIsTakenAwaySelectsNothing() throws {
    let rig = try Rig()
    rig.phone.touch(.began, rig.middle(1))
    rig.phone.touch(.moved, CGPoint(x: 117, y: 500))
    rig.phone.touch(.ended, CGPoint(x: 117, y: 500))
    rig.phone.touch(.began, rig.middle(1))
    rig.phone.touch(.cancelled, rig.middle(1))
    #expect(rig.listener.indices.isEmpty)
    #expect(!rig.items[1].isHighlighted)
  }

  // TB5
  @Test(arguments: [[1, 3], [3, 1]])
  func whicheverFingerIsLiftedFirstTheFirstOneDownSelects(_ order: [Int]) throws {
    let rig = try Rig()
    for index in [1, 3] {
      rig.phone.send(.touch(id: index, phase: .began, location: rig.middle(index)))
    }
    rig.phone.wait(0.1)
    for index in order {
      rig.phone.send(.touch(id: index, phase: .ended, location: rig.middle(index)))
      rig.phone.wait(0.05)
    }
    #expect(rig.listener.indices == [1] && rig.selected == [1])
    rig.phone.tap(rig.middle(3))
    #expect(rig.listener.indices == [1, 3])
  }

  // TB7
  @Test func aBarThatCannotBeSeenOrTouchedTakesNoTouches() throws {
    let rig = try Rig()
    let window = try #require(rig.bar.window)
    func isOnBar(_ y: CGFloat) -> Bool {
      window.hitTest(CGPoint(x: 20, y: y), with: nil)?.isDescendant(of: rig.bar) == true
    }
    #expect(isOnBar(770) && isOnBar(840) && !isOnBar(760))
    rig.bar.alpha = 0
    #expect(!isOnBar(770) && !isOnBar(840))
    rig.bar.alpha = 1
    rig.bar.isUserInteractionEnabled = false
    #expect(!isOnBar(770))
  }

  // TB12
  @Test func aBarGoesAwayWithItsTabs() {
    weak var bar: DPTabBar?
    weak var item: DPTabBarItem?
    do {
      let items = (0..<3).map { _ in DPTabBarItem(image: nil, selectedImage: nil) }
      let made = DPTabBar(items: items)
      made.selectedIndex = 2
      (bar, item) = (made, items[1])
    }
    #expect(bar == nil && item == nil)
  }

  @Test func `read from right to left, the first tab is at the right`() throws {
    let rig = try Rig()
    rig.bar.semanticContentAttribute = .forceRightToLeft
    rig.bar.setNeedsLayout()
    rig.bar.layoutIfNeeded()
    #expect(rig.items.map(\.frame.minX) == [312, 234, 156, 78, 0])
  }
}
