/// Views of a window in the order in which they are read: by rows, and what is in one container
/// together.
struct ReadingOrder {
  /// What is read.
  private(set) var views: [UIView] = []

  private let window: UIWindow
  private let look: (UIView) -> Look

  /// What becomes of a view that is come upon.
  enum Look {
    /// Neither it nor what is in it is read.
    case pass
    /// What is in it is read.
    case enter
    /// It is read, and nothing in it.
    case take
    /// It is read, and then what is in it.
    case takeAndEnter
  }

  init(_ window: UIWindow, look: @escaping (UIView) -> Look) {
    self.window = window
    self.look = look
    views = views(in: window)
  }

  /// The texts and controls that Tab stops at.
  static func focusStops(_ window: UIWindow) -> Self {
    ReadingOrder(window) { view in
      guard view.isReachable else { return .pass }
      return view.canBecomeFocused ? .takeAndEnter : .enter
    }
  }

  /// The elements that assistive technologies read.
  static func accessibilityElements(_ window: UIWindow) -> Self {
    ReadingOrder(window) { view in
      guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else {
        return .pass
      }
      return view.isAccessibilityElement ? .take : .enter
    }
  }

  private struct Group {
    let frame: CGRect
    let views: [UIView]
  }

  private func views(in view: UIView) -> [UIView] {
    let look = look(view)
    if look == .pass { return [] }
    if look == .take { return isCovered(view) ? [] : [view] }
    let groups = view.subviews.compactMap { subview -> Group? in
      let inner = views(in: subview)
      guard !inner.isEmpty else { return nil }
      return Group(frame: subview.convert(subview.bounds, to: nil), views: inner)
    }
    let inner = rows(groups).flatMap { row in row.flatMap(\.views) }
    return look == .takeAndEnter && !isCovered(view) ? [view] + inner : inner
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
