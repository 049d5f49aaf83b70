extension StoryboardBuilder {
  func makeActivityIndicator(_ element: StoryboardElement) -> UIView {
    let isLarge = ["large", "whiteLarge"].contains(element["style"])
    let indicator = UIActivityIndicatorView(style: isLarge ? .large : .medium)
    if element["style"]?.hasPrefix("white") == true { indicator.color = .white }
    if let color = color("color", of: element) { indicator.color = color }
    indicator.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
    if element.flag("animating") == true { indicator.startAnimating() }
    return indicator
  }
}
