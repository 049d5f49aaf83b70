import Graphics

/// A text of several lines that scrolls and that the user can edit, or only select and copy.
///
/// Its `delegate` may be a `UITextViewDelegate`.
open class UITextView: UIScrollView, UITextInput, TextEntry {
  let editor = TextEditor()
  override var editedText: TextEditor? { editor }
  /// What fingers do to the text.
  let pointer = TextPointer()
  /// Draws the lines and the selection.
  lazy var contentView = CanvasView { [weak self] canvas, _ in self?.drawText(on: canvas) }
  /// Where the caret tries to stay while it goes up and down, and where that left it.
  var column: (x: CGFloat, caret: TextCaret)?
  var placeInSight: TextCaret?
  /// The rooms that the text was laid out in since it was last moved or scrolled, with the offsets
  /// there, and whether the caret was in sight in the last of them.
  var rooms: [(room: Room, offset: CGPoint)] = []
  var isCaretInSight = false

  /// Makes a text view with a frame in its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    editor.host = self
    addSubview(contentView)
    pointer.join(self)
    isAccessibilityElement = true
  }

  /// Always nil: views come from code and from storyboards here, never from archives.
  public required init?(coder: NSCoder) {
    return nil
  }

  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  // MARK: Text

  /// The text; setting it tells nobody.
  open var text: String! {
    get { editor.content.string }
    set {
      editor.setText(newValue ?? "")
      textDidChange()
    }
  }

  /// Whether there is any text.
  open var hasText: Bool { editor.content.length > 0 }

  // A text view's own font has 12 points, as on iOS.
  final var look = TextLook(fontSize: 12)

  /// Whether a typeface of a text style takes another size as the user chooses one.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { contentSizeCategoryDidChange() } }
  }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    guard adjustsFontForContentSizeCategory else { return }
    font = look.font.adjusted(to: traitCollection)
  }

  /// The typeface; the system's at 12 points by default.
  open var font: UIFont? {
    get { look.font }
    set { if look.setFont(newValue) { textDidChange() } }
  }

  /// The colour of the text; the system's label colour by default.
  open var textColor: UIColor? {
    get { look.color }
    set { if look.setColor(newValue) { contentView.setNeedsDisplay() } }
  }

  /// Where the lines stand; where reading starts by default.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { textDidChange() } }
  }

  /// The room around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }

  /// Whether the text can be edited.
  open var isEditable = true {
    didSet { if isEditable != oldValue { resignFirstResponder() } }
  }

  /// Whether a text that can't be edited can be selected and copied; true by default.
  open var isSelectable = true {
    didSet { if !canBecomeFirstResponder { resignFirstResponder() } }
  }

  package var takesText: Bool { isEditable }

  /// Whether editing has begun, of whose end the delegate is to hear.
  var isEditing = false

  /// The selected part in UTF-16 units; empty for a caret.
  open var selectedRange: NSRange {
    get {
      let selection = editor.content.selection
      return NSRange(location: selection.lowerBound, length: selection.count)
    }
    set {
      editor.select { $0.select(Range(limiting: newValue)) }
    }
  }

  /// Scrolls as little as it takes to show a part of the text.
  open func scrollRangeToVisible(_ range: NSRange) {
    // A text that has just been set has its room, too.
    layoutIfNeeded()
    let range = Range(limiting: range)
    let rects = textLayout.selectionRects(for: range)
    let first = rects.first ?? textLayout.caretRect(atUTF16: range.lowerBound)
    let area = rects.reduce(first) { $0.union($1) }
    scrollRectToVisible(
      area.offsetBy(dx: textOrigin.x, dy: textOrigin.y), animated: false)
  }

  private var ownInputAccessoryView: UIView?

  /// A view above the keyboard while the text is edited.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Tab reaches a text that can be edited.
  open override var canBecomeFocused: Bool { isEditable }

  /// Begins editing, or selecting where the text can't be edited, if the delegate allows it and the
  /// object that is edited now gives way.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder,
      !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    guard isEditable else {
      textDidChange()
      return true
    }
    didBeginEditing()
    // A finger may put the caret elsewhere.
    if pointer.landing == nil { bringIntoSight() }
    return true
  }

  /// Ends editing if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditing || textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  override func didLoseFirstResponder() {
    didEndEditing()
  }

  /// Types text as a keyboard does.
  open func insertText(_ text: String) {
    editor.insert(text)
  }

  /// Deletes the selection or the character before the caret, as a keyboard does.
  open func deleteBackward() {
    editor.delete(.backward, by: .character)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard canBecomeFirstResponder, let touch = touches.first else { return }
    pointer.begin(touch, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { pointer.move(touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { pointer.end(touch) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pointer.cancel()
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer) && pointer.allows(gestureRecognizer)
  }

  // MARK: Layout

  /// The size of the whole text, in points; lines end at the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(width: size.width > 0 ? size.width : .infinity)
  }

  /// The size of the text where it doesn't scroll; none where it does.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : contentSize(width: .infinity)
  }

  override var contentWraps: Bool { !isScrollEnabled }

  override func contentSize(fittingWidth width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : contentSize(width: width)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutText()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentView.setNeedsDisplay()
    caret.setNeedsDisplay()
  }

  // MARK: Accessibility

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }
}
