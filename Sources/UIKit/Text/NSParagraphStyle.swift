/// How the lines of a paragraph stand.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  fileprivate struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy: LineBreakStrategy = []
    var lineSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
  }

  fileprivate var values = Values()

  /// Makes a style with Apple's defaults.
  public override init() {}

  /// A style with Apple's defaults.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where the lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to lines that are too wide.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// How words are kept together on several lines; not at all by default.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The gap between lines in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// A factor on every line's height; 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// Gives a style that doesn't change any more.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Gives an independent style that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

/// How the lines of a paragraph stand, to be changed.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where the lines stand.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// What happens to lines that are too wide.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// How words are kept together on several lines.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// The gap between lines in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// A factor on every line's height; 0 for none.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
}
