import Foundation
import Testing

@testable import Graphics

struct CanvasShapeTests {
  private static let size = 144

  /// A bitmap that was drawn on once for each clip.
  private func picture(clips: [[CGRect]], _ draw: (Canvas) -> Void) -> Bitmap {
    let bitmap = Bitmap(width: Self.size, height: Self.size)
    Canvas(bitmap, scale: 1).fill(
      CGRect(x: 0, y: 0, width: Self.size, height: Self.size),
      with: Color(red: 0.9, green: 0.5, blue: 0.2))
    let canvas = Canvas(bitmap, scale: 1.5)
    for clip in clips {
      canvas.save()
      canvas.clip(toDevicePixels: clip)
      draw(canvas)
      canvas.restore()
    }
    return bitmap
  }

  private func differences(_ one: Bitmap, _ other: Bitmap) -> Int {
    var count = 0
    for y in 0..<one.height {
      for x in 0..<one.width where one.pixel(x: x, y: y) != other.pixel(x: x, y: y) { count += 1 }
    }
    return count
  }

  @Test(arguments: [1.0, 0.4], [0, 1, 2, 3, 4])
  func `a shape has the same pixels drawn at once and in pieces`(alpha: CGFloat, kind: Int) {
    let color = Color(red: 0.1, green: 0.3, blue: 0.8, alpha: alpha)
    func draw(_ canvas: Canvas) {
      let rect = CGRect(x: 4.3, y: 5.1, width: 52, height: 47)
      switch kind {
      case 0: canvas.fill(rect, cornerRadius: 17, curve: .continuous, with: color)
      case 1: canvas.strokeBorder(rect, cornerRadius: 23, width: 3, with: color)
      case 2:
        canvas.stroke(Path(ellipseIn: rect), with: color, lineWidth: 2.2)
      case 3:
        canvas.fill(
          CGRect(x: 2.2, y: 3.1, width: 90, height: 86), cornerRadius: 20, curve: .continuous,
          with: color)
      default:
        var path = Path()
        path.move(to: CGPoint(x: 8, y: 30))
        path.addLine(to: CGPoint(x: 33, y: 3.5))
        path.addLine(to: CGPoint(x: 57, y: 31.2))
        path.addLine(to: CGPoint(x: 44, y: 31.2))
        path.addLine(to: CGPoint(x: 44, y: 58))
        path.addLine(to: CGPoint(x: 20, y: 57))
        path.closeSubpath()
        canvas.stroke(path, with: color, lineWidth: 2, lineJoin: .round)
      }
    }
    let whole = CGRect(x: 0, y: 0, width: Self.size, height: Self.size)
    let expected = picture(clips: [[whole]], draw)
    let tiles = (0..<81).map {
      [CGRect(x: CGFloat($0 % 9) * 16, y: CGFloat($0 / 9) * 16, width: 16, height: 16)]
    }
    #expect(differences(expected, picture(clips: tiles, draw)) == 0, "in tiles")
    for cut in stride(from: 7, to: Self.size, by: 11) {
      let (near, far) = (CGFloat(cut), CGFloat(Self.size - cut))
      let side = CGFloat(Self.size)
      let left = CGRect(x: 0, y: 0, width: near, height: side)
      let right = CGRect(x: near, y: 0, width: far, height: side)
      let top = CGRect(x: 0, y: 0, width: side, height: near)
      let bottom = CGRect(x: 0, y: near, width: side, height: far)
      for clips in [[[left], [right]], [[top], [bottom]], [[left, right]], [[top, bottom]]] {
        #expect(differences(expected, picture(clips: clips, draw)) == 0, "cut at \(cut)")
      }
    }
  }
}
