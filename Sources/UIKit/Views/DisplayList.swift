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
    /// Whether edges are put on pixels, as they are at rest.
    var isSnapped: Bool
    var contentVersion: Int
    /// Whether it is made of what lies behind it.
    var showsBackdrop: Bool
    /// Where it shows, in points of the screen.
    var rect: CGRect
  }

  /// What one window shows, and the state of the window in which that was recorded.
  struct Layer {
    var window: ObjectIdentifier
    var request: Int
    var items: [Item] = []
    /// What cuts off each item, in points of the screen.
    var clips: [CGRect] = []

    func isOf(_ window: UIWindow) -> Bool {
      self.window == ObjectIdentifier(window) && request == window.pictureRequests
    }

    /// Whether a view shows where it did, whatever its content.
    func isUnchanged(_ view: UIView) -> Bool {
      let index = view.shown.item
      guard items.indices.contains(index) else { return false }
      let item = items[index]
      return item.view == ObjectIdentifier(view)
        && item.rect
          == view.visibleBounds(item.state).applying(item.toScreen).intersection(clips[index])
    }
  }

  private(set) var layers: [Layer] = []
  private let time = UIApplication.shared.clock.now

  /// Records what the windows show now.
  ///
  /// A window that asked for nothing since an older picture was recorded, and in which nothing
  /// moves, looks as it did there.
  package init(windows: [UIWindow], screen: CGRect, sameAs old: DisplayList? = nil) {
    for window in windows {
      let known = window.redraws.isEmpty ? old?.layers.first { $0.isOf(window) } : nil
      var layer = known ?? Layer(window: ObjectIdentifier(window), request: window.pictureRequests)
      if known == nil {
        Self.add(
          window, to: &layer, toParent: .identity, opacity: 1, isSnapped: true, clip: screen)
      }
      window.didRedraw()
      layers.append(layer)
    }
  }

  /// Takes note of views that show other content, and returns where on the screen they are.
  ///
  /// Nil where that isn't all that has changed, and a new list must be made.
  package mutating func redraw(in windows: [UIWindow]) -> [CGRect]? {
    guard layers.count == windows.count else { return nil }
    var places: [(layer: Int, item: Int)] = []
    for (layer, window) in zip(layers.indices, windows) {
      guard layers[layer].isOf(window) else { return nil }
      for view in window.redraws {
        guard layers[layer].isUnchanged(view) else { return nil }
        places.append((layer, view.shown.item))
      }
    }
    let changes = places.map { layers[$0.layer].items[$0.item].rect }
    for ((layer, item), view) in zip(places, windows.flatMap(\.redraws)) {
      layers[layer].items[item].contentVersion = view.contentVersion
    }
    for window in windows { window.didRedraw() }
    return spread(changes)
  }

  /// Whether the views of a window are still where this list has them.
  package func isCurrent(_ window: UIWindow) -> Bool {
    let application = UIApplication.shared
    return window.redraws.isEmpty && layers.contains { $0.isOf(window) }
      && (application.clock.now == time || application.animations.nextChange == nil)
  }

  /// Adds a view and what is in it, and notes where all of it is on the screen.
  @discardableResult
  private static func add(
    _ view: UIView, to layer: inout Layer, toParent: CGAffineTransform, opacity: CGFloat,
    isSnapped: Bool, clip: CGRect
  ) -> CGRect {
    view.shown = UIView.Shown()
    let state = view.layer.presented
    guard !state.isHidden, state.opacity > 0 else { return .null }
    let toScreen = state.toParent.concatenating(toParent)
    let opacity = opacity * min(state.opacity, 1)
    let isSnapped = isSnapped && !view.layer.isMoving
    let own = view.visibleBounds(state).applying(toScreen).intersection(clip)
    if !own.isNull, !own.isEmpty {
      view.shown = UIView.Shown(item: layer.items.count, extent: own)
      layer.clips.append(clip)
      layer.items.append(
        Item(
          view: ObjectIdentifier(view), state: state, toScreen: toScreen, opacity: opacity,
          isSnapped: isSnapped, contentVersion: view.contentVersion,
          showsBackdrop: view.showsBackdrop,
          rect: own))
    }
    let inner = state.masksToBounds ? clip.intersection(state.bounds.applying(toScreen)) : clip
    if inner.isNull || inner.isEmpty { return view.shown.extent }
    for subview in view.subviews {
      let extent = add(
        subview, to: &layer, toParent: toScreen, opacity: opacity, isSnapped: isSnapped,
        clip: inner)
      view.shown.extent = view.shown.extent.union(extent)
    }
    return view.shown.extent
  }

  /// The rectangles, in points of the screen, in which this picture differs from an older one.
  package func changes(since old: DisplayList) -> [CGRect] {
    guard layers.map(\.window) == old.layers.map(\.window) else {
      return spread(
        Self.changes(from: old.layers.flatMap(\.items), to: layers.flatMap(\.items)))
    }
    return spread(
      zip(old.layers, layers).flatMap { old, new in
        old.request == new.request && old.items == new.items
          ? [] : Self.changes(from: old.items, to: new.items)
      })
  }

  /// Adds all of what is made of what has changed behind it.
  private func spread(_ changes: [CGRect]) -> [CGRect] {
    guard !changes.isEmpty else { return [] }
    var changes = changes
    var waiting = layers.flatMap(\.items).filter(\.showsBackdrop).map(\.rect)
    while let index = waiting.firstIndex(where: { glass in
      changes.contains { $0.intersects(glass) }
    }) {
      changes.append(waiting.remove(at: index))
    }
    return changes
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
  /// Where the last display list has a view.
  struct Shown {
    /// The number of its item; −1 for none.
    var item = -1
    /// What the view and what is in it cover, in points of the screen.
    var extent = CGRect.null
  }

  /// Everything that the view itself draws, without its subviews, in its own coordinates.
  func visibleBounds(_ state: LayerState) -> CGRect {
    var rect = state.masksToBounds ? contentBounds.intersection(state.bounds) : contentBounds
    if state.backgroundColor != nil || state.borderWidth > 0 { rect = rect.union(state.bounds) }
    if state.shadowOpacity > 0, !state.masksToBounds {
      let reach = state.shadowRadius * 3
      rect = rect.union(
        state.bounds.offsetBy(dx: state.shadowOffset.width, dy: state.shadowOffset.height)
          .insetBy(dx: -reach, dy: -reach))
    }
    if isFocused, let ring = focusRing(state) { rect = rect.union(ring.rect) }
    return rect
  }
}
