import Foundation

extension TextEngine {
  /// The coverage of words on one baseline; nil when there is no ink.
  func mask(for key: TextMaskKey) -> TextMask? {
    if let known = masks.value(for: key) { return known }
    // Words are drawn finer across than they are shown, then averaged: that places every letter
    // to a quarter of a pixel or better, which a font library that rounds can't.
    let fineness = key.scale < 2 ? 4 : 2
    let words = key.words.compactMap { ink(of: $0, scale: key.scale, fineness: fineness) }
    guard let mask = TextMask(words, fineness: fineness) else { return nil }
    masks.insert(mask, for: key, cost: mask.mask.bytesPerRow * mask.mask.height)
    return mask
  }

  private func ink(of word: TextMaskKey.Word, scale: CGFloat, fineness: Int) -> TextInk? {
    guard let face = face(word.face) else { return nil }
    let size = word.pointSize * scale
    let fine = size * CGFloat(fineness)
    let origin = Int((word.x * scale * CGFloat(fineness) - face.spaceAdvance * fine).rounded())
    var ink: TextInk?
    face.withCoverage(
      of: word.text, rightToLeft: word.isRightToLeft, size: (width: fine, height: size)
    ) { pixels, image in
      ink = TextInk(pixels, image, x: origin)
    }
    return ink
  }

  /// A colour picture as large as its text; nil when its face can't be read.
  func picture(for key: TextPictureKey) -> TextPicture? {
    if let known = pictures.value(for: key) { return known }
    var picture: TextPicture?
    face(key.face)?.withColors(of: key.text) { pixels, image, size in
      picture = TextPicture(pixels, image, factor: key.size / size)
    }
    guard let picture else { return nil }
    pictures.insert(picture, for: key, cost: picture.width * picture.height * 4)
    return picture
  }
}

/// The box of a word's coverage that has ink in it.
struct TextInk {
  let bytes: [UInt8]
  let width: Int
  let height: Int
  /// From the text's origin; columns may be finer than device pixels.
  let x: Int
  let y: Int

  init?(_ pixels: UnsafeMutableRawPointer, _ image: TextRaster, x: Int) {
    func row(_ y: Int) -> UnsafeRawBufferPointer {
      UnsafeRawBufferPointer(start: pixels + y * image.bytesPerRow, count: image.width)
    }
    let rows = 0..<image.height
    guard let top = rows.first(where: { row($0).contains { $0 != 0 } }),
      let bottom = rows.last(where: { row($0).contains { $0 != 0 } })
    else { return nil }
    var (left, right) = (image.width, -1)
    for y in top...bottom {
      let row = row(y)
      if let first = row.firstIndex(where: { $0 != 0 }) { left = min(left, first) }
      if let last = row.lastIndex(where: { $0 != 0 }) { right = max(right, last) }
    }
    width = right - left + 1
    height = bottom - top + 1
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height)
    for y in top...bottom { bytes.append(contentsOf: row(y)[left...right]) }
    self.bytes = bytes
    self.x = x + left
    y = top - image.baseline
  }
}

extension TextMask {
  /// Averages fine columns into device pixels; nil when there is no ink.
  init?(_ words: [TextInk], fineness: Int) {
    guard let top = words.map(\.y).min(), let bottom = words.map({ $0.y + $0.height }).max(),
      let left = words.map(\.x).min(), let right = words.map({ $0.x + $0.width }).max()
    else { return nil }
    let firstColumn = Int((Double(left) / Double(fineness)).rounded(.down))
    let endColumn = Int((Double(right) / Double(fineness)).rounded(.up))
    let fineWidth = (endColumn - firstColumn) * fineness
    let mask = AlphaMask(width: endColumn - firstColumn, height: bottom - top)
    var fine = [UInt8](repeating: 0, count: fineWidth)
    for y in 0..<mask.height {
      for index in fine.indices { fine[index] = 0 }
      for word in words {
        let row = top + y - word.y
        guard row >= 0, row < word.height else { continue }
        let start = word.x - firstColumn * fineness
        for column in 0..<word.width {
          let ink = word.bytes[row * word.width + column]
          if ink > fine[start + column] { fine[start + column] = ink }
        }
      }
      let pixels = mask.pixels + y * mask.bytesPerRow
      for x in 0..<mask.width {
        var sum = fineness / 2
        for column in (x * fineness)..<((x + 1) * fineness) { sum += Int(fine[column]) }
        pixels[x] = UInt8(sum / fineness)
      }
    }
    self.init(mask: mask, x: firstColumn, y: top)
  }
}
