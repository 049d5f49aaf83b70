/// The offsets that a scroll view can rest at.
nonisolated struct ScrollRange: Hashable, Sendable {
  /// The size of the scroll view, in points.
  var viewport: CGSize
  /// The size of the content, in points.
  var content: CGSize
  /// The room around the content, in points.
  var insets: UIEdgeInsets

  /// From the first offset to the last along an axis; content that fits has only one.
  subscript(axis: ScrollAxis) -> ClosedRange<Double> {
    let (start, end) = insets[axis]
    let first = Double(-start)
    return first...max(first, Double(content[axis] + end - viewport[axis]))
  }

  /// Whether the content and the room around it are longer than the view.
  func exceedsViewport(along axis: ScrollAxis) -> Bool {
    let (start, end) = insets[axis]
    return start + content[axis] + end > viewport[axis]
  }

  /// The nearest offset to rest at.
  func clamped(_ offset: CGPoint) -> CGPoint {
    var result = offset
    for axis in ScrollAxis.allCases {
      result[axis] = min(max(offset[axis], self[axis].lowerBound), self[axis].upperBound)
    }
    return result
  }

  /// The offset nearest to another that shows a rectangle of the content within the insets; nil
  /// for a rectangle outside the content.
  func offset(showing rect: CGRect, from offset: CGPoint) -> CGPoint? {
    let rect = rect.intersection(CGRect(origin: .zero, size: content))
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
    var result = offset
    for axis in ScrollAxis.allCases {
      let (start, end) = insets[axis]
      let visible = max(viewport[axis] - start - end, 0)
      let first = rect.origin[axis]
      // What doesn't fit is shown from its start.
      let last = first + min(rect.size[axis], visible)
      if first < offset[axis] + start {
        result[axis] = first - start
      } else if last > offset[axis] + start + visible {
        result[axis] = last - start - visible
      }
    }
    return result == offset ? offset : clamped(result)
  }
}
