import Foundation

extension TextTypesetter {
  /// The units of a line that is too long, with an ellipsis for what is left out.
  ///
  /// `hasMore` says that paragraphs follow, so that the end is left out in any case.
  func truncated(
    _ units: [TextUnit], range: Range<Int>, base: Int8, hasMore: Bool
  ) -> [TextUnit] {
    let fits = visibleWidth(units) <= key.width + Self.tolerance
    let clusters = units.flatMap { self.clusters(of: $0) }
    let mode = hasMore && fits ? .byTruncatingTail : key.lineBreak
    var cut = firstCut(clusters, mode: mode, room: key.width - ellipsisWidth(at: range.lowerBound))
    while true {
      let line = self.line(clusters, cut: cut, range: range, base: base)
      if cut.head + cut.tail == 0 || visibleWidth(line) <= key.width + Self.tolerance {
        return line
      }
      if cut.head > cut.tail { cut.head -= 1 } else { cut.tail -= 1 }
    }
  }

  /// How many characters stay on either side of the ellipsis.
  private typealias Cut = (head: Int, tail: Int)

  /// A character that can be left out: where it starts and how wide it is.
  private struct Cluster {
    var range: Range<Int>
    var width: CGFloat
    var isSpace: Bool
  }

  private func clusters(of unit: TextUnit) -> [Cluster] {
    let boundaries = unit.boundaries
    let offsets = engine.offsets(in: unit)
    return (0..<unit.clusterCount).map { index in
      Cluster(
        range: boundaries[index]..<boundaries[index + 1],
        width: offsets[index + 1] - offsets[index], isSpace: unit.isSpace)
    }
  }

  private func firstCut(_ clusters: [Cluster], mode: LineBreak, room: CGFloat) -> Cut {
    let fromStart = Self.sums(clusters)
    let fromEnd = Self.sums(clusters.reversed())
    switch mode {
    case .byTruncatingHead:
      return (0, Self.count(fitting: room, in: fromEnd))
    case .byTruncatingMiddle:
      let head = Self.count(fitting: room / 2, in: fromStart)
      let tail = Self.count(fitting: room - fromStart[head], in: fromEnd)
      return (head, min(tail, clusters.count - head))
    default:
      return (Self.count(fitting: room, in: fromStart), 0)
    }
  }

  private static func sums(_ clusters: some Sequence<Cluster>) -> [CGFloat] {
    clusters.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.width) }
  }

  /// How many characters fit, by binary search in their summed widths.
  private static func count(fitting room: CGFloat, in sums: [CGFloat]) -> Int {
    var (low, high) = (0, sums.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if sums[middle] <= room { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func line(
    _ clusters: [Cluster], cut: Cut, range: Range<Int>, base: Int8
  ) -> [TextUnit] {
    var head = clusters.prefix(cut.head)
    while head.last?.isSpace == true { head.removeLast() }
    var tail = clusters.suffix(cut.tail)
    while tail.first?.isSpace == true { tail.removeFirst() }
    let headEnd = head.last?.range.upperBound ?? range.lowerBound
    let tailStart = tail.first?.range.lowerBound ?? range.upperBound
    let ellipsis = TextSource.Span(
      text: "…", run: source.run(at: headEnd), start: headEnd, isEllipsis: true)
    let spans =
      source.spans(in: range.lowerBound..<headEnd) + [ellipsis]
      + source.spans(in: tailStart..<max(tailStart, range.upperBound))
    return TextParagraph(
      spans, styles: styles, language: key.language, strategy: key.strategy,
      direction: .fixed(isRightToLeft: base == 1), engine: engine
    ).units
  }

  private func ellipsisWidth(at offset: Int) -> CGFloat {
    let style = styles[source.run(at: offset)]
    let em = engine.advance(of: "…", face: style.face, rightToLeft: false)
    return em * style.font.pointSize + style.kern
  }
}
