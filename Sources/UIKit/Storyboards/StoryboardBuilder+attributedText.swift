extension StoryboardBuilder {
  /// Text in several styles; what a fragment doesn't say is the label's.
  func attributedText(
    _ key: String, of element: StoryboardElement, font: UIFont
  ) -> NSAttributedString? {
    guard let found = element.child("attributedString", key: key) else { return nil }
    let text = NSMutableAttributedString(string: "")
    for fragment in found.children("fragment") {
      var attributes: [NSAttributedString.Key: Any] = [.font: font]
      for part in fragment.child("attributes")?.children ?? [] {
        switch part.key {
        case "NSFont": attributes[.font] = attributedFont(part)
        case "NSColor": attributes[.foregroundColor] = attributedColor(part)
        case "NSParagraphStyle": attributes[.paragraphStyle] = paragraphStyle(part)
        case "NSUnderline": attributes[.underlineStyle] = part.integer("value")
        case "NSStrikethrough": attributes[.strikethroughStyle] = part.integer("value")
        case "NSKern": attributes[.kern] = part.number("value")
        default: break
        }
      }
      let content = fragment["content"] ?? self.text("content", of: fragment) ?? ""
      text.append(NSAttributedString(string: content, attributes: attributes))
    }
    return text
  }

  /// A colour in attributed text; the editor's own text colour is a name of macOS.
  private func attributedColor(_ element: StoryboardElement) -> UIColor? {
    element["catalog"] == "System" ? .label : color(element)
  }

  private func paragraphStyle(_ element: StoryboardElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment(element["alignment"])
    style.lineBreakMode = lineBreakMode(element["lineBreakMode"]) ?? .byWordWrapping
    if let multiple = element.number("lineHeightMultiple") { style.lineHeightMultiple = multiple }
    if let spacing = element.number("lineSpacing") { style.lineSpacing = spacing }
    return style
  }

  /// Text in one style, for what can't be drawn in several; the first style counts.
  struct PlainText {
    let text: String
    let font: UIFont?
    let color: UIColor?
    let alignment: NSTextAlignment?
  }

  /// What attributed text becomes where it is drawn in one style; told where that loses something.
  func plainText(_ key: String, of element: StoryboardElement, font: UIFont) -> PlainText? {
    guard let found = element.child("attributedString", key: key),
      let text = attributedText(key, of: element, font: font)
    else { return nil }
    let parts = found.children("fragment").flatMap { $0.child("attributes")?.children ?? [] }
    let lines = ["NSUnderline", "NSStrikethrough", "NSKern"]
    if found.children("fragment").count > 1
      || parts.contains(where: { lines.contains($0.key ?? "") })
    {
      reportOnce(
        at: found,
        "the styles of a \(element.name)'s \(key) are not drawn but for the first font and colour")
    }
    let style: NSParagraphStyle? = text.firstAttribute(.paragraphStyle)
    return PlainText(
      text: text.string, font: text.firstAttribute(.font),
      color: text.firstAttribute(.foregroundColor), alignment: style?.alignment)
  }
}
