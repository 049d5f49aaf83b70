import Foundation
import Testing

@testable import Graphics

private let font = Font(size: 17)

/// The box of device pixels that aren't empty.
private func inkBox(_ bitmap: Bitmap) -> CGRect? {
  var box: CGRect?
  for y in 0..<bitmap.height {
    for x in 0..<bitmap.width where bitmap.pixel(x: x, y: y) != 0 {
      let pixel = CGRect(x: x, y: y, width: 1, height: 1)
      box = box?.union(pixel) ?? pixel
    }
  }
  return box
}

private func drawn(
  _ layout: TextLayout, scale: CGFloat, at origin: CGPoint = CGPoint(x: 10, y: 10),
  color: Color = .black, transform: CGAffineTransform = .identity
) -> Bitmap {
  let bitmap = Bitmap(width: Int(240 * scale), height: Int(80 * scale))
  let canvas = Canvas(bitmap, scale: scale)
  canvas.concatenate(transform)
  layout.draw(on: canvas, at: origin, color: color)
  return bitmap
}

// Inter's Å reaches over San Francisco's ascender by half a point.
@Test func inkLiesInsideTheLayoutsBox() throws {
  for text in ["Log in", "Hxgy|", "Ångström", "歡迎回來", "欢迎，『回来』", "😀", "Ijf"] {
    for scale in [1.0, 2, 3] as [CGFloat] {
      let layout = TextLayout(text, font: font)
      let box = CGRect(origin: CGPoint(x: 10, y: 10), size: layout.size)
      let ink = try #require(inkBox(drawn(layout, scale: scale)))
      let room = box.applying(CGAffineTransform(scaleX: scale, y: scale))
        .insetBy(dx: -1.5, dy: -scale)
      #expect(room.contains(ink), "\(text) at \(scale): \(ink) in \(room)")
      #expect(ink.width > room.width * 0.7)
    }
  }
}

@Test func lettersStandOnTheBaseline() throws {
  for scale in [1.0, 2, 3] as [CGFloat] {
    let layout = TextLayout("HHH", font: font)
    let ink = try #require(inkBox(drawn(layout, scale: scale)))
    #expect(abs(ink.maxY - (10 + layout.firstBaseline) * scale) <= 1)
    #expect(abs(ink.height - font.capHeight * scale) <= 1.5)
  }
}

@Test func marksAboveTheLineDoNotMoveItsBaseline() throws {
  let plain = try #require(inkBox(drawn(TextLayout("HH", font: font), scale: 3)))
  for text in ["ẤH", "HÅ", "A\u{302}\u{301}\u{300}H"] {
    let marked = try #require(inkBox(drawn(TextLayout(text, font: font), scale: 3)))
    #expect(marked.maxY == plain.maxY, "\(text)")
    #expect(marked.minY < plain.minY)
  }
}

@Test func samePictureEveryTime() {
  let layout = TextLayout("Log in 歡迎 😀", font: font)
  let first = drawn(layout, scale: 2)
  let second = drawn(layout, scale: 2)
  #expect(memcmp(first.pixels, second.pixels, first.bytesPerRow * first.height) == 0)
}

@Test func oneMaskServesEveryColour() {
  let layout = TextLayout("One mask for all colours", font: font)
  _ = drawn(layout, scale: 2, color: .black)
  let before = TextEngine.shared.locked { $0.masks.value(for: key(layout, 2))?.mask }
  _ = drawn(layout, scale: 2, color: Color(red: 1, green: 0, blue: 0))
  _ = drawn(layout, scale: 2, at: CGPoint(x: 3.3, y: 7.7))
  let after = TextEngine.shared.locked { $0.masks.value(for: key(layout, 2))?.mask }
  #expect(before != nil && before === after)
}

private func key(_ layout: TextLayout, _ scale: CGFloat) -> TextMaskKey {
  TextMaskKey(words: layout.lines[0].strokes[0].words, scale: scale)
}

@Test func runsBringTheirColours() {
  let red = Color(red: 1, green: 0, blue: 0)
  let bitmap = drawn(
    TextLayout([
      TextRun(text: "███", font: font, color: red), TextRun(text: "███", font: font),
    ]), scale: 1, color: Color(red: 0, green: 0, blue: 1))
  let pixels = (0..<bitmap.width).map { bitmap.pixel(x: $0, y: 22) }
  #expect(pixels.contains(0xFFFF_0000))
  #expect(pixels.contains(0xFF00_00FF))
}

@Test func emojiKeepTheirColours() {
  let bitmap = drawn(TextLayout("😀", font: font), scale: 2, color: .black)
  let middle = bitmap.color(x: 42, y: 40)
  #expect(middle.red > 0.8 && middle.green > 0.5 && middle.blue < 0.5)
  #expect(middle.alpha == 1)
  let pale = drawn(TextLayout("😀", font: font), scale: 2, color: Color(white: 0, alpha: 0.5))
  #expect(abs(pale.color(x: 42, y: 40).alpha - 0.5) < 0.02)
}

@Test func underlineRunsUnderTheText() throws {
  let plain = TextLayout([TextRun(text: "HHHH", font: font)])
  let lined = TextLayout([TextRun(text: "HHHH", font: font, underline: true)])
  let (above, below) = (
    try #require(inkBox(drawn(plain, scale: 3))), try #require(inkBox(drawn(lined, scale: 3)))
  )
  #expect(below.maxY > above.maxY)
  #expect(abs(below.width - lined.size.width * 3) <= 2)
}

@Test func `a line through text is between its top and its baseline`() throws {
  let layout = TextLayout([TextRun(text: "i i", font: font, strikethrough: true)])
  let bitmap = drawn(layout, scale: 3)
  let box = try #require(inkBox(bitmap))
  #expect(abs(box.width - layout.size.width * 3) <= 2)
  let plain = try #require(inkBox(drawn(TextLayout("i i", font: font), scale: 3)))
  #expect(box.minY == plain.minY && box.maxY == plain.maxY)
}

@Test func growingTextKeepsItsPlace() throws {
  let layout = TextLayout("Hello", font: font)
  let plain = try #require(inkBox(drawn(layout, scale: 2, at: .zero)))
  for factor in [1.1, 1.5, 2] as [CGFloat] {
    let grown = try #require(
      inkBox(
        drawn(
          layout, scale: 2, at: .zero, transform: CGAffineTransform(scaleX: factor, y: factor))))
    #expect(abs(grown.width - plain.width * factor) <= 3)
    #expect(abs(grown.minY - plain.minY * factor) <= 3)
  }
}

@Test func turnedTextIsDrawnUpright() throws {
  let layout = TextLayout("Hello", font: font)
  let turned = try #require(
    inkBox(
      drawn(
        layout, scale: 2, at: .zero,
        transform: CGAffineTransform(rotationAngle: .pi / 2)
          .concatenating(CGAffineTransform(translationX: 40, y: 0)))))
  #expect(turned.height > turned.width * 2)
}

@Test func absurdSizesDrawNothingRatherThanTrap() {
  for size in [0, -3, 1e9, CGFloat.nan, .infinity] {
    let layout = TextLayout("a😀", font: Font(size: size))
    _ = drawn(layout, scale: 2)
  }
  #expect(inkBox(drawn(TextLayout("a", font: Font(size: 0)), scale: 2)) == nil)
}

@Test func longLinesAreDrawnInPartsAndOnlyWhereTheyAreSeen() {
  let text = (0..<2000).map { "w\($0)" }.joined(separator: " ")
  let layout = TextLayout(text, font: Font(size: 16.5), lineBreak: .byClipping)
  #expect(layout.size.width * 3 > 40000)
  let strokes = layout.lines[0].strokes
  for (before, after) in zip(strokes, strokes.dropFirst()) { #expect(before.maxX <= after.minX) }
  let bitmap = drawn(layout, scale: 3, at: CGPoint(x: -layout.size.width / 2, y: 10))
  #expect(inkBox(bitmap).map { $0.width > 700 } == true)
  let kept = TextEngine.shared.locked { engine in
    strokes.filter { engine.masks.value(for: TextMaskKey(words: $0.words, scale: 3)) != nil }
  }
  #expect((1...3).contains(kept.count))
}

@Test func wordsTooWideForASurfaceAreLeftOut() {
  let layout = TextLayout(String(repeating: "W", count: 32), font: Font(size: 900))
  #expect(inkBox(drawn(layout, scale: 3)) == nil)
}
