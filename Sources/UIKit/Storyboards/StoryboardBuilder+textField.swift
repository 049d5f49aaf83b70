extension StoryboardBuilder {
  func makeTextField(_ element: StoryboardElement) -> UIView {
    let field = UITextField(frame: .zero)
    applyControlAttributes(of: element, to: field)
    field.font = font("fontDescription", of: element) ?? .systemFont(ofSize: 14)
    if let color = color("textColor", of: element) { field.textColor = color }
    field.text = text("text", of: element)
    field.placeholder = text("placeholder", of: element)
    field.textAlignment = textAlignment(element["textAlignment"])
    applyAttributedTexts(of: element, to: field)
    switch element["borderStyle"] {
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    case "roundedRect":
      field.borderStyle = .roundedRect
      // The height before iOS 13, as with segmented controls.
      if document.toolsVersion < 15_000 { field.leastRoundedHeight = 0 }
    default: field.borderStyle = .none
    }
    switch element["clearButtonMode"] {
    case "whileEditing": field.clearButtonMode = .whileEditing
    case "unlessEditing": field.clearButtonMode = .unlessEditing
    case "always": field.clearButtonMode = .always
    default: field.clearButtonMode = .never
    }
    field.clearsOnBeginEditing = element.flag("clearsOnBeginEditing") ?? false
    field.adjustsFontForContentSizeCategory =
      element.flag("adjustsFontForContentSizeCategory") ?? false
    if let traits = element.child("textInputTraits") {
      field.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
      apply(traits, to: field)
    }
    checkShrinking(of: field, as: element)
    return field
  }

  /// Tells where an iPhone would draw text smaller to fit a field as large as Interface Builder
  /// stored it; here it is cut.
  private func checkShrinking(of field: UITextField, as element: StoryboardElement) {
    let least = element.number("minimumFontSize") ?? 0
    guard element.flag("adjustsFontSizeToFit") ?? true, let font = field.font,
      least > 0, least < font.pointSize, !field.isSecureTextEntry,
      let text = [field.text, field.placeholder].compactMap(\.self).first(where: { !$0.isEmpty })
    else { return }
    if let stored = element.storedFrame {
      let bounds = CGRect(origin: .zero, size: stored.size)
      let words = UILabel(frame: .zero)
      words.font = font
      words.text = text
      guard words.intrinsicContentSize.width > field.textRect(forBounds: bounds).width else {
        return
      }
    }
    reportOnce(at: element, "textField@minimumFontSize is not drawn; long text is cut")
  }

  private func applyAttributedTexts(of element: StoryboardElement, to field: UITextField) {
    let font = field.font ?? .systemFont(ofSize: 14)
    if let placeholder = attributedText("attributedPlaceholder", of: element, font: font) {
      field.attributedPlaceholder = placeholder
    }
    guard let plain = plainText("attributedText", of: element, font: font) else { return }
    field.text = plain.text
    if let font = plain.font { field.font = font }
    if let color = plain.color { field.textColor = color }
    if let alignment = plain.alignment { field.textAlignment = alignment }
  }
}
