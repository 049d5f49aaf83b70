import Foundation
import Graphics
import Testing

private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

extension Path {
  /// Whether the path, filled, covers a point: a pixel four thousandths of a point wide.
  fileprivate func covers(_ point: CGPoint, evenOdd: Bool = false) -> Bool {
    let bitmap = Bitmap(width: 1, height: 1)
    let canvas = Canvas(bitmap, scale: 250)
    canvas.translateBy(x: -point.x, y: -point.y)
    canvas.fill(self, with: .black, evenOdd: evenOdd)
    return bitmap.pixel(x: 0, y: 0) >> 24 > 127
  }
}

@Test func `a path's box is as tight as its curves`() {
  var path = Path()
  path.move(to: .zero)
  path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
  let box = path.boundingBox
  #expect(abs(box.height - 5) < 1e-9)
  #expect(box.width == 10)
  #expect(Path().boundingBox == .zero)
}

@Test func `an ellipse keeps to its rectangle and its equation`() {
  let path = Path(ellipseIn: CGRect(x: 10, y: 20, width: 40, height: 20))
  let box = path.boundingBox
  #expect(abs(box.minX - 10) < 1e-9 && abs(box.maxX - 50) < 1e-9)
  #expect(abs(box.minY - 20) < 1e-9 && abs(box.maxY - 40) < 1e-9)
  #expect(path.covers(CGPoint(x: 30, y: 30)))
  #expect(!path.covers(CGPoint(x: 12, y: 22)))
}

@Test func `an arc goes the way it is told`() {
  func box(clockwise: Bool) -> CGRect {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise)
    return path.boundingBox
  }
  #expect(abs(box(clockwise: true).maxY - 10) < 1e-6 && abs(box(clockwise: true).minY) < 1e-6)
  #expect(abs(box(clockwise: false).minY + 10) < 1e-6 && abs(box(clockwise: false).maxY) < 1e-6)
}

@Test(arguments: [CornerCurve.circular, .continuous])
func `a rounded corner touches its edges and passes its diagonal`(curve: CornerCurve) {
  let path = Path(roundedRect: square, cornerRadius: 20, curve: curve)
  #expect(path.boundingBox == square)
  // The circle crosses the diagonal at r (1 − 1/√2) = 5.86; the continuous corner does too.
  #expect(path.covers(CGPoint(x: 5.9, y: 5.9)))
  #expect(!path.covers(CGPoint(x: 5.8, y: 5.8)))
}

@Test func `a continuous corner begins earlier than a circular one`() {
  let circular = Path(roundedRect: square, cornerRadius: 20)
  let continuous = Path(roundedRect: square, cornerRadius: 20, curve: .continuous)
  let point = CGPoint(x: 21, y: 0.02)
  #expect(circular.covers(point))
  #expect(!continuous.covers(point))
  #expect(continuous.covers(CGPoint(x: 31, y: 0.001)))
}

@Test(arguments: [CornerCurve.circular, .continuous])
func `too large a radius makes a capsule`(curve: CornerCurve) {
  let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
  let path = Path(roundedRect: rect, cornerRadius: 999, curve: curve)
  #expect(path == Path(roundedRect: rect, cornerRadius: 20, curve: curve))
  #expect(path.covers(CGPoint(x: 5.9, y: 5.9)))
  #expect(!path.covers(CGPoint(x: 5.8, y: 5.8)))
}

@Test func `only the chosen corners are round`() {
  let path = Path(roundedRect: square, cornerRadius: 20, corners: [.topLeft, .bottomRight])
  #expect(!path.covers(CGPoint(x: 1, y: 1)))
  #expect(path.covers(CGPoint(x: 99, y: 1)))
  #expect(path.covers(CGPoint(x: 1, y: 99)))
  #expect(!path.covers(CGPoint(x: 99, y: 99)))
}

@Test func `a hole is outside by crossings and inside by winding`() {
  var path = Path(rect: square)
  path.addPath(Path(rect: square.insetBy(dx: 30, dy: 30)))
  let middle = CGPoint(x: 50, y: 50)
  #expect(path.covers(middle))
  #expect(!path.covers(middle, evenOdd: true))
}

@Test func `a path is moved by a transform`() {
  let moved = Path(rect: square).applying(CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 5, ty: 0))
  #expect(moved.boundingBox == CGRect(x: -195, y: 0, width: 200, height: 200))
}
