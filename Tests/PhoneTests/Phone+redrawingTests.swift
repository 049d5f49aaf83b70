import Foundation
import Graphics
import Testing

@testable import Phone
@testable import UIKit

/// A picture that is kept up to date as a window does: drawn on only where something has changed.
private final class Screen {
  let phone: Phone
  let bitmap: Bitmap
  private let scale: CGFloat

  init(_ phone: Phone, scale: CGFloat) {
    self.phone = phone
    self.scale = scale
    bitmap = Bitmap(width: Int(phone.size.width * scale), height: Int(phone.size.height * scale))
  }

  func update() {
    let changes = phone.takeChanges().map {
      $0.applying(CGAffineTransform(scaleX: scale, y: scale)).insetBy(dx: -1, dy: -1).integral
    }
    guard !changes.isEmpty else { return }
    let canvas = Canvas(bitmap, scale: scale)
    canvas.clip(toDevicePixels: changes)
    phone.draw(on: canvas)
  }

  /// How many pixels differ from a picture that is drawn anew.
  var faults: Int {
    let fresh = phone.screenshot(scale: scale)
    var count = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where fresh.pixel(x: x, y: y) != bitmap.pixel(x: x, y: y) {
        count += 1
      }
    }
    return count
  }
}

struct PhoneRedrawingTests {
  @Test(arguments: [1.0, 2])
  func `a blinking caret leaves the picture as if it were drawn anew`(scale: CGFloat) throws {
    let controller = UIViewController()
    var setup = PhoneSetup(model: try .named("iphone-se-1"))
    setup.softwareKeyboard = false
    let phone = Phone(setup) { Blank(controller) }
    let field = UITextField(frame: CGRect(x: 20.5, y: 80.25, width: 200, height: 44))
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    controller.view.backgroundColor = .systemGray
    controller.view.addSubview(field)
    let cover = UIView(frame: CGRect(x: 0, y: 70, width: 60, height: 30))
    cover.backgroundColor = UIColor.red.withAlphaComponent(0.5)
    let screen = Screen(phone, scale: scale)
    let steps: [() -> Void] = [
      { field.becomeFirstResponder() },
      { phone.send(.text("Ada")) },
      { controller.view.backgroundColor = .systemBlue },
      { phone.send(.key(.left, modifiers: [])) },
      { controller.view.addSubview(cover) },
      { cover.isUserInteractionEnabled = false },
      { cover.removeFromSuperview() },
      { phone.send(.appearance(.dark)) },
      { field.tintColor = .systemOrange },
      { field.alpha = 0.5 },
      { UIView.animate(withDuration: 0.2) { field.center.y += 40 } },
      { field.text = "" },
      { field.resignFirstResponder() },
    ]
    var time: TimeInterval = 0
    for (index, step) in steps.enumerated() {
      step()
      for _ in 0..<14 {
        time = max(phone.nextChange ?? time, time + 1.0 / 60)
        phone.advance(to: time)
        screen.update()
      }
      #expect(screen.faults == 0, "step \(index)")
    }
  }
}
