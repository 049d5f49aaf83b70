/// The parts of a picture with caps, and where they go: corners keep their size, edges and middle
/// are stretched or repeated.
nonisolated struct SlicedParts {
  /// A part of the picture and its place, both in points.
  struct Part: Hashable {
    let source: CGRect
    let target: CGRect
  }

  /// The parts; none that is empty.
  private(set) var parts: [Part] = []

  /// The most tiles on an axis, more are stretched instead, ours.
  private static let tileLimit = 64

  init(_ size: CGSize, _ slicing: UIImage.Slicing, in rect: CGRect) {
    let (insets, mode) = (slicing.insets, slicing.mode)
    let across = Self.spans(
      size.width, insets.left, insets.right, mode, from: rect.minX, length: rect.width)
    let down = Self.spans(
      size.height, insets.top, insets.bottom, mode, from: rect.minY, length: rect.height)
    for y in down {
      for x in across {
        parts.append(
          Part(
            source: CGRect(x: x.source, y: y.source, width: x.length, height: y.length),
            target: CGRect(x: x.target, y: y.target, width: x.extent, height: y.extent)))
      }
    }
  }

  private struct Span {
    let source: CGFloat
    let length: CGFloat
    let target: CGFloat
    let extent: CGFloat
  }

  /// One axis: the first cap, the middle, the last cap.
  private static func spans(
    _ size: CGFloat, _ first: CGFloat, _ last: CGFloat, _ mode: UIImage.ResizingMode,
    from start: CGFloat, length: CGFloat
  ) -> [Span] {
    let first = min(max(first, 0), size)
    let last = min(max(last, 0), size - first)
    // Caps that don't fit shrink together.
    let fit = first + last > length ? length / (first + last) : 1
    let (head, tail) = (first * fit, last * fit)
    let (middle, room) = (size - first - last, length - head - tail)
    var spans = [Span(source: 0, length: first, target: start, extent: head)]
    if mode == .tile, middle > 0, room / middle <= CGFloat(tileLimit) {
      var filled: CGFloat = 0
      while filled < room {
        let tile = min(middle, room - filled)
        spans.append(
          Span(source: first, length: tile, target: start + head + filled, extent: tile))
        filled += tile
      }
    } else {
      spans.append(Span(source: first, length: middle, target: start + head, extent: room))
    }
    spans.append(
      Span(source: size - last, length: last, target: start + length - tail, extent: tail))
    return spans.filter { $0.length > 0 && $0.extent > 0 }
  }
}
