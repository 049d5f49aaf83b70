extension StoryboardBuilder {
  /// Gives a view what Auto Layout asks of it: priorities, margins and reading direction.
  func applyLayoutAttributes(of element: StoryboardElement, to view: UIView) {
    setPriority(element.number("horizontalHuggingPriority")) {
      view.setContentHuggingPriority($0, for: .horizontal)
    }
    setPriority(element.number("verticalHuggingPriority")) {
      view.setContentHuggingPriority($0, for: .vertical)
    }
    setPriority(element.number("horizontalCompressionResistancePriority")) {
      view.setContentCompressionResistancePriority($0, for: .horizontal)
    }
    setPriority(element.number("verticalCompressionResistancePriority")) {
      view.setContentCompressionResistancePriority($0, for: .vertical)
    }
    applyMargins(of: element, to: view)
    applyPlaceholder(of: element, to: view)
    switch element["semanticContentAttribute"] {
    case "playback": view.semanticContentAttribute = .playback
    case "spatial": view.semanticContentAttribute = .spatial
    case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
    case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
    default: break
    }
  }

  /// The size that Interface Builder gives a view until the app's code gives it one.
  private func applyPlaceholder(of element: StoryboardElement, to view: UIView) {
    let attributes = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]
    guard attributes.contains(where: { element[$0] != nil }) else { return }
    let own = view.intrinsicContentSize
    let lengths = zip(attributes, [own.width, own.height]).map { attribute, own in
      element[attribute] == "infinite" ? UIView.noIntrinsicMetric : element.number(attribute) ?? own
    }
    view.makeLayoutState().placeholderSize = CGSize(width: lengths[0], height: lengths[1])
  }

  private func setPriority(_ number: CGFloat?, _ set: (UILayoutPriority) -> Void) {
    if let number { set(UILayoutPriority(Float(min(max(number, 1), 1000)))) }
  }

  private func applyMargins(of element: StoryboardElement, to view: UIView) {
    if let insets = element.child("edgeInsets", key: "layoutMargins") {
      view.layoutMargins = UIEdgeInsets(
        top: insets.number("top") ?? 0, left: insets.number("left") ?? 0,
        bottom: insets.number("bottom") ?? 0, right: insets.number("right") ?? 0)
    }
    if let insets = element.child("directionalEdgeInsets", key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0,
        bottom: insets.number("bottom") ?? 0, trailing: insets.number("trailing") ?? 0)
    }
    if let preserves = element.flag("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if element.flag("layoutMarginsFollowReadableWidth") == true { view.followReadableWidth() }
    // Before Xcode 9 there was no safe area, and margins were just margins.
    let knowsSafeAreas = document.usesSafeAreas || document.toolsVersion >= 13_000
    view.insetsLayoutMarginsFromSafeArea =
      element.flag("insetsLayoutMarginsFromSafeArea") ?? knowsSafeAreas
  }
}
