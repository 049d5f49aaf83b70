import Graphics

/// A view whose content is drawn by a closure, for parts of other views; it takes no touches.
package final class CanvasView: UIView {
  private let draw: (Canvas, CGRect) -> Void

  /// Makes a view that draws with `draw`, which gets the bounds on screen in points.
  package init(frame: CGRect = .zero, draw: @escaping (Canvas, CGRect) -> Void) {
    self.draw = draw
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Always nil: the view can't be without its closure.
  package required init?(coder: NSCoder) {
    return nil
  }

  override func drawContent(on canvas: Canvas) {
    draw(canvas, layer.presented.bounds)
  }
}
