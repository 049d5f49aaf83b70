import Foundation

/// The runs as one text: where each begins, and any part of it.
struct TextSource: Sendable {
  /// A stretch of one run, and where it stands in the whole text.
  struct Span: Sendable {
    var text: String
    var run: Int
    /// In UTF-16 units of the whole text.
    var start: Int
    /// Whether it stands in for text left out, and has no length of its own.
    var isEllipsis = false
  }

  let runs: [TextRun]
  let utf16: [UInt16]
  /// Where each run begins, and where the last ends.
  private let starts: [Int]

  init(_ runs: [TextRun]) {
    self.runs = runs
    var utf16: [UInt16] = []
    var starts = [0]
    for run in runs {
      utf16.append(contentsOf: run.text.utf16)
      starts.append(utf16.count)
    }
    self.utf16 = utf16
    self.starts = starts
  }

  /// The paragraphs without the line ends between them; at least one.
  var paragraphs: [Range<Int>] {
    var paragraphs: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < utf16.count {
      let unit = utf16[index]
      guard unit == 0x0A || unit == 0x0D || unit == 0x2028 || unit == 0x2029 || unit == 0x85
      else {
        index += 1
        continue
      }
      paragraphs.append(start..<index)
      index += unit == 0x0D && index + 1 < utf16.count && utf16[index + 1] == 0x0A ? 2 : 1
      start = index
    }
    return paragraphs + [start..<utf16.count]
  }

  /// The run that an offset is in; at the end, the last.
  func run(at offset: Int) -> Int {
    let next = starts.dropFirst().firstIndex { $0 > offset } ?? starts.count - 1
    return min(next - 1, runs.count - 1)
  }

  func spans(in range: Range<Int>) -> [Span] {
    runs.indices.compactMap { run in
      let part = range.clamped(to: starts[run]..<starts[run + 1])
      guard !part.isEmpty else { return nil }
      return Span(text: string(in: part), run: run, start: part.lowerBound)
    }
  }

  func string(in range: Range<Int>) -> String {
    String(decoding: utf16[range], as: UTF16.self)
  }
}
