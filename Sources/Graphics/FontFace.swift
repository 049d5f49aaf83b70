import Foundation

/// A face in a font file: what is opened, measured and drawn with.
struct FontFace: Hashable, Sendable {
  /// A face's short name, stable while the process lives.
  typealias ID = Int

  var path: String
  /// Which face of a collection.
  var index = 0
  /// Whether its glyphs are pictures of one size.
  var isColor = false
}

extension FontFace {
  /// The face that a font asks for, before any fallback.
  init(for font: Font) {
    switch font.family {
    case .system:
      let cut = font.pointSize >= 20 ? "InterDisplay" : "Inter"
      var style = Self.weightNames[Self.weightStep(font.weight)]
      if font.italic { style = style == "Regular" ? "Italic" : style + "Italic" }
      self.init(path: "\(FontLibrary.interFolder)/\(cut)-\(style).otf")
    case .monospaced:
      var style = font.weight >= 600 ? "Bold" : ""
      if font.italic { style += "Oblique" }
      let suffix = style.isEmpty ? "" : "-" + style
      self.init(path: "\(FontLibrary.dejaVuFolder)/DejaVuSansMono\(suffix).ttf")
    case .file(let path, let face):
      self.init(path: path, index: face)
    }
  }

  private static let weightNames = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  private static func weightStep(_ weight: Int) -> Int {
    (min(max(weight, 100), 900) + 50) / 100 - 1
  }
}
