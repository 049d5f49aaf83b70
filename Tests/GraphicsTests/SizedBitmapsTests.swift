import Testing

@testable import Graphics

@Suite struct SizedBitmapsTests {
  let bitmaps = SizedBitmaps(mostPixels: 100)
  let image = Bitmap(width: 1, height: 1)

  private func ask(_ width: Int) -> SizedBitmap {
    let key = SizedBitmaps.Key(image: ObjectIdentifier(image), width: width, height: 10)
    return bitmaps.bitmap(for: key) { Bitmap(width: width, height: 10) }
  }

  @Test func `bitmaps go when their image goes`() {
    let first = ask(7)
    #expect(ask(7) === first)
    bitmaps.forget(ObjectIdentifier(image))
    #expect(ask(7) !== first)
  }

  @Test func `the bitmap that wasn't used for longest goes first`() {
    let (small, medium) = (ask(2), ask(5))
    #expect(ask(2) === small)
    _ = ask(4)
    #expect(ask(2) === small)
    #expect(ask(5) !== medium)
  }

  @Test func `too large a bitmap is kept alone until the next`() {
    let small = ask(2)
    let large = ask(11)
    #expect(ask(11) === large)
    #expect(ask(2) !== small)
    #expect(ask(11) !== large)
  }
}
