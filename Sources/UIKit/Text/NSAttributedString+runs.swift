import Graphics

extension NSAttributedString {
  /// The text as it is measured and drawn; `font` holds where the text names none.
  func runs(font: UIFont, traits: UITraitCollection) -> [TextRun] {
    var runs: [TextRun] = []
    let whole = NSRange(location: 0, length: length)
    enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let color = attributes[.foregroundColor] as? UIColor
      runs.append(
        TextRun(
          text: attributedSubstring(from: range).string,
          font: (attributes[.font] as? UIFont ?? font).font,
          color: color?.color(in: traits), kern: Self.number(attributes[.kern]),
          underline: Self.number(attributes[.underlineStyle]) != 0,
          strikethrough: Self.number(attributes[.strikethroughStyle]) != 0))
    }
    return runs
  }

  /// The attribute at the text's start.
  func firstAttribute<Value>(_ key: NSAttributedString.Key) -> Value? {
    length > 0 ? attribute(key, at: 0, effectiveRange: nil) as? Value : nil
  }

  /// The same text with an attribute on all of it.
  func setting(_ key: NSAttributedString.Key, to value: Any) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return NSAttributedString(attributedString: copy)
  }

  /// The same text with attributes wherever it has none of their kind.
  func filling(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let copy = NSMutableAttributedString(string: string, attributes: attributes)
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { own, range, _ in
      copy.addAttributes(own, range: range)
    }
    return NSAttributedString(attributedString: copy)
  }

  /// A number, however it was put into the attributes.
  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
    }
  }
}
