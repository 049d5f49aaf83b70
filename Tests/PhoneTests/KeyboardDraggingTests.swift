import Foundation
import Testing

@testable import Phone
@testable import UIKit

/// The keyboard follows a finger that scrolls, where the scroll view lets it.
struct KeyboardDraggingTests {
  private struct Rig {
    let stage: TypingStage
    let scrollView: UIScrollView

    init(
      _ model: String = "iphone-14", orientation: Orientation = .portrait, height: CGFloat = 2000
    ) throws {
      stage = TypingStage(PhoneSetup(model: try .named(model), orientation: orientation))
      let root: UIView = try #require(stage.first.superview)
      scrollView = UIScrollView(frame: root.bounds)
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: root.bounds.width, height: height)
      scrollView.alwaysBounceVertical = true
      scrollView.keyboardDismissMode = .interactive
      root.addSubview(scrollView)
      scrollView.contentOffset.y = min(800, max(0, height - root.bounds.height))
      stage.edit(stage.first)
      stage.forget()
    }

    var top: CGFloat { stage.phone.keyboard.frame.minY }

    func finger(_ phase: PhoneEvent.TouchPhase, _ y: CGFloat) {
      stage.touch(phase, CGPoint(x: 150, y: y))
    }

    /// Moves at 60 points per second, or another speed, and looks at every frame.
    func drag(
      from start: CGFloat, to end: CGFloat, speed: CGFloat = 60,
      _ look: (CGFloat) -> Void = { _ in }
    ) {
      let step = speed / 60
      var y = start
      while y != end {
        y = end > start ? min(end, y + step) : max(end, y - step)
        stage.wait(1.0 / 60)
        finger(.moved, y)
        look(y)
      }
    }
  }

  nonisolated static let screens: [(String, Orientation)] =
    DeviceModel.all.flatMap { [($0.id, .portrait), ($0.id, .landscapeLeft)] }

  // I1
  @Test(arguments: screens)
  func `the keyboard's top is the finger wherever that is below its place`(
    model: String, orientation: Orientation
  ) throws {
    let rig = try Rig(model, orientation: orientation)
    let rest = rig.top
    let bottom = rig.stage.phone.size.height
    rig.finger(.began, rest - 40)
    var offset = rig.scrollView.contentOffset.y
    var last = rest - 40
    var isFirst = true
    rig.drag(from: rest - 40, to: bottom - 1) { y in
      #expect(abs(rig.stage.seenTop - max(rest, y)) < 0.001)
      if rig.scrollView.isDragging, !isFirst {
        #expect(abs(offset - rig.scrollView.contentOffset.y - (y - last)) < 0.4)
      }
      isFirst = !rig.scrollView.isDragging
      offset = rig.scrollView.contentOffset.y
      last = y
    }
    #expect(rig.stage.log.isEmpty)
    rig.drag(from: bottom - 1, to: rest - 20, speed: 600) { y in
      #expect(abs(rig.stage.seenTop - max(rest, y)) < 0.001)
    }
    rig.finger(.ended, rest - 20)
    rig.stage.wait(1)
    #expect(rig.stage.log.isEmpty && rig.stage.first.isFirstResponder)
    #expect(rig.stage.seenTop == rest)
  }

  @Test func `let go on its way down it hides from where the finger left it`() throws {
    let rig = try Rig()
    rig.finger(.began, 480)
    rig.drag(from: 480, to: 600)
    rig.finger(.ended, 600)
    #expect(!rig.stage.first.isFirstResponder)
    #expect(rig.stage.names == ["WillChangeFrame", "WillHide"])
    #expect(rig.stage.log.allSatisfy { $0.begin.minY == 600 && $0.end.minY == 844 })
    var last = rig.stage.seenTop
    #expect(last == 600)
    for _ in 0..<40 {
      rig.stage.wait(1.0 / 60)
      #expect(rig.stage.seenTop >= last)
      last = rig.stage.seenTop
    }
    #expect(
      rig.stage.names == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    #expect(rig.stage.log.allSatisfy { $0.duration == 0.25 && $0.curve == 7 })
    rig.stage.wait(6)
    #expect(rig.stage.phone.nextChange == nil)
  }

  @Test func `let go on its way up it comes back`() throws {
    let rig = try Rig()
    rig.finger(.began, 480)
    rig.drag(from: 480, to: 800, speed: 600)
    rig.drag(from: 800, to: 700)
    rig.finger(.ended, 700)
    #expect(rig.stage.first.isFirstResponder)
    #expect(rig.stage.names == ["WillChangeFrame"])
    #expect(rig.stage.log[0].begin.minY == 700 && rig.stage.log[0].end.minY == 508)
    rig.stage.wait(1)
    #expect(rig.stage.names == ["WillChangeFrame", "DidChangeFrame"])
    #expect(rig.stage.seenTop == 508)
  }

  @Test(arguments: [(600.0, true), (700, false)])
  func `let go after a rest it goes to the nearer end`(place: Double, comesBack: Bool) throws {
    let rig = try Rig()
    rig.finger(.began, 480)
    rig.drag(from: 480, to: place)
    rig.stage.wait(0.2)
    rig.finger(.ended, place)
    rig.stage.wait(1)
    #expect(rig.stage.first.isFirstResponder == comesBack)
    #expect(rig.stage.seenTop == (comesBack ? 508 : 844))
  }

  @Test func `a finger that slides off the screen lets go of it too`() throws {
    for (end, stays) in [(830.0, false), (560, true)] {
      let rig = try Rig()
      rig.finger(.began, 480)
      rig.drag(from: 480, to: 700, speed: 600)
      rig.drag(from: 700, to: end, speed: 600)
      rig.finger(.cancelled, end)
      rig.stage.wait(1)
      #expect(rig.stage.seenTop == (stays ? 508 : 844))
      #expect(rig.stage.first.isFirstResponder == stays)
    }
  }

  @Test func `an entry that won't end brings it back`() throws {
    let rig = try Rig()
    rig.stage.first.mayResign = false
    rig.finger(.began, 480)
    rig.drag(from: 480, to: 800)
    rig.finger(.ended, 800)
    rig.stage.wait(1)
    #expect(rig.stage.seenTop == 508 && rig.stage.first.isFirstResponder)
    #expect(!rig.stage.names.contains("WillHide"))
  }

  @Test func `a tap on it and a drag above it leave it alone`() throws {
    let rig = try Rig()
    rig.finger(.began, 480)
    rig.stage.wait(0.05)
    rig.finger(.ended, 480)
    rig.finger(.began, 200)
    rig.drag(from: 200, to: 500)
    rig.finger(.ended, 500)
    rig.stage.wait(1)
    #expect(rig.stage.log.isEmpty && rig.stage.seenTop == 508)
  }

  @Test func `the view on the keyboard and the keyboard's guide go along`() throws {
    let rig = try Rig()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    rig.stage.second.bar = bar
    let root: UIView = try #require(rig.scrollView.superview)
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(line)
    line.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor).isActive = true
    line.heightAnchor.constraint(equalToConstant: 1).isActive = true
    rig.stage.edit(rig.stage.second)
    rig.finger(.began, 430)
    rig.drag(from: 430, to: 700)
    #expect(bar.convert(bar.bounds, to: nil).minY == 700)
    #expect(line.frame.maxY == 700)
    rig.finger(.ended, 700)
    rig.stage.wait(1)
    #expect(line.frame.maxY == 810 && !rig.stage.second.isFirstResponder)
  }

  @Test func `with a padding the finger takes hold of it further up`() throws {
    let rig = try Rig()
    let root: UIView = try #require(rig.scrollView.superview)
    root.keyboardLayoutGuide.keyboardDismissPadding = 60
    rig.finger(.began, 400)
    rig.drag(from: 400, to: 448)
    #expect(rig.stage.seenTop == 508)
    rig.drag(from: 448, to: 600) { y in #expect(abs(rig.stage.seenTop - y - 60) < 0.001) }
    rig.finger(.ended, 600)
  }

  @Test func `content that is too short to scroll pulls it down too`() throws {
    let rig = try Rig(height: 200)
    rig.finger(.began, 480)
    rig.drag(from: 480, to: 640)
    #expect(rig.stage.seenTop == 640)
    rig.finger(.ended, 640)
    rig.stage.wait(2)
    #expect(rig.stage.seenTop == 844 && rig.scrollView.contentOffset.y == 0)
  }

  @Test func `turned while it is held it stands in its new place`() throws {
    let rig = try Rig()
    rig.finger(.began, 480)
    rig.drag(from: 480, to: 640)
    rig.stage.phone.send(.rotate(.landscapeLeft))
    rig.finger(.ended, 640)
    rig.stage.wait(1)
    #expect(rig.stage.seenTop == 171 || !rig.stage.first.isFirstResponder)
    rig.stage.first.becomeFirstResponder()
    rig.stage.wait(1)
    #expect(rig.stage.seenTop == 171)
  }

  // MARK: Bars

  private func drag(_ phone: Phone, from start: CGFloat, to end: CGFloat) {
    func finger(_ phase: PhoneEvent.TouchPhase, _ y: CGFloat) {
      phone.send(.touch(id: 1, phase: phase, location: CGPoint(x: 150, y: y)))
    }
    finger(.began, start)
    for y in stride(from: start, through: end, by: 10) {
      phone.advance(to: phone.time + 1.0 / 60)
      finger(.moved, y)
    }
    finger(.ended, end)
    phone.advance(to: phone.time + 1)
  }

  @Test(arguments: [
    (UIScrollView.KeyboardDismissMode.none, true), (.onDrag, true), (.interactive, true),
    (.onDragWithAccessory, false), (.interactiveWithAccessory, false),
  ])
  func `a bar stays at the bottom unless the mode takes it along`(
    mode: UIScrollView.KeyboardDismissMode, staysAtBottom: Bool
  ) throws {
    let chat = Chat()
    let phone = Phone(PhoneSetup(model: try .named("iphone-14"))) { Blank(chat) }
    chat.scrollView.keyboardDismissMode = mode
    chat.becomeFirstResponder()
    chat.entry.becomeFirstResponder()
    phone.advance(to: 2)
    #expect(chat.barTop == 458)
    drag(phone, from: 300, to: 800)
    #expect(chat.entry.isFirstResponder == (mode == .none))
    let rest: CGFloat = mode == .none ? 458 : 760
    #expect(staysAtBottom ? chat.barTop == rest : chat.bar.window == nil)
    guard mode != .none else { return }
    // The bar alone goes only where it is taken along.
    chat.becomeFirstResponder()
    phone.advance(to: phone.time + 1)
    drag(phone, from: 600, to: 830)
    #expect(chat.isFirstResponder == staysAtBottom)
    #expect(staysAtBottom ? chat.barTop == 760 : chat.bar.window == nil)
  }

  @Test func `a bar that stays is dragged no further than where it stays`() throws {
    for (mode, end) in [
      (UIScrollView.KeyboardDismissMode.interactive, 760), (.interactiveWithAccessory, 830.0),
    ] {
      let chat = Chat()
      let phone = Phone(PhoneSetup(model: try .named("iphone-14"))) { Blank(chat) }
      chat.scrollView.keyboardDismissMode = mode
      chat.entry.becomeFirstResponder()
      phone.advance(to: 2)
      phone.send(.touch(id: 1, phase: .began, location: CGPoint(x: 150, y: 400)))
      for y in stride(from: CGFloat(400), through: 830, by: 10) {
        phone.advance(to: phone.time + 1.0 / 60)
        phone.send(.touch(id: 1, phase: .moved, location: CGPoint(x: 150, y: y)))
        #expect(abs(chat.barTop - min(max(y, 458), end)) < 0.001)
      }
    }
  }
}
