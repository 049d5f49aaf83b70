import Graphics

nonisolated extension EditingText {
  /// The text as it is drawn in one font, with what is being composed underlined.
  func runs(font: UIFont) -> [TextRun] {
    guard let marked else { return [TextRun(text: string, font: font.font)] }
    let parts = [
      (0..<marked.lowerBound, false), (marked, true), (marked.upperBound..<length, false),
    ]
    return parts.filter { !$0.0.isEmpty }.map { range, isMarked in
      TextRun(text: substring(range), font: font.font, underline: isMarked)
    }
  }
}

nonisolated extension Range<Int> {
  /// Foundation's range, without a start or a length below 0.
  init(limiting range: NSRange) {
    let start = Swift.max(range.location, 0)
    self = start..<(start + Swift.max(range.length, 0))
  }
}
