import Foundation
import Graphics
import Testing

@testable import Phone
@testable import Prototype
@testable import UIKit

/// What can be touched says so while a finger is on it.
struct PressTests {
  @Test(arguments: [Appearance.light, .dark])
  func everythingThatCanBeTappedLooksPressedAtOnceAndFadesBack(
    _ appearance: Appearance
  ) throws {
    var kinds: Set<String> = []
    try Tour(appearance: appearance).visit { phone, screen in
      for control in controls(on: phone) {
        kinds.insert("\(type(of: control))")
        check(control, on: phone, screen)
        guard control is IconButton, !control.isSelected else { continue }
        control.isSelected = true
        check(control, on: phone, "selected: \(screen)")
        control.isSelected = false
      }
    }
    let expected: Set = [
      "AvatarButton", "Chip", "ConversationRow", "DPTabBarItem", "IconButton", "LinkButton",
      "NeighbourButton", "PasswordToggle", "PictureChoice", "PrimaryButton",
    ]
    #expect(kinds.isSuperset(of: expected))
  }

  private func controls(on phone: Phone) -> [UIControl] {
    let screen = CGRect(origin: .zero, size: phone.size)
    return (UIApplication.shared.keyWindow?.shownViews ?? []).compactMap { $0 as? UIControl }
      .filter { control in
        let frame = control.convert(control.bounds, to: nil)
        return !(control is UITextField) && control.isEnabled && screen.contains(frame)
          && (!phone.keyboard.isShown || frame.maxY < phone.size.height / 2)
      }
  }

  private func check(_ control: UIControl, on phone: Phone, _ place: String) {
    let what = "\(place): \(control.accessibilityLabel ?? "")"
    let frame = control.convert(control.bounds, to: nil)
    func look() -> [UInt32] { phone.picture().pixels(in: frame) }
    let rest = look()
    control.isHighlighted = true
    phone.wait(0.2)
    let pressed = look()
    #expect(pressed != rest, "\(what) doesn't look pressed")
    control.isHighlighted = false
    #expect(look() != rest, "\(what) comes back at once")
    phone.wait(0.5)
    #expect(look() == rest, "\(what) doesn't come back")
  }

  @Test func inWhatScrollsItWaitsUntilTheFingerRests() throws {
    try Tour().visit { phone, screen in
      guard screen == "discover" || screen == "messages" else { return }
      let identifier = screen == "discover" ? "kind-rooms" : "tab-home"
      let control = try #require(phone.view(identifier))
      let frame = try #require(phone.frame(ofElement: identifier))
      let point = CGPoint(x: frame.midX, y: frame.midY)
      @MainActor func opacity() -> Float { control.layer.presentation()?.opacity ?? 1 }
      phone.touch(.began, point)
      phone.wait(0.1)
      #expect(opacity() == (screen == "discover" ? 1 : 0.5))
      phone.wait(0.1)
      #expect(opacity() == 0.5)
      phone.touch(.cancelled, point)
      phone.wait(0.5)
      #expect(opacity() == 1)
      guard screen == "discover" else { return }
      // A tap that is over before is seen, too.
      phone.tap(point)
      phone.wait(0.02)
      #expect(opacity() < 0.7)
      phone.wait(0.5)
      #expect(opacity() == 1)
    }
  }

  @Test func aRowStaysMarkedWhileItsConversationIsOpen() throws {
    try Tour().visit { phone, screen in
      guard screen == "conversation" else { return }
      let row = try #require(phone.view("conversation-0") as? UIControl)
      #expect(row.isSelected)
      let back = try #require(phone.view("chat-back") as? UIControl)
      back.sendActions(for: .touchUpInside)
      phone.wait(1)
      #expect(!row.isSelected)
    }
  }
}

extension Bitmap {
  /// The pixels of a part, from left to right and from top to bottom.
  fileprivate func pixels(in frame: CGRect) -> [UInt32] {
    let part = frame.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    return (Int(part.minY)..<Int(part.maxY)).flatMap { y in
      let row = pixels.advanced(by: y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      return (Int(part.minX)..<Int(part.maxX)).map { row[$0] }
    }
  }
}
