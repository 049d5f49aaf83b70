import Graphics

/// What is on the screen at a moment, as values that can be compared with those of another moment.
///
/// The difference of two lists is the part of the screen that must be drawn anew.
package struct DisplayList {
  struct Item: Equatable {
    var view: ObjectIdentifier
    var state: LayerState
    var toScreen: CGAffineTransform
    var opacity: CGFloat
    var contentVersion: Int
    /// Where it shows, in points of the screen.
    var rect: CGRect
  }

  private(set) var items: [Item] = []

  /// Records what the windows show now.
  package init(windows: [UIWindow], screen: CGRect) {
    for window in windows {
      add(window, toParent: .identity, opacity: 1, clip: screen)
    }
  }

  private mutating func add(
    _ view: UIView, toParent: CGAffineTransform, opacity: CGFloat, clip: CGRect
  ) {
    let state = view.layer.presented
    guard !state.isHidden, state.opacity > 0 else { return }
    let toScreen = state.toParent.concatenating(toParent)
    let opacity = opacity * min(state.opacity, 1)
    let own = view.visibleBounds(state).applying(toScreen).intersection(clip)
    if !own.isNull, !own.isEmpty {
      items.append(
        Item(
          view: ObjectIdentifier(view), state: state, toScreen: toScreen, opacity: opacity,
          contentVersion: view.contentVersion, rect: own))
    }
    var inner = clip
    if state.masksToBounds {
      inner = clip.intersection(state.bounds.applying(toScreen))
      if inner.isNull || inner.isEmpty { return }
    }
    for subview in view.subviews {
      add(subview, toParent: toScreen, opacity: opacity, clip: inner)
    }
  }

  /// The rectangles, in points of the screen, in which this picture differs from an older one.
  package func changes(since old: DisplayList) -> [CGRect] {
    var changes: [CGRect] = []
    var before: [ObjectIdentifier: (index: Int, item: Item)] = [:]
    before.reserveCapacity(old.items.count)
    for (index, item) in old.items.enumerated() { before[item.view] = (index, item) }
    var furthest = -1
    for item in items {
      guard let (index, previous) = before.removeValue(forKey: item.view) else {
        changes.append(item.rect)
        continue
      }
      if previous != item {
        changes.append(previous.rect)
        changes.append(item.rect)
      }
      if index < furthest { changes.append(item.rect) }
      furthest = max(furthest, index)
    }
    changes.append(contentsOf: before.values.map(\.item.rect))
    return changes
  }
}

extension UIView {
  /// Everything that the view itself draws, without its subviews, in its own coordinates.
  func visibleBounds(_ state: LayerState) -> CGRect {
    var rect = state.masksToBounds ? state.bounds : state.bounds.union(contentBounds)
    if state.shadowOpacity > 0, !state.masksToBounds {
      let reach = state.shadowRadius * 3
      rect = rect.union(
        state.bounds.offsetBy(dx: state.shadowOffset.width, dy: state.shadowOffset.height)
          .insetBy(dx: -reach, dy: -reach))
    }
    if isFocused { rect = rect.union(focusRingBounds(state)) }
    return rect
  }
}
