import Foundation
import Graphics
import Testing

@testable import UIKit

@MainActor struct UITextFieldDrawingTests {
  private func field(on stage: Stage) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    stage.window.addSubview(field)
    return field
  }

  @Test func `a rounded border is a hairline of a fifth of black with corners of 5 points`() {
    let stage = Stage()
    field(on: stage).borderStyle = .roundedRect
    let picture = stage.picture(scale: 3)
    func grey(_ x: Int, _ y: Int) -> UInt32 { picture.pixel(x: x, y: y) & 255 }
    #expect(abs(Int(grey(360, 300)) - 204) <= 1 && grey(360, 299) == 255)
    #expect(grey(360, 301) == 255 && abs(Int(grey(60, 366)) - 204) <= 1)
    // On the diagonal a circle of 15 pixels begins at 4.4.
    let diagonal = (0..<12).map { grey(60 + $0, 300 + $0) }
    #expect(diagonal.firstIndex(of: diagonal.min() ?? 0) == 4)
    #expect(diagonal[2] == 255 && diagonal[7] == 255)
  }

  @Test func `a placeholder is as faint as on iOS`() {
    let stage = Stage()
    let field = field(on: stage)
    field.font = .systemFont(ofSize: 34)
    field.placeholder = "III"
    let picture = stage.picture(scale: 3)
    let values = (300..<432).flatMap { y in
      (60..<660).map { picture.pixel(x: $0, y: y) >> 16 & 255 }
    }
    // (60, 60, 67) of 0.3 on white.
    #expect(abs(Double(values.min() ?? 0) - 196.5) <= 1.5)
  }

  @Test(arguments: [(UIUserInterfaceStyle.light, 0x007AFF), (.dark, 0x0A84FF)])
  func `the caret is blue, or as the tint is`(style: UIUserInterfaceStyle, blue: Int) {
    let stage = Stage()
    stage.window.overrideUserInterfaceStyle = style
    let field = field(on: stage)
    field.becomeFirstResponder()
    func color() -> UInt32 {
      let picture = stage.picture(scale: 3)
      let caret = field.caret.convert(field.caret.bounds, to: nil)
      return picture.pixel(x: Int(caret.midX * 3), y: Int(caret.midY * 3)) & 0xFFFFFF
    }
    #expect(color() == UInt32(blue))
    field.tintColor = .red
    #expect(color() == 0xFF0000)
  }
}
