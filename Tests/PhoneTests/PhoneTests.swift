import Foundation
import Graphics
import Testing

@testable import Phone
@testable import UIKit

struct PhoneTests {
  @Test func `the same events give the same pixels`() throws {
    func picture() throws -> Data {
      let stage = TypingStage(PhoneSetup(model: try .named("iphone-se")))
      stage.first.becomeFirstResponder()
      stage.wait(0.1)
      stage.phone.send(.text("abc"))
      stage.wait(0.6)
      try stage.press(.type("j"))
      let bitmap = Bitmap(width: 750, height: 1334)
      stage.phone.draw(on: Canvas(bitmap, scale: 2))
      return try bitmap.pngData(opaque: true)
    }
    #expect(try picture() == picture())
  }

  @Test func `an idle phone asks for nothing`() throws {
    let stage = TypingStage()
    _ = stage.phone.takeChanges()
    #expect(stage.phone.nextChange == nil)
    stage.wait(10)
    #expect(stage.phone.takeChanges().isEmpty)
  }

  @Test func `lying flat an iPhone has safe sides and no status bar`() throws {
    let controller = UIViewController()
    let phone = Phone(PhoneSetup(model: try .named("iphone-14"))) { Blank(controller) }
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    phone.send(.rotate(.landscapeRight))
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(controller.view.bounds.size == CGSize(width: 844, height: 390))
    #expect(phone.size == CGSize(width: 844, height: 390))
  }

  @Test func `the status bar and the home indicator follow what lies below`() throws {
    let controller = UIViewController()
    let model = try DeviceModel.named("iphone-14")
    let phone = Phone(PhoneSetup(model: model)) { Blank(controller) }
    func pixel(_ x: Int, _ y: Int) -> Color {
      let bitmap = Bitmap(width: 390, height: 844)
      phone.draw(on: Canvas(bitmap, scale: 1))
      return bitmap.color(x: x, y: y)
    }
    #expect(pixel(195, 833) == .black)
    controller.view.backgroundColor = .black
    phone.advance(to: 0.1)
    #expect(pixel(195, 833) == .white)
    phone.send(.appearance(.dark))
    #expect(pixel(195, 833) == .white)
  }

  @Test func `touches reach the app beside the keyboard and the status bar`() throws {
    let stage = TypingStage()
    stage.edit(stage.first)
    final class Button: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let button = Button(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    stage.first.superview?.addSubview(button)
    for point in [CGPoint(x: 40, y: 30), CGPoint(x: 40, y: 400), CGPoint(x: 40, y: 600)] {
      stage.phone.send(.touch(id: 1, phase: .began, location: point))
      stage.phone.send(.touch(id: 1, phase: .ended, location: point))
    }
    #expect(button.count == 2)
  }

  @Test func `an input method composes in the edited text and knows where the caret is`() throws {
    let stage = TypingStage()
    #expect(stage.phone.caretRect == nil && !stage.phone.isEditingText)
    stage.edit(stage.first)
    #expect(stage.phone.isEditingText)
    #expect(stage.phone.caretRect == CGRect(x: 20, y: 30, width: 2, height: 20))
    stage.phone.send(.composition("ni", selection: 0..<2))
    #expect(stage.first.marked == "ni")
  }
}
