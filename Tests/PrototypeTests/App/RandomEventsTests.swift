import Foundation
import Phone
import Testing

@testable import Prototype
@testable import UIKit

/// Whatever fingers, wheels, keys and turns do to a page, a few seconds later all is at rest.
struct RandomEventsTests {
  nonisolated private static let pages = [
    "login", "home", "discover", "compose", "messages", "conversation", "profile",
  ]

  @Test(arguments: pages, [("iphone-se-1", 1), ("iphone-15", 2), ("ipad-11", 3)])
  func `after any events the page comes to rest`(
    _ page: String, _ run: (model: String, seed: Int)
  ) throws {
    let seed = UInt64(run.seed * 1000)
    let phone = try phone(page, model: run.model)
    var monkey = Monkey(phone, seed: seed)
    for _ in 0..<60 { monkey.act() }
    monkey.letGo()
    // The longest flick takes four seconds, and then the indicators go.
    phone.wait(8)
    check(phone, "\(page) on \(run.model), seed \(seed), after \(monkey.last)")
  }

  private func phone(_ page: String, model: String) throws -> Phone {
    let setup = PhoneSetup(model: try DeviceModel.named(model))
    guard page != "login" else {
      let phone = Phone(setup) { AppDelegate() }
      phone.wait(2)
      return phone
    }
    let ada = Account(name: "Ada Moreau", email: "ada@example.org", avatar: "avatar-ada")
    let phone = Phone(setup) { TestApp { MainViewController(journal: Journal(account: ada)) } }
    phone.wait(0.1)
    let steps = page == "conversation" ? ["tab-messages", "conversation-0"] : ["tab-\(page)"]
    for step in steps {
      try #require(phone.view(step) as? UIControl).sendActions(for: .touchUpInside)
      phone.wait(1)
    }
    return phone
  }

  private func check(_ phone: Phone, _ what: String) {
    let application = UIApplication.shared
    #expect(!application.clock.hasDisplayLinks, "\(what)")
    #expect(application.animations.nextChange == nil, "\(what)")
    for window in application.windowList {
      #expect(window.touches.waitingTouches == 0, "\(what)")
      for view in window.everything {
        #expect(view.layer.animations.isEmpty, "\(what): \(view)")
        if let control = view as? UIControl {
          #expect(!control.isHighlighted && !control.isTracking, "\(what): \(control)")
        }
        for recognizer in view.recognizers { #expect(recognizer.state == .possible, "\(what)") }
        guard let scrollView = view as? UIScrollView, scrollView.window != nil else { continue }
        for indicator in scrollView.indicators.values {
          #expect(indicator.isHidden || indicator.layer.presented.opacity == 0, "\(what)")
        }
        #expect(
          !scrollView.isDragging && !scrollView.isDecelerating && !scrollView.isTracking, "\(what)")
        let rest = scrollView.onPixels(scrollView.scrollRange.clamped(scrollView.contentOffset))
        #expect(
          scrollView.contentOffset.distance(to: rest) < 0.5,
          "\(what): \(scrollView.contentOffset) in \(scrollView.scrollRange)")
      }
    }
    checkIdle(phone, what)
  }

  /// Only a caret may still change the picture, and nothing but its own place.
  private func checkIdle(_ phone: Phone, _ what: String) {
    let views = UIApplication.shared.windowList.flatMap(\.everything)
    let carets = views.compactMap { $0 as? CaretView }
    let places = carets.map { $0.convert($0.bounds, to: nil).insetBy(dx: -2, dy: -2) }
    _ = phone.takeChanges()
    let end = phone.time + 3
    while let next = phone.nextChange, next < end {
      #expect(!carets.isEmpty, "\(what): something wakes the phone")
      phone.advance(to: max(next, phone.time + 0.001))
      for change in phone.takeChanges() {
        #expect(places.contains { $0.covers(change) }, "\(what): \(change) changes")
      }
      if carets.isEmpty { return }
    }
  }
}

/// Does things to a phone at random, the same for the same seed.
private struct Monkey {
  private let phone: Phone
  private var state: UInt64
  private var fingers: [Int: CGPoint] = [:]
  private(set) var last = ""

  init(_ phone: Phone, seed: UInt64) {
    self.phone = phone
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  private mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }

  private mutating func place() -> CGPoint {
    CGPoint(x: roll(Int(phone.size.width)), y: roll(Int(phone.size.height)))
  }

  private mutating func pause() { phone.wait([0, 0.016, 0.05, 0.2, 0.6][roll(5)]) }

  private mutating func send(_ event: PhoneEvent) {
    last = "\(event)"
    phone.send(event)
  }

  mutating func act() {
    pause()
    switch roll(16) {
    case 0, 1, 2: tap()
    case 3, 4, 5, 6: drag()
    case 7: finger()
    case 8:
      for _ in 0...roll(6) {
        let delta = CGSize(width: roll(200) - 100, height: roll(600) - 300)
        send(.scroll(delta: delta, location: place()))
        phone.wait(0.016)
      }
    case 9: send(.text(["a", "mail@", " ", "é", "The quick brown fox jumps"][roll(5)]))
    case 10:
      let keys: [PhoneEvent.Key] = [.return, .tab, .backspace, .space, .escape, .left, .down, .end]
      send(.key(keys[roll(keys.count)], modifiers: [[], .shift, .control][roll(3)]))
    case 11:
      let ways: [Orientation] = [.portrait, .landscapeLeft, .landscapeRight]
      send(.rotate(ways[roll(ways.count)]))
      letGo()
    case 12: send(roll(2) == 0 ? .toggleSoftwareKeyboard : .toggleHardwareKeyboard)
    case 13: send(.appearance(roll(2) == 0 ? .dark : .light))
    case 14: send(.textSize(TextSize.allCases[roll(TextSize.allCases.count)]))
    default: UIApplication.shared.keyWindow?.endEditing(true)
    }
  }

  private mutating func tap() {
    let point = place()
    send(.touch(id: 7, phase: .began, location: point))
    phone.wait([0, 0.03, 0.2, 0.7][roll(4)])
    send(.touch(id: 7, phase: .ended, location: point))
  }

  private mutating func drag() {
    var point = place()
    let end = place()
    let steps = 1 + roll(12)
    send(.touch(id: 8, phase: .began, location: point))
    phone.wait([0, 0.016, 0.2][roll(3)])
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      point = CGPoint(
        x: point.x + (end.x - point.x) * share, y: point.y + (end.y - point.y) * share)
      send(.touch(id: 8, phase: .moved, location: point))
      phone.wait(0.016)
      if roll(20) == 0 { send(.rotate(roll(2) == 0 ? .portrait : .landscapeLeft)) }
    }
    phone.wait([0, 0, 0.2][roll(3)])
    send(.touch(id: 8, phase: roll(6) == 0 ? .cancelled : .ended, location: point))
  }

  /// Puts a finger down, or moves or lifts one that is there.
  private mutating func finger() {
    let id = roll(2)
    let point = place()
    if fingers[id] == nil {
      fingers[id] = point
      send(.touch(id: id, phase: .began, location: point))
    } else if roll(2) == 0 {
      fingers[id] = point
      send(.touch(id: id, phase: .moved, location: point))
    } else {
      fingers[id] = nil
      send(.touch(id: id, phase: .ended, location: point))
    }
  }

  /// Lifts every finger.
  mutating func letGo() {
    for (id, point) in fingers.sorted(by: { $0.key < $1.key }) {
      send(.touch(id: id, phase: .ended, location: point))
    }
    fingers = [:]
  }
}

extension CGRect {
  /// Whether a rectangle lies inside; Foundation's `contains` is led astray by rounding.
  fileprivate func covers(_ other: CGRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}

extension UIView {
  /// This view and all in it, shown or not.
  fileprivate var everything: [UIView] { [self] + subviews.flatMap(\.everything) }
}
