import Graphics

/// A label's words with everything that decides how they are broken and measured.
struct LabelText: Equatable {
  var runs: [TextRun]
  var lineBreak = LineBreak.byTruncatingTail
  var strategy: LineBreakStrategy = []
  var alignment = TextAlignment.natural
  var lineSpacing: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var language: String
  var isRightToLeft = false

  /// Breaks the words into lines, in points; 0 lines for any number.
  func layout(
    width: CGFloat = .infinity, height: CGFloat = .infinity, lines: Int
  ) -> TextLayout {
    TextLayout(
      runs, width: width, height: height, maximumLines: lines, lineBreak: lineBreak,
      strategy: strategy, alignment: alignment, lineSpacing: lineSpacing,
      lineHeightMultiple: lineHeightMultiple, language: language, isRightToLeft: isRightToLeft)
  }

  /// The same words with letters of another size.
  func scaled(by factor: CGFloat) -> LabelText {
    var text = self
    for index in text.runs.indices {
      text.runs[index].font.pointSize *= factor
      text.runs[index].kern *= factor
    }
    return text
  }

  /// How much smaller the letters must be for nothing to be left out; never below `minimum`.
  func fittingScale(in size: CGSize, lines: Int, minimum: CGFloat) -> CGFloat {
    var scale: CGFloat = 1
    for _ in 0..<Self.fittingSteps where scale > minimum {
      let text = scaled(by: scale)
      guard text.layout(width: size.width, height: size.height, lines: lines).isTruncated else {
        break
      }
      let ratio = lines == 1 ? size.width / text.layout(lines: 1).size.width : Self.fittingStep
      scale = max(scale * min(ratio, Self.fittingStep), minimum)
    }
    return scale
  }

  /// How often smaller letters are tried, and how much smaller at least each time; ours.
  private static let fittingSteps = 40
  private static let fittingStep: CGFloat = 0.98
}
