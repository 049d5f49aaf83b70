import Foundation

extension TextEngine {
  /// The coverage of words on one baseline; nil when there is no ink.
  func mask(for key: TextMaskKey) -> TextMask? {
    if let known = masks.value(for: key) { return known }
    // Words are drawn finer across than they are shown, then averaged: that places every letter
    // to a quarter of a pixel or better, which a font library that rounds can't.
    let fineness = key.scale < 2 ? 2 : 1
    let across = key.scale * CGFloat(1 << fineness)
    let words = key.words.compactMap { word in
      face(word.face)?.ink(
        of: word.text, rightToLeft: word.isRightToLeft,
        size: (width: word.pointSize * across, height: word.pointSize * key.scale)
      ).map { (ink: $0, origin: Int((word.x * across).rounded())) }
    }
    guard let mask = TextMask(words, fineness: fineness) else { return nil }
    masks.insert(mask, for: key, cost: mask.mask.bytesPerRow * mask.mask.height)
    return mask
  }

  /// A colour picture as large as its text; nil when its face can't be read.
  func picture(for key: TextPictureKey) -> TextPicture? {
    if let known = pictures.value(for: key) { return known }
    guard key.size >= 1, key.size <= 4096 else { return nil }
    var picture: TextPicture?
    face(key.face)?.withColors(of: key.text) { pixels, image, size in
      picture = TextPicture(pixels, image, factor: key.size / size)
    }
    guard let picture else { return nil }
    pictures.insert(picture, for: key, cost: picture.width * picture.height * 4)
    return picture
  }
}
