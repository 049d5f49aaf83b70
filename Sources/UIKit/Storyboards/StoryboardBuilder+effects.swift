extension StoryboardBuilder {
  func makeEffectView(_ element: StoryboardElement) -> UIView {
    UIVisualEffectView(effect: effect(of: element))
  }

  private func effect(of element: StoryboardElement) -> UIVisualEffect? {
    if let vibrancy = element.child("vibrancyEffect") {
      let glass = blur(of: vibrancy) ?? UIBlurEffect(style: .light)
      guard let word = vibrancy["style"] else { return UIVibrancyEffect(blurEffect: glass) }
      let style = UIVibrancyEffectStyle.allCases.first { "\($0)" == word }
      if style == nil { report(.warning, at: vibrancy, "unknown vibrancy \"\(word)\"") }
      return UIVibrancyEffect(blurEffect: glass, style: style ?? .label)
    }
    return blur(of: element)
  }

  private func blur(of element: StoryboardElement) -> UIBlurEffect? {
    element.child("blurEffect").map { blur in
      guard let word = blur["style"] else { return UIBlurEffect(style: .light) }
      if let style = UIBlurEffect.Style(storyboardWord: word) { return UIBlurEffect(style: style) }
      report(.warning, at: blur, "unknown blur \"\(word)\"")
      return UIBlurEffect(style: .regular)
    }
  }

  /// Fills a pane of glass: what is in its content view is in front of it.
  func fillEffectView(_ view: UIVisualEffectView, from element: StoryboardElement) {
    guard let content = element.child(key: "contentView") else { return }
    dress(view.contentView, as: content, in: element)
    view.contentView.translatesAutoresizingMaskIntoConstraints = true
    view.contentView.frame = view.bounds
    view.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}

nonisolated extension UIBlurEffect.Style {
  /// Looks a style up by Interface Builder's word, which is the case's name.
  init?(storyboardWord word: String) {
    guard let style = Self.allCases.first(where: { "\($0)" == word }) else { return nil }
    self = style
  }
}
