extension StoryboardBuilder {
  func makeButton(_ element: StoryboardElement) -> UIView {
    if let configuration = element.child("buttonConfiguration") {
      return makeConfiguredButton(element, configuration)
    }
    let kind = element["buttonType"] ?? "custom"
    let symbol = Self.symbolsOfButtons[kind]
    let isSystem = symbol != nil || ["system", "roundedRect"].contains(kind)
    let button = UIButton(type: kind == "close" ? .close : isSystem ? .system : .custom)
    applyControlAttributes(of: element, to: button)
    if let symbol { button.setImage(self.symbol(symbol, of: element), for: .normal) }
    if let font = font("fontDescription", of: element) { button.titleLabel?.font = font }
    if let mode = lineBreakMode(element["lineBreakMode"]) {
      button.titleLabel?.lineBreakMode = mode
    }
    if let pales = element.flag("adjustsImageWhenHighlighted") {
      button.adjustsImageWhenHighlighted = pales
    }
    if let pales = element.flag("adjustsImageWhenDisabled") {
      button.adjustsImageWhenDisabled = pales
    }
    if let adjusts = element.flag("adjustsFontForContentSizeCategory") {
      button.titleLabel?.adjustsFontForContentSizeCategory = adjusts
    }
    button.adjustsImageSizeForAccessibilityContentSizeCategory =
      element.flag("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false
    for state in element.children("state") { apply(state, to: button) }
    if let insets = insets("contentEdgeInsets", of: element) { button.contentEdgeInsets = insets }
    if let insets = insets("imageEdgeInsets", of: element) { button.imageEdgeInsets = insets }
    if let insets = insets("titleEdgeInsets", of: element) { button.titleEdgeInsets = insets }
    return button
  }

  /// What the buttons show that are all picture.
  private static let symbolsOfButtons = [
    "infoLight": "info.circle", "infoDark": "info.circle", "detailDisclosure": "info.circle",
    "contactAdd": "plus.circle",
  ]

  /// Gives a control what every control can have.
  func applyControlAttributes(of element: StoryboardElement, to control: UIControl) {
    if let isEnabled = element.flag("enabled") { control.isEnabled = isEnabled }
    if let isSelected = element.flag("selected") { control.isSelected = isSelected }
    if let isHighlighted = element.flag("highlighted") { control.isHighlighted = isHighlighted }
    switch element["contentHorizontalAlignment"] {
    case "left": control.contentHorizontalAlignment = .left
    case "right": control.contentHorizontalAlignment = .right
    case "fill": control.contentHorizontalAlignment = .fill
    case "leading": control.contentHorizontalAlignment = .leading
    case "trailing": control.contentHorizontalAlignment = .trailing
    default: control.contentHorizontalAlignment = .center
    }
    switch element["contentVerticalAlignment"] {
    case "top": control.contentVerticalAlignment = .top
    case "bottom": control.contentVerticalAlignment = .bottom
    case "fill": control.contentVerticalAlignment = .fill
    default: control.contentVerticalAlignment = .center
    }
  }

  /// Gives a button what it has in one of its states.
  func apply(_ element: StoryboardElement, to button: UIButton) {
    let state: UIControl.State
    switch element.key {
    case "highlighted": state = .highlighted
    case "disabled": state = .disabled
    case "selected": state = .selected
    default: state = .normal
    }
    if let title = text("title", of: element), !title.isEmpty {
      button.setTitle(title, for: state)
    }
    let font = button.titleLabel?.font ?? .systemFont(ofSize: UIFont.buttonFontSize)
    if let plain = plainText("attributedTitle", of: element, font: font) {
      button.setTitle(plain.text, for: state)
      if let color = plain.color { button.setTitleColor(color, for: state) }
      if state == .normal, let font = plain.font { button.titleLabel?.font = font }
    }
    if let color = color("titleColor", of: element) { button.setTitleColor(color, for: state) }
    if let image = image("image", of: element) { button.setImage(image, for: state) }
    if let image = image("backgroundImage", of: element) {
      button.setBackgroundImage(image, for: state)
    }
  }

  /// The insets of a key; nil if the element has none.
  func insets(_ key: String, of element: StoryboardElement) -> UIEdgeInsets? {
    element.child("inset", key: key).map { inset in
      UIEdgeInsets(
        top: inset.number("minY") ?? 0, left: inset.number("minX") ?? 0,
        bottom: inset.number("maxY") ?? 0, right: inset.number("maxX") ?? 0)
    }
  }
}
