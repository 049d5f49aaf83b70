import Graphics

extension DisplayList {
  /// A view in front of everything where it shows, and how to draw it there by itself.
  package struct Front {
    /// The view.
    package private(set) weak var view: UIView?
    /// Where it shows, in points of the screen.
    package let rect: CGRect
    private let clip: CGRect
    private let toScreen: CGAffineTransform

    init(_ view: UIView, _ item: Item, clip: CGRect) {
      self.view = view
      self.clip = clip
      rect = item.rect
      toScreen = item.state.toParent.inverted().concatenating(item.toScreen)
    }

    /// Draws the view on a canvas whose coordinates are the screen's.
    package func render(on canvas: Canvas) {
      canvas.save()
      canvas.clip(to: clip)
      canvas.concatenate(toScreen)
      view?.render(on: canvas)
      canvas.restore()
    }
  }

  /// The only view whose content asks to be drawn anew, if nothing lies over it.
  ///
  /// If that is the one of the last time, and only its content has changed since, it stays.
  package func front(in windows: [UIWindow], after last: Front?) -> Front? {
    let redraws = windows.flatMap(\.redraws)
    guard redraws.count == 1, let view = redraws.first else { return nil }
    if let last, last.view === view { return last }
    guard view.subviews.isEmpty,
      let index = layers.firstIndex(where: { $0.isUnchanged(view) })
    else { return nil }
    let place = view.shown.item
    let item = layers[index].items[place]
    func covers(_ other: Item) -> Bool { other.rect.intersects(item.rect) }
    guard item.opacity == 1, !view.isCutByCorners,
      !layers[index].items[(place + 1)...].contains(where: covers),
      !layers.contains(where: { $0.items.contains { $0.showsBackdrop && covers($0) } }),
      !layers[(index + 1)...].contains(where: { $0.items.contains(where: covers) })
    else { return nil }
    return Front(view, item, clip: layers[index].clips[place])
  }
}

extension UIView {
  /// Whether the rounded corners of a view around this one may cut it off.
  fileprivate var isCutByCorners: Bool {
    guard let superview else { return false }
    let state = superview.layer.presented
    return state.masksToBounds && state.cornerRadius > 0 || superview.isCutByCorners
  }
}
