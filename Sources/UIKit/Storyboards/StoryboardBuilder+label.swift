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
}
