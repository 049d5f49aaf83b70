/// The texts and controls of a window in the order in which they are read: by rows, and what is in
/// one container together.
struct FocusOrder {
  /// The views that Tab stops at.
  private(set) var stops: [UIView] = []

  private let window: UIWindow

  init(_ window: UIWindow) {
    self.window = window
    stops = stops(in: window)
  }

  private struct Group {
    let frame: CGRect
    let stops: [UIView]
  }

  private func stops(in view: UIView) -> [UIView] {
    guard view.isReachable else { return [] }
    let groups = view.subviews.compactMap { subview -> Group? in
      let inner = stops(in: subview)
      guard !inner.isEmpty else { return nil }
      return Group(frame: subview.convert(subview.bounds, to: nil), stops: inner)
    }
    let inner = rows(groups).flatMap { row in row.flatMap(\.stops) }
    return view.canBecomeFocused && !isCovered(view) ? [view] + inner : inner
  }

  /// Groups that stand beside each other, from the top; each row in reading direction.
  private func rows(_ groups: [Group]) -> [[Group]] {
    let isTurned = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var rows: [[Group]] = []
    for group in groups.sorted(by: { $0.frame.midY < $1.frame.midY }) {
      if let first = rows.last?.first, group.frame.midY < first.frame.maxY,
        first.frame.midY > group.frame.minY
      {
        rows[rows.count - 1].append(group)
      } else {
        rows.append([group])
      }
    }
    return rows.map { row in
      row.sorted { isTurned ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
    }
  }

  /// Whether something else lies over the view's middle; what is scrolled away isn't covered.
  private func isCovered(_ view: UIView) -> Bool {
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    var ancestor = view.superview
    while let container = ancestor {
      if container.clipsToBounds || container === window,
        !container.bounds.contains(container.convert(middle, from: nil))
      {
        return false
      }
      ancestor = container.superview
    }
    guard let front = front(of: window, at: middle) else { return true }
    return !front.isDescendant(of: view) && !view.isDescendant(of: front)
  }

  /// The foremost view at a point of the window, also while it moves and takes no touches.
  private func front(of view: UIView, at point: CGPoint) -> UIView? {
    let inside = view.convert(point, from: nil)
    guard view.isReachable, view.point(inside: inside, with: nil) else { return nil }
    for subview in view.subviews.reversed() {
      if let front = front(of: subview, at: point) { return front }
    }
    return view
  }
}
