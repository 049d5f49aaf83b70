import Foundation
import Graphics
import Testing

@testable import Phone
@testable import UIKit

/// The picture turns after the device.
struct ScreenTurnTests {
  /// A green screen with a red bar along its top.
  private final class Flag: UIViewController {
    let bar = UIView()
    var taps = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.backgroundColor = .init(red: 1, green: 0, blue: 0, alpha: 1)
      view.addSubview(bar)
      let button = UIButton(type: .custom)
      button.frame = CGRect(x: 100, y: 150, width: 100, height: 100)
      button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
      view.addSubview(button)
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      view.backgroundColor = .init(red: 0, green: 1, blue: 0, alpha: 1)
      bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 100)
    }
  }

  private func makePhone(
    _ model: String = "iphone-14", _ orientation: Orientation = .portrait, flag: Flag = Flag()
  ) throws -> Phone {
    let phone = Phone(PhoneSetup(model: try .named(model), orientation: orientation)) {
      Blank(flag)
    }
    phone.advance(to: 1)
    return phone
  }

  private enum Shade { case red, green, black, other }

  /// What is seen at a place of the screen, in parts of its width and height.
  private func shade(_ phone: Phone, _ x: Double, _ y: Double) -> Shade {
    let picture = phone.screenshot(scale: 1)
    let pixel = picture.pixel(
      x: Int(x * Double(picture.width - 1)), y: Int(y * Double(picture.height - 1)))
    let (red, green) = (pixel >> 16 & 255, pixel >> 8 & 255)
    switch (red > 250, green > 250) {
    case (true, false): return green < 5 ? .red : .other
    case (false, true): return red < 5 ? .green : .other
    default: return red < 5 && green < 5 ? .black : .other
    }
  }

  @Test(arguments: [
    // Where the top of the device is, there is the top of the picture at first.
    (Orientation.portrait, Orientation.landscapeLeft, 0.03, 0.7, 0.3),
    (.portrait, .landscapeRight, 0.97, 0.7, 0.3), (.landscapeLeft, .portrait, 0.97, 0.7, 0.3),
    (.landscapeLeft, .landscapeRight, 0.3, 0.95, 0.6),
  ])
  func `what was shown comes upright`(
    from before: Orientation, to now: Orientation, x: Double, y: Double, duration: TimeInterval
  ) throws {
    let flag = Flag()
    let phone = try makePhone("iphone-14", before, flag: flag)
    _ = phone.screenshot(scale: 1)
    phone.send(.rotate(now))
    #expect(shade(phone, x, y) == .red && shade(phone, 1 - x, 1 - y) == .green)
    #expect(shade(phone, 0.3, 0.05) != .red)
    #expect(flag.bar.frame.width == phone.size.width)
    #expect(flag.bar.layer.presented.frame == flag.bar.frame)
    phone.advance(to: 1 + duration / 2)
    if duration == 0.3 { #expect(shade(phone, 0.01, 0.01) == .black) }
    phone.advance(to: 1 + duration - 0.001)
    #expect(!phone.isAtRest && phone.nextChange == phone.time)
    phone.advance(to: 1 + duration)
    #expect(phone.isAtRest && phone.nextChange == nil)
    #expect(shade(phone, 0.3, 0.05) == .red && shade(phone, 0.3, 0.95) == .green)
  }

  @Test(arguments: ["iphone-14", "iphone-se"])
  func `held upside down an iPhone stays as it was, and goes on from there`(
    model: String
  ) throws {
    for before in [Orientation.portrait, .landscapeLeft, .landscapeRight] {
      let phone = try makePhone(model, before)
      let size = phone.size
      _ = phone.takeChanges()
      phone.send(.rotate(.portraitUpsideDown))
      #expect(phone.orientation == before && phone.heldOrientation == .portraitUpsideDown)
      #expect(phone.size == size && phone.isAtRest && phone.takeChanges().isEmpty)
      phone.send(.rotate(.landscapeRight))
      #expect(phone.orientation == .landscapeRight && phone.heldOrientation == .landscapeRight)
      #expect(phone.isAtRest == (before == .landscapeRight))
    }
    #expect(try makePhone(model, .portraitUpsideDown).orientation == .portrait)
  }

  @Test func `an iPad turns upside down too`() throws {
    let phone = try makePhone("ipad-11", .landscapeLeft)
    phone.send(.rotate(.portraitUpsideDown))
    #expect(phone.orientation == .portraitUpsideDown && !phone.isAtRest)
    #expect(try makePhone("ipad-11", .portraitUpsideDown).orientation == .portraitUpsideDown)
  }

  @Test func `an iPad turns more slowly`() throws {
    let phone = try makePhone("ipad-11")
    phone.send(.rotate(.landscapeLeft))
    phone.advance(to: 1.39)
    #expect(!phone.isAtRest)
    phone.advance(to: 1.4)
    #expect(phone.isAtRest)
  }

  @Test func `a picture that only follows changes ends as one drawn anew`() throws {
    let phone = try makePhone()
    _ = phone.takeChanges()
    _ = phone.screenshot(scale: 1)
    #expect(phone.takeChanges().isEmpty)
    phone.send(.rotate(.landscapeLeft))
    let screen = CGRect(x: 0, y: 0, width: 844, height: 390)
    for step in 0..<10 {
      phone.advance(to: 1 + Double(step) * 0.03)
      #expect(phone.takeChanges() == [screen])
    }
    phone.advance(to: 1.3)
    #expect(phone.takeChanges() == [screen])
    #expect(phone.takeChanges().isEmpty)
  }

  @Test func `frames on the way change nothing`() throws {
    let phones = try [makePhone(), makePhone()]
    for phone in phones {
      _ = phone.screenshot(scale: 1)
      phone.send(.rotate(.landscapeLeft))
    }
    for step in 1...8 {
      phones[0].advance(to: 1 + Double(step) * 0.02)
      _ = phones[0].screenshot(scale: 1)
    }
    phones[1].advance(to: 1.16)
    let pictures = phones.map { $0.screenshot(scale: 1) }
    let all = (0..<390).flatMap { y in (0..<844).map { (x: $0, y: y) } }
    #expect(
      all.allSatisfy { pictures[0].pixel(x: $0.x, y: $0.y) == pictures[1].pixel(x: $0.x, y: $0.y) })
  }

  @Test func `a turn within a turn goes on from what is seen`() throws {
    let phone = try makePhone()
    _ = phone.screenshot(scale: 1)
    phone.send(.rotate(.landscapeLeft))
    phone.send(.rotate(.portrait))
    // The red bar is where it was.
    #expect(shade(phone, 0.3, 0.05) == .red && shade(phone, 0.3, 0.95) == .green)
    phone.advance(to: 1.3)
    #expect(phone.isAtRest && shade(phone, 0.3, 0.05) == .red)
  }

  @Test func `a finger that comes down on the way does nothing`() throws {
    let flag = Flag()
    let phone = try makePhone(flag: flag)
    let place = CGPoint(x: 150, y: 200)
    func touch(_ id: Int, _ phase: PhoneEvent.TouchPhase) {
      phone.send(.touch(id: id, phase: phase, location: place))
    }
    phone.send(.rotate(.landscapeLeft))
    phone.advance(to: 1.1)
    touch(1, .began)
    phone.advance(to: 1.35)
    touch(1, .ended)
    #expect(flag.taps == 0)
    touch(2, .began)
    // This one is down already.
    phone.send(.rotate(.landscapeRight))
    touch(2, .ended)
    #expect(flag.taps == 1)
    #expect(phone.ignores(.scroll(delta: .zero, location: place)))
    #expect(!phone.ignores(.text("a")))
  }

  @Test func `without animations the new picture is there at once`() throws {
    let phone = try makePhone()
    UIView.setAnimationsEnabled(false)
    phone.send(.rotate(.landscapeLeft))
    #expect(shade(phone, 0.3, 0.05) == .red && phone.isAtRest)
  }
}
