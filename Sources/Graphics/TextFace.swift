internal import CSDL2
import Foundation

/// An open face.
///
/// One handle serves the ruler and the pen: changing its size is cheap, while a second copy of a
/// big font's tables is not.
final class TextFace {
  /// Pixels an em when measuring: fine enough that the rounding to whole pixels doesn't show.
  static let rulerSize = 8192.0
  /// Noto Color Emoji has pictures of one size only, 109 pixels an em.
  private static let colorSize = 109.0

  /// What the font library is asked to draw, in pixels an em; ours.
  private static let drawableSizes = 0.5...8192.0

  /// The widest word that is drawn, in columns, if its letters are an em wide; ours.
  private static let widestWord = 60000.0

  let isColor: Bool
  private let font: OpaquePointer
  private var size = (width: 0.0, height: 0.0)
  private var isRightToLeft = false
  private var script = ""
  /// The advance of a space in ems.
  private var spaceAdvance = 0.0

  /// Opens a face; nil when the file can't be read as a font.
  init?(_ face: FontFace) {
    guard let font = TTF_OpenFontIndexDPI(face.path, 1, face.index, 72, 72) else { return nil }
    self.font = font
    isColor = face.isColor
    if isColor { size = (Self.colorSize, Self.colorSize) }
    useRuler(rightToLeft: false)
    spaceAdvance = Double(pixelWidth(" ")) / size.width
  }

  deinit {
    TTF_CloseFont(font)
  }

  func covers(_ scalar: Unicode.Scalar) -> Bool {
    TTF_GlyphIsProvided32(font, scalar.value) != 0
  }

  /// The advance of shaped text in ems, between the space before it and the space after it.
  func advance(of text: String, rightToLeft: Bool) -> Double {
    useRuler(rightToLeft: rightToLeft)
    use(script: FontScript.tag(of: text))
    // Without spaces around it the width would be that of the ink where ink overhangs.
    return max(0, Double(pixelWidth(" \(text) ")) / size.width - 2 * spaceAdvance)
  }

  /// The height of a letter's ink above the baseline in ems.
  func height(of letter: Unicode.Scalar) -> Double {
    useRuler(rightToLeft: false)
    var top: Int32 = 0
    TTF_GlyphMetrics32(font, letter.value, nil, nil, nil, &top, nil)
    return Double(top) / size.height
  }

  /// How far the font's lines reach above and below the baseline in ems.
  var lineRatios: (ascender: CGFloat, descender: CGFloat) {
    useRuler(rightToLeft: false)
    return (
      Double(TTF_FontAscent(font)) / size.height, Double(-TTF_FontDescent(font)) / size.height
    )
  }

  /// The coverage of shaped text at a size in pixels an em; nil when it can't be drawn.
  func ink(
    of text: String, rightToLeft: Bool, size: (width: Double, height: Double)
  ) -> TextInk? {
    guard Self.drawableSizes.contains(size.width), Self.drawableSizes.contains(size.height)
    else { return nil }
    guard Double(text.count) * size.width <= Self.widestWord else { return nil }
    // A space before the text keeps overhanging ink from moving it by an unknown amount.
    let space = (spaceAdvance * size.width).rounded()
    use(size: size, rightToLeft: rightToLeft, hinting: TTF_HINTING_LIGHT)
    use(script: FontScript.tag(of: text))
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    let black = SDL_Color(r: 0, g: 0, b: 0, a: 255)
    guard let surface = TTF_RenderUTF8_Shaded(font, " \(text) ", white, black) else { return nil }
    let baseline = Int(TTF_FontAscent(font)) + rowsAbove(text, in: surface)
    return TextInk(surface, origin: (x: Int(space), y: baseline))
  }

  /// Calls `body` with the premultiplied colours of a picture and its pixels an em.
  func withColors(
    of text: String,
    _ body: (_ pixels: UnsafeMutableRawPointer, _ image: TextRaster, _ size: Double) -> Void
  ) {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(font, text, white) else { return }
    defer { SDL_FreeSurface(surface) }
    guard let pixels = surface.pointee.pixels else { return }
    let image = TextRaster(
      width: Int(surface.pointee.w), height: Int(surface.pointee.h),
      bytesPerRow: Int(surface.pointee.pitch), baseline: Int(TTF_FontAscent(font)))
    body(pixels, image, Self.colorSize)
  }

  /// How many rows ink above the font's ascent (Å, Ấ) has pushed the baseline down.
  private func rowsAbove(_ text: String, in surface: UnsafeMutablePointer<SDL_Surface>) -> Int {
    let extra = Int(surface.pointee.h - TTF_FontHeight(font))
    guard extra > 0, let pixels = surface.pointee.pixels else { return 0 }
    func hasInk(_ row: Int32) -> Bool {
      UnsafeRawBufferPointer(
        start: pixels + Int(row * surface.pointee.pitch), count: Int(surface.pointee.w)
      ).contains { $0 != 0 }
    }
    guard hasInk(0) else { return 0 }
    guard hasInk(surface.pointee.h - 1) else { return extra }
    // Ink reaches over both edges, and the letters have to tell by how much.
    let ascent = TTF_FontAscent(font)
    let above = text.unicodeScalars.map { scalar in
      var top: Int32 = 0
      TTF_GlyphMetrics32(font, scalar.value, nil, nil, nil, &top, nil)
      return Int(top - ascent)
    }
    return min(max(above.max() ?? 0, 0), extra)
  }

  private func useRuler(rightToLeft: Bool) {
    use(
      size: (Self.rulerSize, Self.rulerSize), rightToLeft: rightToLeft, hinting: TTF_HINTING_NONE)
  }

  private func use(size: (width: Double, height: Double), rightToLeft: Bool, hinting: Int32) {
    if rightToLeft != isRightToLeft {
      TTF_SetFontDirection(font, rightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
      isRightToLeft = rightToLeft
    }
    guard !isColor, size != self.size else { return }
    self.size = size
    if TTF_GetFontHinting(font) != hinting { TTF_SetFontHinting(font, hinting) }
    // At one point an em the resolution is the size, in steps of 1/72 of a pixel.
    TTF_SetFontSizeDPI(
      font, 1, UInt32((size.width * 72).rounded()), UInt32((size.height * 72).rounded()))
  }

  /// Tells the shaper what it doesn't find out by itself; without it Arabic wouldn't join.
  private func use(script: String) {
    guard script != self.script else { return }
    self.script = script
    TTF_SetFontScriptName(font, script)
  }

  private func pixelWidth(_ text: String) -> Int32 {
    var width: Int32 = 0
    TTF_SizeUTF8(font, text, &width, nil)
    return width
  }
}

/// The shape of a picture that a face has drawn, in pixels.
struct TextRaster {
  var width: Int
  var height: Int
  var bytesPerRow: Int
  var baseline: Int
}
