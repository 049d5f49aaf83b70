import UIKit

/// A key on the screen.
final class KeyCap {
  let view: CanvasView
  private let drawn: Box<KeyLook>

  init(_ look: KeyLook) {
    let drawn = Box(look)
    self.drawn = drawn
    view = CanvasView { canvas, bounds in drawn.value.draw(on: canvas, in: bounds) }
  }

  var look: KeyLook {
    get { drawn.value }
    set {
      guard newValue != drawn.value else { return }
      drawn.value = newValue
      view.setNeedsDisplay()
    }
  }
}
