import Foundation
import Testing

@testable import Graphics

private let colors = [Color(red: 0.8, green: 0.2, blue: 0), Color(red: 0, green: 0.4, blue: 1)]

@Test func `a patch puts back the pixels of its clip and no others`() throws {
  let bitmap = Bitmap(width: 12, height: 10)
  let canvas = Canvas(bitmap, scale: 1)
  let all = CGRect(x: 0, y: 0, width: 12, height: 10)
  canvas.fill(all, with: colors[0])
  canvas.fill(CGRect(x: 4, y: 4, width: 1, height: 1), with: .white)
  canvas.save()
  canvas.clip(to: CGRect(x: 3, y: 2, width: 5, height: 4))
  let patch = try #require(CanvasPatch(canvas))
  canvas.restore()
  canvas.fill(all, with: colors[1])
  #expect(!patch.draw(on: canvas))
  #expect(bitmap.color(x: 4, y: 4) == colors[1])
  canvas.clip(to: CGRect(x: 3, y: 2, width: 5, height: 4))
  #expect(patch.draw(on: canvas))
  for y in 0..<10 {
    for x in 0..<12 {
      let isInside = (3..<8).contains(x) && (2..<6).contains(y)
      let expected = (x, y) == (4, 4) ? Color.white : isInside ? colors[0] : colors[1]
      #expect(bitmap.color(x: x, y: y) == expected, "\(x), \(y)")
    }
  }
}

@Test func `a patch fits no other transform, no group and no round clip`() throws {
  let canvas = Canvas(Bitmap(width: 12, height: 10), scale: 1)
  let patch = try #require(CanvasPatch(canvas))
  canvas.save()
  canvas.translateBy(x: 1, y: 0)
  #expect(!patch.draw(on: canvas))
  canvas.restore()
  canvas.beginGroup()
  #expect(CanvasPatch(canvas) == nil)
  canvas.endGroup(opacity: 1)
  #expect(patch.draw(on: canvas))
  canvas.clip(to: CGRect(x: 0, y: 0, width: 12, height: 10), cornerRadius: 4)
  #expect(CanvasPatch(canvas) == nil)
}
