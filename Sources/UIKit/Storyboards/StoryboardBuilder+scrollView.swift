extension StoryboardBuilder {
  func makeScrollView(_ element: StoryboardElement) -> UIView {
    let view = UIScrollView(frame: .zero)
    applyScrolling(of: element, to: view)
    return view
  }

  /// Gives a scroll view what every one can have.
  func applyScrolling(of element: StoryboardElement, to view: UIScrollView) {
    if let always = element.flag("alwaysBounceVertical") { view.alwaysBounceVertical = always }
    if let always = element.flag("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = always }
    if let bounces = element.flag("bounces") { view.bounces = bounces }
    if let scrolls = element.flag("scrollEnabled") { view.isScrollEnabled = scrolls }
    if let pages = element.flag("pagingEnabled") { view.isPagingEnabled = pages }
    if let locks = element.flag("directionalLockEnabled") { view.isDirectionalLockEnabled = locks }
    if let shows = element.flag("showsHorizontalScrollIndicator") {
      view.showsHorizontalScrollIndicator = shows
    }
    if let shows = element.flag("showsVerticalScrollIndicator") {
      view.showsVerticalScrollIndicator = shows
    }
    if let delays = element.flag("delaysContentTouches") { view.delaysContentTouches = delays }
    if let cancels = element.flag("canCancelContentTouches") {
      view.canCancelContentTouches = cancels
    }
    if let scrolls = element.flag("scrollsToTop") { view.scrollsToTop = scrolls }
    switch element["keyboardDismissMode"] {
    case "onDrag": view.keyboardDismissMode = .onDrag
    case "interactive": view.keyboardDismissMode = .interactive
    default: view.keyboardDismissMode = .none
    }
    switch element["contentInsetAdjustmentBehavior"] {
    case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
    case "never": view.contentInsetAdjustmentBehavior = .never
    case "always": view.contentInsetAdjustmentBehavior = .always
    default: view.contentInsetAdjustmentBehavior = .automatic
    }
    switch element["indicatorStyle"] {
    case "black": view.indicatorStyle = .black
    case "white": view.indicatorStyle = .white
    default: view.indicatorStyle = .default
    }
    if let insets = insets("contentInset", of: element) { view.contentInset = insets }
    if let size = element.child("size", key: "contentSize") {
      view.contentSize = CGSize(
        width: max(0, size.number("width") ?? 0), height: max(0, size.number("height") ?? 0))
    }
  }
}
