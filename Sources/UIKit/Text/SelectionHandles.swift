import Graphics

/// The handles at both ends of a selection.
final class SelectionHandles {
  private let start = SelectionHandle(.start)
  private let end = SelectionHandle(.end)

  private var both: [SelectionHandle] { [start, end] }

  /// Stands the handles over a text.
  func join(_ surface: any TextSurface) {
    for handle in both { surface.addSubview(handle) }
  }

  /// Puts the handles at the ends of the selection that are in sight.
  func stand(on surface: any TextSurface) {
    let area = surface.visibleTextArea.insetBy(dx: -CaretView.width, dy: -CaretView.width)
    for handle in both {
      let caret = surface.caretRect(at: surface.editor.content.caret(at: handle.end))
      if area.contains(CGPoint(x: caret.midX, y: caret.midY)) {
        handle.stand(at: caret, within: surface.clipsToBounds ? surface.bounds : nil)
      } else {
        handle.vanish()
      }
    }
  }

  /// Takes the handles away.
  func vanish() {
    for handle in both { handle.vanish() }
  }

  /// The end whose handle a finger takes at a point of the text's view.
  func end(at point: CGPoint) -> SelectionHandle.End? {
    let near = both.filter { !$0.isHidden && $0.distance(to: point) <= SelectionHandle.reach }
    return near.min { $0.distance(to: point) < $1.distance(to: point) }?.end
  }
}

extension EditingText {
  /// The caret at an end of the selection, on the side of what is selected.
  func caret(at end: SelectionHandle.End) -> TextCaret {
    end == .start ? TextCaret(selection.lowerBound) : TextCaret(selection.upperBound, .upstream)
  }

  /// Selects from an end that stays to where the other is carried, also past it.
  ///
  /// The two swap then, as on iOS; where they meet, a character stays selected on the side of the
  /// end that the carried one was at first.
  mutating func select(from other: Int, to offset: Int, carrying end: SelectionHandle.End) {
    let isEmpty = boundary(at: offset) == boundary(at: other)
    let way: EditingDirection = end == .start ? .backward : .forward
    let target = isEmpty ? self.offset(from: other, way, by: .character) : offset
    select(min(other, target)..<max(other, target), headFirst: target < other)
  }
}
