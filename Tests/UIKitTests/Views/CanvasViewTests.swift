import Foundation
import Graphics
import Testing

@testable import UIKit

@MainActor struct CanvasViewTests {
  @Test func `the closure draws what is on screen while the view shrinks`() {
    let stage = Stage()
    var drawn: [CGRect] = []
    let view = CanvasView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)) { canvas, bounds in
      drawn.append(bounds)
      canvas.fill(bounds, with: .black)
    }
    stage.window.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
    }
    stage.advance(to: 0.5)
    let picture = stage.picture(scale: 1)
    #expect(drawn.last?.height == 150)
    #expect(picture.pixel(x: 50, y: 198) == 0xff00_0000)
    #expect(view.bounds.height == 100)
  }
}
