extension StoryboardBuilder {
  func makeLabel(_ element: StoryboardElement) -> UIView {
    let label = UILabel(frame: .zero)
    if let font = font("fontDescription", of: element) { label.font = font }
    if let color = color("textColor", of: element) { label.textColor = color }
    label.highlightedTextColor = color("highlightedColor", of: element)
    label.isHighlighted = element.flag("highlighted") ?? false
    if let color = color("shadowColor", of: element) { label.shadowColor = color }
    if let offset = element.child("size", key: "shadowOffset") {
      label.shadowOffset = CGSize(
        width: offset.number("width") ?? 0, height: offset.number("height") ?? 0)
    }
    label.text = text("text", of: element)
    label.textAlignment = textAlignment(element["textAlignment"])
    label.lineBreakMode = lineBreakMode(element["lineBreakMode"]) ?? .byTruncatingTail
    label.numberOfLines = max(0, element.integer("numberOfLines") ?? 1)
    applyShrinking(of: element, to: label)
    label.adjustsFontForContentSizeCategory =
      element.flag("adjustsFontForContentSizeCategory") ?? false
    if let width = element.number("preferredMaxLayoutWidth") {
      label.preferredMaxLayoutWidth = max(0, width)
    }
    if element.flag("usesAttributedText") == true {
      label.attributedText = attributedText("attributedText", of: element, font: label.font)
    }
    return label
  }

  /// A text of an element: an attribute or, where it has several lines, an element inside.
  func text(_ key: String, of element: StoryboardElement) -> String? {
    element[key]
      ?? element.children.first { $0.key == key && ["string", "mutableString"].contains($0.name) }?
      .text
  }

  func textAlignment(_ word: String?) -> NSTextAlignment {
    switch word {
    case "center": .center
    case "right": .right
    case "justified": .justified
    case "natural": .natural
    default: .left
    }
  }

  func lineBreakMode(_ word: String?) -> NSLineBreakMode? {
    switch word {
    case "wordWrap", "wordWrapping": .byWordWrapping
    case "characterWrap", "charWrapping": .byCharWrapping
    case "clip", "clipping": .byClipping
    case "headTruncation", "truncatingHead": .byTruncatingHead
    case "tailTruncation", "truncatingTail": .byTruncatingTail
    case "middleTruncation", "truncatingMiddle": .byTruncatingMiddle
    default: nil
    }
  }

  /// Letters shrink unless the element says no, down to a size or to a part of their own.
  private func applyShrinking(of element: StoryboardElement, to label: UILabel) {
    switch element["baselineAdjustment"] {
    case "alignCenters": label.baselineAdjustment = .alignCenters
    case "none": label.baselineAdjustment = .none
    default: label.baselineAdjustment = .alignBaselines
    }
    guard element.flag("adjustsFontSizeToFit") ?? true else { return }
    if let factor = element.number("minimumScaleFactor") {
      label.minimumScaleFactor = min(max(factor, 0), 1)
    } else if let size = element.number("minimumFontSize"), label.font.pointSize > 0 {
      label.minimumScaleFactor = min(max(size / label.font.pointSize, 0), 1)
    } else {
      return
    }
    label.adjustsFontSizeToFitWidth = true
  }

  /// Text in several styles; what a fragment doesn't say is the label's.
  func attributedText(
    _ key: String, of element: StoryboardElement, font: UIFont
  ) -> NSAttributedString? {
    guard let found = element.child("attributedString", key: key) else { return nil }
    let text = NSMutableAttributedString(string: "")
    for fragment in found.children("fragment") {
      var attributes: [NSAttributedString.Key: Any] = [.font: font]
      for part in fragment.child("attributes")?.children ?? [] {
        switch part.name {
        case "font": attributes[.font] = attributedFont(part)
        case "color" where part.key == "NSColor":
          attributes[.foregroundColor] = attributedColor(part)
        case "paragraphStyle": attributes[.paragraphStyle] = paragraphStyle(part)
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
}
