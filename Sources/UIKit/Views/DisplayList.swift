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

  /// What one window shows, and the state of the window in which that was recorded.
  private struct Layer {
    var window: ObjectIdentifier
    var request: Int
    var items: [Item] = []
  }

  private var layers: [Layer] = []

  /// Records what the windows show now.
  ///
  /// A window that asked for nothing since an older picture was recorded, and in which nothing
  /// moves, looks as it did there.
  package init(windows: [UIWindow], screen: CGRect, sameAs old: DisplayList? = nil) {
    for window in windows {
      let identifier = ObjectIdentifier(window)
      let known = old?.layers.first {
        $0.window == identifier && $0.request == window.pictureRequests
      }
      var layer = known ?? Layer(window: identifier, request: window.pictureRequests)
      if known == nil {
        Self.add(window, to: &layer.items, toParent: .identity, opacity: 1, clip: screen)
      }
      layers.append(layer)
    }
  }

  private static func add(
    _ view: UIView, to items: inout [Item], toParent: CGAffineTransform, opacity: CGFloat,
    clip: CGRect
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
      add(subview, to: &items, toParent: toScreen, opacity: opacity, clip: inner)
    }
  }

  /// The rectangles, in points of the screen, in which this picture differs from an older one.
  package func changes(since old: DisplayList) -> [CGRect] {
    guard layers.map(\.window) == old.layers.map(\.window) else {
      return Self.changes(from: old.layers.flatMap(\.items), to: layers.flatMap(\.items))
    }
    return zip(old.layers, layers).flatMap { old, new in
      old.request == new.request && old.items == new.items
        ? [] : Self.changes(from: old.items, to: new.items)
    }
  }

  private static func changes(from old: [Item], to new: [Item]) -> [CGRect] {
    var changes: [CGRect] = []
    var before: [ObjectIdentifier: (index: Int, item: Item)] = [:]
    before.reserveCapacity(old.count)
    for (index, item) in old.enumerated() { before[item.view] = (index, item) }
    var furthest = -1
    for item in new {
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
