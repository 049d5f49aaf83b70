extension StoryboardBuilder {
  /// A button with a configuration; its title is the configuration's.
  func makeConfiguredButton(
    _ element: StoryboardElement, _ configuration: StoryboardElement
  ) -> UIView {
    let control = UIControl(frame: .zero)
    applyControlAttributes(of: element, to: control)
    return StillButton(
      buttonConfiguration(configuration), isEnabled: control.isEnabled,
      horizontal: control.contentHorizontalAlignment,
      vertical: control.contentVerticalAlignment)
  }

  private func buttonConfiguration(_ element: StoryboardElement) -> ButtonConfiguration {
    var result = ButtonConfiguration()
    if let style = element["style"] {
      if let known = ButtonConfiguration.Style(rawValue: style) {
        result.style = known
      } else {
        reportOnce(at: element, "unknown style of a button \"\(style)\"")
      }
    }
    result.size = element["buttonSize"].flatMap(ButtonConfiguration.Size.init) ?? .medium
    result.cornerStyle =
      element["cornerStyle"].flatMap(ButtonConfiguration.CornerStyle.init) ?? .dynamic
    result.titleFont = font("titleFontDescription", of: element)
    result.subtitleFont = font("subtitleFontDescription", of: element)
    let size = result.size.title
    result.title = words("title", of: element, font: result.titleFont ?? .systemFont(ofSize: size))
    result.subtitle = words(
      "subtitle", of: element, font: result.subtitleFont ?? .systemFont(ofSize: 13))
    result.titleColor = color("titleColor", of: element)
    result.subtitleColor = color("subtitleColor", of: element)
    if element["titleAlignment"] != "automatic", let word = element["titleAlignment"] {
      result.titleAlignment = word == "trailing" ? .right : word == "center" ? .center : .left
    }
    if let padding = element.number("titlePadding") { result.titlePadding = max(padding, 0) }
    if let mode = lineBreakMode(element["titleLineBreakMode"]) { result.lineBreakMode = mode }
    result.image = image("image", of: element)
    result.showsActivity = element.flag("showsActivityIndicator") ?? false
    result.placement =
      element["imagePlacement"].flatMap(ButtonConfiguration.Placement.init) ?? .leading
    if let padding = element.number("imagePadding") { result.imagePadding = max(padding, 0) }
    result.insets = element.child("directionalEdgeInsets", key: "contentInsets").map {
      NSDirectionalEdgeInsets(
        top: $0.number("top") ?? 0, leading: $0.number("leading") ?? 0,
        bottom: $0.number("bottom") ?? 0, trailing: $0.number("trailing") ?? 0)
    }
    result.baseForeground = color("baseForegroundColor", of: element)
    result.baseBackground = color("baseBackgroundColor", of: element)
    if let background = element.child("backgroundConfiguration") {
      apply(background, to: &result)
    }
    return result
  }

  private func apply(_ element: StoryboardElement, to result: inout ButtonConfiguration) {
    if let radius = element.number("cornerRadius") { result.cornerRadius = max(radius, 0) }
    if let width = element.number("strokeWidth") { result.strokeWidth = max(width, 0) }
    result.strokeColor = color("strokeColor", of: element)
    result.background = color("backgroundColor", of: element)
    result.backgroundImage = image("image", of: element)
  }

  private func words(
    _ key: String, of element: StoryboardElement, font: UIFont
  ) -> NSAttributedString? {
    let styled = "attributed" + key.prefix(1).uppercased() + key.dropFirst()
    return attributedText(styled, of: element, font: font)
      ?? text(key, of: element).map {
        NSAttributedString(string: $0, attributes: [.font: font])
      }
  }
}
