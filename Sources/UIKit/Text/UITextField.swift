import Graphics

/// A line of text that the user can edit.
open class UITextField: UIControl, UITextInput, TextEntry {
  let editor = TextEditor()
  override var editedText: TextEditor? { editor }
  /// What fingers do to the text.
  let pointer = TextPointer()
  /// Draws the text, cut off where there is no more room.
  lazy var textView = CanvasView { [weak self] canvas, _ in self?.drawText(on: canvas) }
  lazy var clearButton = makeClearButton()
  /// The character that can still be read in a secure field.
  var echo: (offset: Int, clock: Clock, token: Clock.Token)?
  /// How far an overlong text is scrolled to the left while it is edited, in points.
  var scroll: CGFloat = 0
  var placeInSight: TextCaret?
  /// Whether the next character takes the place of the whole text.
  var replacesText = false
  /// The direction that the field was laid out in.
  var laidOutDirection: UIUserInterfaceLayoutDirection?
  var laidOutSize: CGSize?

  /// Makes a field with a frame in its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    editor.host = self
    textView.clipsToBounds = true
    addSubview(textView)
    pointer.join(self)
    isAccessibilityElement = true
  }

  /// Always nil: views come from code and from storyboards here, never from archives.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Decides on and hears of what happens in the field.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text; setting it tells nobody.
  open var text: String? {
    get { editor.content.string }
    set {
      stopEcho()
      replacesText = false
      editor.setText(newValue ?? "")
      placeInSight = editor.content.caret
      textDidChange()
    }
  }

  /// Whether there is any text.
  open var hasText: Bool { editor.content.length > 0 }

  /// What is shown while there is no text.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What is shown while there is no text, with its styles.
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      placeholderRuns = nil
      if attributedPlaceholder != oldValue { textDidChange() }
    }
  }

  /// The placeholder's runs in a font and traits, so that a blinking caret doesn't split it anew.
  final var placeholderRuns: (font: UIFont, traits: UITraitCollection, runs: [TextRun])?

  final var look = TextLook(fontSize: UIFont.labelFontSize)

  /// Whether a typeface of a text style takes another size as the user chooses one.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { contentSizeCategoryDidChange() } }
  }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    guard adjustsFontForContentSizeCategory else { return }
    font = look.font.adjusted(to: traitCollection)
  }

  /// The typeface; the system's at 17 points by default.
  open var font: UIFont? {
    get { look.font }
    set { if look.setFont(newValue) { textDidChange() } }
  }

  /// The colour of the text; the system's label colour by default.
  open var textColor: UIColor? {
    get { look.color }
    set { if look.setColor(newValue) { textView.setNeedsDisplay() } }
  }

  /// Where the text stands; where reading starts by default.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { textDidChange() } }
  }

  /// The line around the field; none by default.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { borderDidChange() } }
  }

  /// The least height of a field with a rounded border, in points: since iOS 13 fields of 14 points
  /// are as high as those of 17 (frames that Xcode 11 and later stored).
  var leastRoundedHeight: CGFloat = 34

  /// Whether the text is cleared as editing begins.
  open var clearsOnBeginEditing = false

  /// Whether the next character that is typed takes the place of the text.
  open var clearsOnInsertion: Bool {
    get { replacesText }
    set { replacesText = newValue }
  }

  // MARK: Views inside

  /// A view at the left of the text, or at the right where reading starts there.
  open var leftView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: leftView) }
  }

  /// When the view at the left is shown; never by default.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { textDidChange() } }
  }

  /// A view at the other side of the text; it takes the clear button's place.
  open var rightView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: rightView) }
  }

  /// When the view at the right is shown; never by default.
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { textDidChange() } }
  }

  /// When the button that clears the text is shown, if there is text; never by default.
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { textDidChange() } }
  }

  private var ownInputAccessoryView: UIView?

  /// A view above the keyboard while the field is edited.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  /// Whether bullets hide the text; text and caret stay when it changes, but what is typed next
  /// takes the place of a text that is hidden while it is edited, as on iOS.
  open var isSecureTextEntry = false {
    didSet {
      guard isSecureTextEntry != oldValue else { return }
      stopEcho()
      // A secret isn't composed.
      if isSecureTextEntry { editor.unmark() }
      replacesText = isSecureTextEntry && isEditing && hasText
      textDidChange()
    }
  }

  // MARK: Editing

  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }

  package var takesText: Bool { true }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing if the delegate allows it and the object that is edited now gives way.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true
    else { return false }
    guard super.becomeFirstResponder() else { return false }
    bringIntoSight()
    return true
  }

  // On iOS, too, a field begins before the keyboard is announced.
  override func didGainFirstResponder() { didBeginEditing() }

  /// Ends editing if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  override func didLoseFirstResponder() { didEndEditing() }

  /// Types text as a keyboard does, or Return for a line end.
  open func insertText(_ text: String) {
    text == "\n" ? handleReturn() : editor.insert(text)
  }

  /// Deletes the selection or the character before the caret, as a keyboard does.
  open func deleteBackward() {
    editor.delete(.backward, by: .character)
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pointer.begin(touch, with: event)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pointer.move(touch)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { pointer.end(touch) }
  }

  open override func cancelTracking(with event: UIEvent?) { pointer.cancel() }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || pointer.hasHandle(at: point)
  }

  override var keepsTaps: Bool { true }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer) && pointer.allows(gestureRecognizer)
  }

  // MARK: Rectangles

  /// Where the border is drawn, in points.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text is shown while it isn't edited, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    roomForText(in: bounds, isEditing: false)
  }

  /// Where the text is shown while it is edited, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    roomForText(in: bounds, isEditing: true)
  }

  /// Where the placeholder is shown, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Where the clear button is, in points.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = ClearButton.side
    let margin = borderStyle == .none ? 0 : ClearButton.margin
    return trailingRect(CGSize(width: side, height: side), margin: margin, in: bounds)
  }

  /// Where the view at the left is, in points.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    leadingRect(sideViewSize(leftView, in: bounds), in: bounds)
  }

  /// Where the view at the right is, in points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    trailingRect(sideViewSize(rightView, in: bounds), margin: 0, in: bounds)
  }

  // MARK: Layout and drawing

  /// The size of the text or the placeholder with room for the border, in points.
  open override var intrinsicContentSize: CGSize { contentSize }

  /// The size of the text or the placeholder with room for the border, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let area = textRect(forBounds: CGRect(origin: .zero, size: size))
    let first = baseline(in: area).rounded(toPixelsAt: traitCollection.displayScale)
    return (first, size.height - first)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  override func drawContent(on canvas: Canvas) {
    drawBorder(on: canvas)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    textView.setNeedsDisplay()
    caret.setNeedsDisplay()
  }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? displayedText.string }
    set { super.accessibilityValue = newValue }
  }
}
