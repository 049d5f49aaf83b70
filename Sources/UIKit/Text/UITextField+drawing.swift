import Graphics

extension UITextField {
  /// The colour of the border (the grey of Cupertino fields, as measured by others).
  private static let borderColor = UIColor(
    light: Color(white: 0, alpha: 0.2), dark: Color(white: 1, alpha: 0.2))

  private static let borderRadius: CGFloat = 5
  /// What a disabled field with a rounded border stands on (that of Cupertino fields).
  private static let disabledGround = UIColor(
    light: Color(white: 0.98, alpha: 1), dark: Color(white: 0.02, alpha: 1))

  func drawBorder(on canvas: Canvas) {
    let rect = borderRect(forBounds: bounds)
    let pixel = 1 / traitCollection.displayScale
    switch borderStyle {
    case .none: break
    case .line: canvas.strokeBorder(rect, width: pixel, with: resolve(.label))
    case .bezel: canvas.strokeBorder(rect, width: pixel, with: resolve(Self.borderColor))
    case .roundedRect:
      let ground = isEnabled ? UIColor.systemBackground : Self.disabledGround
      canvas.fill(rect, cornerRadius: Self.borderRadius, with: resolve(ground))
      canvas.strokeBorder(
        rect, cornerRadius: Self.borderRadius, width: pixel, with: resolve(Self.borderColor))
    }
  }

  /// Draws the selection and the text, or the placeholder, in the text view's coordinates.
  func drawText(on canvas: Canvas) {
    if let placeholder = placeholderLayout {
      return draw(placeholder, in: placeholderRect(forBounds: bounds), .placeholderText, on: canvas)
    }
    guard hasText else { return }
    if isEditing {
      drawSelection(on: canvas, at: CGPoint(x: -textView.frame.minX, y: -textView.frame.minY))
    }
    let width = isEditing ? .infinity : textArea.width
    let color = textColor ?? .label
    guard isSecureTextEntry else {
      return draw(layout(.all, width: width), in: textArea, color, on: canvas)
    }
    let raised = textArea.offsetBy(dx: 0, dy: -SecureBullets(shownFont).rise)
    draw(layout(.bullets, width: width), in: raised, color, on: canvas)
    draw(layout(.letters, width: width), in: textArea, color, on: canvas)
  }

  private func draw(
    _ layout: TextLayout, in area: CGRect, _ color: UIColor, on canvas: Canvas
  ) {
    let origin = CGPoint(
      x: area.minX - textView.frame.minX + start(of: layout),
      y: baseline(in: area) - layout.firstBaseline)
    layout.draw(on: canvas, at: origin, color: resolve(color))
  }
}
