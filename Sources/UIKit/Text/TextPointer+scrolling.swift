import Graphics

/// A text that goes on under a finger at its edge.
extension TextPointer {
  /// How often it goes on, in seconds, and how near to the first or last of many lines a finger is at
  /// the edge, in points; ours.
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
      let before = surface.editor.content
      if let step = self.nextStep(under: touch.location(in: surface)) { self.reach(step) }
      if surface.editor.content != before { self.scrollOn(under: touch) }
    }
  }

  /// What is reached next under a finger at the edge: the next line, or in a field as far to the
  /// side as a line is high; nil within the text.
  private func nextStep(under point: CGPoint) -> CGPoint? {
    guard let surface else { return nil }
    let area = surface.visibleTextArea
    let caret = surface.caretFrame
    func step(_ place: CGFloat, _ range: ClosedRange<CGFloat>, from middle: CGFloat) -> CGFloat? {
      if place < range.lowerBound { return middle - caret.height }
      return place > range.upperBound ? middle + caret.height : nil
    }
    if surface.fixedLine != nil {
      return step(point.x, area.minX...area.maxX, from: caret.midX).map {
        CGPoint(x: $0, y: point.y)
      }
    }
    let edge = min(Self.edge, area.height / 4)
    return step(point.y, (area.minY + edge)...(area.maxY - edge), from: caret.midY).map {
      CGPoint(x: point.x, y: $0)
    }
  }
}
