import Graphics

extension UITextField {
  // MARK: Room

  /// The least distance of the text from the field's edges, in points; ours.
  private var padding: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  var showsLeftView: Bool { leftView != nil && leftViewMode.shows(isEditing: isEditing) }

  func showsRightView(isEditing: Bool) -> Bool {
    rightView != nil && rightViewMode.shows(isEditing: isEditing)
  }

  func showsClearButton(isEditing: Bool) -> Bool {
    hasText && isEnabled && clearButtonMode.shows(isEditing: isEditing)
      && !showsRightView(isEditing: isEditing)
  }

  func roomForText(in bounds: CGRect, isEditing: Bool) -> CGRect {
    var taken: [(rect: CGRect, margin: CGFloat)] = []
    if leftView != nil, leftViewMode.shows(isEditing: isEditing) {
      taken.append((leftViewRect(forBounds: bounds), padding))
    }
    if showsRightView(isEditing: isEditing) {
      taken.append((rightViewRect(forBounds: bounds), padding))
    } else if showsClearButton(isEditing: isEditing) {
      taken.append((clearButtonRect(forBounds: bounds), ClearButton.margin))
    }
    var (left, right) = (bounds.minX + padding, bounds.maxX - padding)
    for (rect, margin) in taken {
      if rect.midX < bounds.midX {
        left = max(left, rect.maxX + margin)
      } else {
        right = min(right, rect.minX - margin)
      }
    }
    return CGRect(
      x: left, y: bounds.minY, width: max(right - left, 0), height: bounds.height)
  }

  /// Where something stands on the side where reading starts.
  func leadingRect(_ size: CGSize, in bounds: CGRect) -> CGRect {
    CGRect(
      x: isRightToLeft ? bounds.maxX - size.width : bounds.minX,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Where something stands on the side where reading ends.
  func trailingRect(_ size: CGSize, margin: CGFloat, in bounds: CGRect) -> CGRect {
    CGRect(
      x: isRightToLeft ? bounds.minX + margin : bounds.maxX - margin - size.width,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  func sideViewSize(_ view: UIView?, in bounds: CGRect) -> CGSize {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    return CGSize(width: size.width, height: min(size.height, bounds.height))
  }

  /// Where the text is shown now, in the field's coordinates.
  var textArea: CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// The baseline of the text in a rectangle, in points.
  func baseline(in area: CGRect) -> CGFloat {
    let line = shownFont.lineHeight.roundedUp(toPixelsAt: traitCollection.displayScale)
    let top =
      switch contentVerticalAlignment {
      case .top: area.minY
      case .bottom: area.maxY - line
      case .center, .fill: area.midY - line / 2
      }
    return top + shownFont.ascender
  }

  /// The font, which is never without a value.
  var shownFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

  /// The size of the content: the heights are those that Xcode gives fields of 15 and 17 points.
  var contentSize: CGSize {
    let scale = traitCollection.displayScale
    let width = hasText ? textLayout.size.width + CaretView.width : placeholderLayout?.size.width
    let bounds = CGRect(x: 0, y: 0, width: 1000, height: 100)
    let taken = bounds.width - textRect(forBounds: bounds).width
    let line = shownFont.lineHeight
    var height = borderStyle == .none ? line + 1.5 : line.rounded(.up) + 13
    if borderStyle == .roundedRect { height = max(height, leastRoundedHeight) }
    return CGSize(width: (width ?? 0) + taken, height: height).roundedUp(toPixelsAt: scale)
  }

  // MARK: Text

  /// The text as it is shown, with what is being composed underlined.
  private func runs(_ ink: FieldInk) -> [TextRun] {
    if isSecureTextEntry { return SecureBullets(shownFont).runs(displayedText.string, ink) }
    return editor.content.runs(font: shownFont)
  }

  /// The whole text on one line, as it is edited.
  var textLayout: TextLayout { layout(.all) }

  /// The text on one line: cut to the width with an ellipsis if that is given.
  func layout(_ ink: FieldInk, width: CGFloat = .infinity) -> TextLayout {
    TextLayout(
      runs(ink), width: width, maximumLines: 1,
      lineBreak: width.isFinite ? .byTruncatingTail : .byClipping, alignment: .left,
      language: UIApplication.shared.language, isRightToLeft: isRightToLeft)
  }

  /// The placeholder, while there is one and no text.
  var placeholderLayout: TextLayout? {
    guard !hasText, let attributedPlaceholder, attributedPlaceholder.length > 0 else { return nil }
    return TextLayout(
      runs(ofPlaceholder: attributedPlaceholder, font: shownFont, traits: traitCollection),
      width: laidOutSize == nil ? .infinity : textArea.width, maximumLines: 1,
      lineBreak: .byTruncatingTail, alignment: .left, language: UIApplication.shared.language,
      isRightToLeft: isRightToLeft)
  }

  private func runs(
    ofPlaceholder placeholder: NSAttributedString, font: UIFont, traits: UITraitCollection
  ) -> [TextRun] {
    if let known = placeholderRuns, known.font == font, known.traits == traits { return known.runs }
    let runs = placeholder.runs(font: font, traits: traits)
    placeholderRuns = (font, traits, runs)
    return runs
  }

  /// Whether the field is laid out for reading from right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Where a layout's line starts in the room for text, in points.
  ///
  /// What is edited stands where its own first letter is read from, a placeholder where the
  /// interface is.
  func start(of layout: TextLayout) -> CGFloat {
    let (width, room) = (layout.size.width, textArea.width)
    if width > room { return isEditing ? -scroll : 0 }
    let startsRight = hasText ? layout.lines.first?.isRightToLeft ?? false : isRightToLeft
    switch textAlignment {
    case .left: return 0
    case .center: return (room - width) / 2
    case .right: return room - width
    case .natural, .justified: return startsRight ? room - width : 0
    }
  }

  // MARK: Layout

  /// Told that the text or anything that changes its looks has changed.
  func textDidChange() {
    textView.setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  func borderDidChange() {
    setNeedsDisplay()
    textDidChange()
  }

  func sideViewDidChange(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    textDidChange()
  }

  /// Places the text, the caret and the views beside them; only a resized field animates it.
  func layoutParts() {
    if laidOutSize == bounds.size || laidOutSize == nil {
      UIView.performWithoutAnimation { placeParts() }
    } else {
      placeParts()
    }
    laidOutSize = bounds.size
  }

  private func placeParts() {
    if let leftView {
      leftView.isHidden = !showsLeftView
      if showsLeftView { leftView.frame = leftViewRect(forBounds: bounds) }
    }
    if let rightView {
      let shows = showsRightView(isEditing: isEditing)
      rightView.isHidden = !shows
      if shows { rightView.frame = rightViewRect(forBounds: bounds) }
    }
    if clearButtonMode != .never {
      let shows = showsClearButton(isEditing: isEditing)
      clearButton.isHidden = !shows
      if shows { clearButton.frame = clearButtonRect(forBounds: bounds) }
    }
    let frame = visibleTextArea
    if textView.frame != frame { textView.frame = frame }
    if laidOutDirection != effectiveUserInterfaceLayoutDirection {
      laidOutDirection = effectiveUserInterfaceLayoutDirection
      textView.setNeedsDisplay()
    }
    scrollText()
    pointer.update()
  }

  /// Scrolls an overlong text so far that the place that is to be in sight is seen.
  private func scrollText() {
    let layout = textLayout
    let room = textArea.width
    let overhang = layout.size.width - room
    guard isEditing, overhang > 0 else { return scroll(to: 0) }
    guard let place = placeInSight else { return scroll(to: min(scroll, overhang)) }
    let x = layout.caretX(
      at: TextCaret(displayedText.shownOffset(of: place.offset), place.affinity))
    // At the end of the text its last words are in sight, whichever way they run.
    let isAtEnd = place.offset == editor.content.length
    let wish = isAtEnd ? (layout.lines.first?.isRightToLeft == true ? 0 : overhang) : scroll
    scroll(to: min(max(wish, x - room), x, overhang))
  }

  private func scroll(to offset: CGFloat) {
    let offset = max(offset, 0)
    guard offset != scroll else { return }
    scroll = offset
    textView.setNeedsDisplay()
  }

  func makeClearButton() -> ClearButton {
    let button = ClearButton(frame: .zero)
    button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    addSubview(button)
    return button
  }
}
