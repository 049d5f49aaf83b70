import Foundation

/// What a run's characters share once its font has been looked up.
struct TextStyle: Sendable {
  let font: Font
  let face: FontFace.ID
  let kern: CGFloat
  /// In points above the baseline.
  let ascent: CGFloat
  /// In points below the baseline.
  let descent: CGFloat
  /// The width of every digit in points, where digits share one.
  let digitWidth: CGFloat?

  init(_ run: TextRun, engine: TextEngine) {
    font = run.font
    kern = run.kern
    face = engine.id(of: FontFace(for: run.font))
    let ratios = engine.lineRatios(for: run.font)
    ascent = ratios.ascender * run.font.pointSize
    descent = ratios.descender * run.font.pointSize
    digitWidth =
      run.font.monospacedDigits
      ? engine.digitAdvance(face: face) * run.font.pointSize + run.kern : nil
  }
}
