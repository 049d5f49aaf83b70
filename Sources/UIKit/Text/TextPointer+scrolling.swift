import Graphics

/// A text that goes on under a finger at its edge.
extension TextPointer {
  /// How often it goes on, in seconds, and how near to the first or last of many lines a finger is
  /// at the edge, in points; ours.
  private static let interval: TimeInterval = 0.05
  private static let edge: CGFloat = 16

  /// Lets a text that is longer than its room go on, step by step, while the finger rests at its
  /// edge or beyond.
  func scrollOn(under touch: UITouch) {
    guard let surface, nextStep(under: touch.location(in: surface)) != nil else { return }
    wait(Self.interval) { [weak self] in
      guard let self, let surface = self.surface else { return }
      // What has been reached is in sight before the next step.
      surface.layoutIfNeeded()
      guard let step = self.nextStep(under: touch.location(in: surface)) else { return }
      let (before, place) = (surface.editor.content, surface.placeInText)
      self.reach(step)
      if self.selectsParts { surface.show(surface.textCaret(at: step)) }
      surface.layoutIfNeeded()
      if surface.editor.content != before || surface.placeInText != place {
        self.scrollOn(under: touch)
      }
    }
  }

  /// What is reached next under a finger at the edge: the next line, or in a field as far to the
  /// side as a line is high; nil within the text.
  ///
  /// Whole words or paragraphs end anywhere, so that it is counted from the edge.
  private func nextStep(under point: CGPoint) -> CGPoint? {
    guard let surface else { return nil }
    let area = surface.visibleTextArea
    let caret = surface.caretFrame
    // To the middle of the next line.
    let stride = surface.fixedLine == nil ? caret.height / 2 : caret.height
    func step(
      _ place: CGFloat, in range: ClosedRange<CGFloat>, edge: CGFloat, from middle: CGFloat
    ) -> CGFloat? {
      if place < range.lowerBound + edge {
        return selectsParts ? range.lowerBound - stride : middle - caret.height
      }
      guard place > range.upperBound - edge else { return nil }
      return selectsParts ? range.upperBound + stride : middle + caret.height
    }
    if surface.fixedLine != nil {
      return step(point.x, in: area.minX...area.maxX, edge: 0, from: caret.midX).map {
        CGPoint(x: $0, y: point.y)
      }
    }
    let edge = min(Self.edge, area.height / 4)
    return step(point.y, in: area.minY...area.maxY, edge: edge, from: caret.midY).map {
      CGPoint(x: point.x, y: $0)
    }
  }
}

extension TextSurface {
  /// Where the room for the text begins, from the corner of the lines.
  fileprivate var placeInText: CGPoint {
    let (area, origin) = (visibleTextArea, textOrigin)
    return CGPoint(x: area.minX - origin.x, y: area.minY - origin.y)
  }
}
