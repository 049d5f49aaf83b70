import Foundation
import Graphics
import Testing

/// A bitmap of 60 by 40 pixels, black at the left and white at the right.
private func halves() -> Bitmap {
  let bitmap = Bitmap(width: 60, height: 40)
  let canvas = Canvas(bitmap, scale: 1)
  canvas.fill(CGRect(x: 0, y: 0, width: 60, height: 40), with: .black)
  canvas.fill(CGRect(x: 30, y: 0, width: 30, height: 40), with: .white)
  return bitmap
}

private func grey(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int {
  Int(bitmap.pixel(x: x, y: y) & 0xFF)
}

@Test(arguments: [2, 4, 9] as [CGFloat])
func `an edge becomes a ramp that is half grey in its middle`(deviation: CGFloat) {
  let bitmap = halves()
  Canvas(bitmap, scale: 1).blur(
    in: CGRect(x: 0, y: 0, width: 60, height: 40), deviation: deviation)
  let row = (0..<60).map { grey(bitmap, $0, 20) }
  #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
  #expect(abs(row[29] + row[30] - 255) <= 8)
  // A bell curve: a deviation away 16 % of the other side are left.
  let reach = Int(deviation)
  #expect(abs(Double(row[29 - reach]) / 255 - 0.16) < 0.06)
  #expect(abs(Double(row[30 + reach]) / 255 - 0.84) < 0.06)
}

@Test func `what lies beside the rectangle neither changes nor flows in`() {
  let bitmap = halves()
  Canvas(bitmap, scale: 1).blur(in: CGRect(x: 30, y: 10, width: 20, height: 20), deviation: 6)
  let untouched = halves()
  for y in 0..<40 {
    for x in 0..<60 { #expect(bitmap.pixel(x: x, y: y) == untouched.pixel(x: x, y: y)) }
  }
}

@Test func `a blur keeps to the clip, and is as wide at every scale`() {
  let bitmap = halves()
  let canvas = Canvas(bitmap, scale: 1)
  canvas.clip(to: CGRect(x: 20, y: 10, width: 20, height: 10))
  canvas.blur(in: CGRect(x: 0, y: 0, width: 60, height: 40), deviation: 3)
  #expect(grey(bitmap, 28, 9) == 0)
  #expect(grey(bitmap, 28, 12) > 30)
  let fine = Bitmap(width: 180, height: 120)
  let large = Canvas(fine, scale: 3)
  large.fill(CGRect(x: 0, y: 0, width: 60, height: 40), with: .black)
  large.fill(CGRect(x: 30, y: 0, width: 30, height: 40), with: .white)
  large.blur(in: CGRect(x: 20, y: 10, width: 20, height: 10), deviation: 3)
  #expect(abs(grey(fine, 85, 45) - grey(bitmap, 28, 15)) < 12)
}

@Test func `saturation makes a colour stronger and leaves grey alone`() {
  let bitmap = Bitmap(width: 20, height: 20)
  let canvas = Canvas(bitmap, scale: 1)
  let all = CGRect(x: 0, y: 0, width: 20, height: 20)
  canvas.fill(all, with: Color(red: 0.6, green: 0.4, blue: 0.4))
  canvas.blur(in: all, deviation: 2, saturation: 1.8)
  let strong = bitmap.color(x: 10, y: 10)
  #expect(abs(strong.red - 0.727) < 0.02)
  #expect(abs(strong.green - 0.366) < 0.02)
  canvas.fill(all, with: Color(white: 0.4))
  canvas.blur(in: all, deviation: 2, saturation: 1.8)
  #expect(bitmap.color(x: 10, y: 10) == Color(white: 0.4))
}

@Test func `a shape lightens or darkens what is below it`() {
  let bitmap = Bitmap(width: 40, height: 20)
  let canvas = Canvas(bitmap, scale: 1)
  canvas.fill(
    CGRect(x: 0, y: 0, width: 40, height: 20), with: Color(red: 0.3, green: 0.6, blue: 0.6))
  func lay(_ vibrancy: Canvas.Vibrancy, at x: CGFloat) {
    canvas.beginGroup()
    canvas.fill(
      CGRect(x: x, y: 5, width: 10, height: 10), with: Color(red: 1, green: 0, blue: 1))
    canvas.endGroup(vibrancy, opacity: 1)
  }
  lay(.lightening(0.75), at: 5)
  lay(.darkening(0.75), at: 25)
  let (plain, light, dark) = (
    bitmap.color(x: 0, y: 0), bitmap.color(x: 10, y: 10), bitmap.color(x: 30, y: 10)
  )
  #expect(light.red > plain.red && light.green > plain.green && light.blue > plain.blue)
  #expect(dark.red < plain.red && dark.green < plain.green && dark.blue < plain.blue)
  #expect(light.green == light.blue, "the shape's own colour doesn't count")
  #expect(bitmap.color(x: 20, y: 10) == plain)
}
