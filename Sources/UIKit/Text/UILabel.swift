import Graphics

/// Shows text that can't be edited, on one line or on several.
open class UILabel: UIView {
  /// Makes a label with a frame in its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  /// Always nil: views come from code and from storyboards here, never from archives.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Text

  private var plainText: String?
  private var styledText: NSAttributedString?

  /// The words, all in `font` and `textColor`.
  open var text: String? {
    get { styledText?.string ?? plainText }
    set {
      guard styledText != nil || plainText != newValue else { return }
      styledText = nil
      plainText = newValue
      textDidChange()
    }
  }

  /// The words with their styles: fonts, colours, kerning, underlines and paragraph style.
  open var attributedText: NSAttributedString? {
    get { styledText ?? plainText.map { NSAttributedString(string: $0, attributes: attributes) } }
    set {
      guard styledText != newValue || newValue == nil else { return }
      plainText = nil
      styledText = newValue?.filling([.font: ownFont, .foregroundColor: ownTextColor])
      if let font: UIFont = newValue?.firstAttribute(.font) { ownFont = font }
      if let color: UIColor = newValue?.firstAttribute(.foregroundColor) { ownTextColor = color }
      if let style: NSParagraphStyle = newValue?.firstAttribute(.paragraphStyle) {
        textAlignment = style.alignment
        lineBreakMode = style.lineBreakMode
        lineBreakStrategy = style.lineBreakStrategy
      }
      textDidChange()
    }
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    return [.font: ownFont, .foregroundColor: ownTextColor, .paragraphStyle: style]
  }

  private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var ownTextColor = UIColor.label

  /// Whether a typeface of a text style takes another size as the user chooses one.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { contentSizeCategoryDidChange() } }
  }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    guard adjustsFontForContentSizeCategory, styledText == nil else { return }
    font = ownFont.adjusted(to: traitCollection)
  }

  /// The typeface; the system's at 17 points by default.
  open var font: UIFont! {
    get { ownFont }
    set {
      let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      guard font != ownFont || styledText != nil else { return }
      ownFont = font
      styledText = styledText?.setting(.font, to: font)
      textDidChange()
    }
  }

  /// The colour of the text; the system's label colour by default.
  open var textColor: UIColor! {
    get { ownTextColor }
    set {
      let color = newValue ?? .label
      guard color != ownTextColor || styledText != nil else { return }
      ownTextColor = color
      styledText = styledText?.setting(.foregroundColor, to: color)
      fitted = nil
      setNeedsDisplay()
    }
  }

  /// Where the lines stand; where reading starts by default.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { textDidChange() } }
  }

  /// What happens to text that is too long; its end gives way to an ellipsis by default.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  /// How words are kept together on several lines; as in Apple's labels by default.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { if lineBreakStrategy != oldValue { textDidChange() } }
  }

  /// The most lines; 0 for any number, 1 by default.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  /// The colour of the text while the label is highlighted; nil for `textColor`.
  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text is drawn in `highlightedTextColor`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the text's shadow; nil for none.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { setNeedsDisplay() } }
  }

  /// Where the text's shadow falls, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
  }

  // MARK: Size

  /// Whether letters are made smaller when the text doesn't fit.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } }
  }

  /// How small letters may become, as a part of their size; 0 for as small as it takes.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { textDidChange() } }
  }

  /// Where the line stands when its letters were made smaller.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { textDidChange() } }
  }

  /// Where the lines of a label of several lines end for Auto Layout, in points; 0 for its width.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }

  /// The size of the whole text, in points; the width counts only for several lines.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: numberOfLines == 1 || size.width <= 0 ? nil : size.width)
  }

  /// The size of the text for Auto Layout, in points.
  open override var intrinsicContentSize: CGSize {
    let isWrapped = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    return fittingSize(width: isWrapped ? preferredMaxLayoutWidth : nil)
  }

  override var contentWraps: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func contentSize(fittingWidth width: CGFloat) -> CGSize? {
    contentWraps ? fittingSize(width: width) : nil
  }

  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let scale = traitCollection.displayScale
    guard let label = fit(into: size) else {
      let first = (size.height - ownFont.lineHeight) / 2 + ownFont.ascender
      return (first.rounded(toPixelsAt: scale), (size.height - first).rounded(toPixelsAt: scale))
    }
    let first = label.top + label.layout.firstBaseline
    let last = size.height - label.top - label.layout.lastBaseline
    return (first.rounded(toPixelsAt: scale), last.rounded(toPixelsAt: scale))
  }

  /// The rectangle that the text fills in some bounds, in points, in the middle from top to bottom.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = textSize(width: bounds.width, height: bounds.height, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY + max((bounds.height - size.height) / 2, 0),
      width: min(size.width, bounds.width), height: min(size.height, bounds.height))
  }

  // MARK: Drawing

  /// The canvas while the label draws.
  private var canvas: Canvas?
  /// The lines as they were last fitted into a size.
  var fitted: (key: FittedLabel.Key, label: FittedLabel)?

  override func drawContent(on canvas: Canvas) {
    self.canvas = canvas
    drawText(in: bounds)
    self.canvas = nil
  }

  /// Draws the text in the middle of a rectangle, in points; does nothing outside of drawing.
  open func drawText(in rect: CGRect) {
    guard let canvas, let label = fit(into: rect.size) else { return }
    let origin = CGPoint(x: rect.minX, y: rect.minY + label.top)
    if let shadowColor {
      label.layout.draw(
        on: canvas,
        at: CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height),
        color: resolve(shadowColor))
    }
    let highlighted = isHighlighted ? highlightedTextColor : nil
    label.layout.draw(on: canvas, at: origin, color: resolve(highlighted ?? ownTextColor))
  }

  override var contentBounds: CGRect { bounds.insetBy(dx: -overhang, dy: -overhang) }

  /// How far letters and their shadow may reach out of the bounds, in points (ours).
  private var overhang: CGFloat {
    let shadow = shadowColor == nil ? 0 : max(abs(shadowOffset.width), abs(shadowOffset.height))
    return ownFont.pointSize / 2 + shadow
  }

  /// What the label says, broken into runs.
  var labelText: LabelText? {
    guard let text, !text.isEmpty else { return nil }
    var result = LabelText(
      runs: [TextRun(text: text, font: ownFont.font)], lineBreak: lineBreakMode.lineBreak,
      strategy: lineBreakStrategy.lineBreakStrategy, alignment: textAlignment.textAlignment,
      language: UIApplication.shared.language,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if let styledText {
      result.runs = styledText.runs(font: ownFont, traits: traitCollection)
      let style: NSParagraphStyle? = styledText.firstAttribute(.paragraphStyle)
      result.lineSpacing = style?.lineSpacing ?? 0
      result.lineHeightMultiple = style?.lineHeightMultiple ?? 0
    }
    return result
  }

  private func textDidChange() {
    fitted = nil
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
}
