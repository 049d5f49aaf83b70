import Foundation
import Graphics
import Testing

@testable import UIKit

@MainActor struct UIActivityIndicatorViewTests {

  @Test func `it turns an eighth of a second at a time, only while it is seen`() {
    let stage = Stage()
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.frame.size == CGSize(width: 20, height: 20))
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(!wheel.isHidden)
    #expect(stage.application.clock.nextDue == nil)
    stage.window.addSubview(wheel)
    let before = wheel.contentVersion
    stage.advance(to: 0.12)
    #expect(wheel.contentVersion == before)
    stage.advance(to: 1)
    #expect(wheel.contentVersion == before + 8)
    wheel.stopAnimating()
    #expect(wheel.isHidden && !wheel.isAnimating)
    #expect(stage.application.clock.nextDue == nil)
  }

  @Test func `the brightest spoke points up at first and then moves on`() {
    let stage = Stage()
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.color = .black
    stage.window.addSubview(wheel)
    wheel.startAnimating()
    func alpha(_ x: Int, _ y: Int) -> UInt32 {
      let bitmap = Bitmap(width: 37, height: 37)
      wheel.render(on: Canvas(bitmap, scale: 1))
      return bitmap.pixel(x: x, y: y) >> 24
    }
    #expect(alpha(18, 6) > 240)
    #expect(alpha(30, 18) < 200)
    stage.advance(to: 0.26)
    #expect(alpha(18, 6) < 240)
    #expect(alpha(30, 18) > 240)
  }

  @Test func `it stays when it is told to`() {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
    wheel.startAnimating()
    wheel.stopAnimating()
    #expect(!wheel.isHidden)
  }
}
