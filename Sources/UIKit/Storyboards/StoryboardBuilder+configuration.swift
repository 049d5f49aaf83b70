extension StoryboardBuilder {
  /// A button with a configuration; its title is the configuration's.
  func makeConfiguredButton(
    _ element: StoryboardElement, _ configuration: StoryboardElement
  ) -> UIView {
    let button = ConfiguredButton(buttonConfiguration(configuration))
    applyControlAttributes(of: element, to: button)
    // The title of the normal state is what the button had before it was configured.
    for state in element.children("state") {
      if state.key != "normal" {
        apply(state, to: button)
      } else if let image = image("backgroundImage", of: state) {
        button.setBackgroundImage(image, for: .normal)
      }
    }
    return button
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
    result.title = words("title", of: element, style: result.size.title)
    result.subtitle = words("subtitle", of: element, style: ButtonConfiguration.subtitle)
    if element["titleAlignment"] != "automatic", let word = element["titleAlignment"] {
      result.titleAlignment = word == "trailing" ? .right : word == "center" ? .center : .left
    }
    if let padding = element.number("titlePadding") { result.titlePadding = max(padding, 0) }
    if let mode = lineBreakMode(element["titleLineBreakMode"]) { result.lineBreakMode = mode }
    result.image = image("image", of: element)
    result.scalesImage = hasSymbolAsLargeAsText(element)
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
    _ key: String, of element: StoryboardElement, style: UIFont.TextStyle
  ) -> ButtonConfiguration.Words {
    let font = font(key + "FontDescription", of: element)
    let attribute = "attributed" + key.prefix(1).uppercased() + key.dropFirst()
    return ButtonConfiguration.Words(
      text: text(key, of: element),
      styled: attributedText(
        attribute, of: element, font: font ?? .preferredFont(forTextStyle: style)),
      font: font, color: color(key + "Color", of: element))
  }

  /// Whether the picture is one of the system's symbols, at no size of its own.
  private func hasSymbolAsLargeAsText(_ element: StoryboardElement) -> Bool {
    let catalog = element.child("imageReference", key: "image")?["catalog"] ?? element["catalog"]
    let configuration = element.child("preferredSymbolConfiguration")
    return catalog == "system" && configuration?["pointSize"] == nil
      && configuration?["configurationType"] != "font"
  }
}
