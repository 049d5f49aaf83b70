import Graphics

/// The glass that enlarges the text around a caret or an end of the selection that a finger
/// carries, above the finger.
///
/// Its measures are ours, near to iOS.
final class Loupe: UIView {
  /// The size of the glass in points.
  static let size = CGSize(width: 116, height: 52)
  /// How much larger than on the page the text is.
  private static let magnification: CGFloat = 1.25
  /// How far above the line it stands, and from the edges of the screen, in points.
  private static let gap: CGFloat = 10
  private static let margin: CGFloat = 4
  /// How long it takes to come and to go, in seconds.
  private static let fade: TimeInterval = 0.12
  private static let shadowOpacity: Float = 0.25
  private static let shadowRadius: CGFloat = 8
  private static let shadowOffset = CGSize(width: 0, height: 3)

  private weak var surface: (any TextSurface)?
  private var caret = CGRect.zero

  /// Makes a glass over a text.
  init(_ surface: any TextSurface) {
    self.surface = surface
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.size.height / 2
    layer.shadowOpacity = Self.shadowOpacity
    layer.shadowRadius = Self.shadowRadius
    layer.shadowOffset = Self.shadowOffset
    alpha = 0
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Stands over a caret of the text, and comes into the window if it isn't there yet.
  func stand(at caret: CGRect) {
    guard let surface, let window = surface.window else { return }
    let line = surface.convert(caret, to: nil)
    if superview == nil {
      window.addSubview(self)
      UIView.animate(withDuration: Self.fade) { self.alpha = 1 }
    }
    let room = window.bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let x = line.midX - Self.size.width / 2
    let y = line.minY - Self.gap - Self.size.height
    let place = CGPoint(
      x: min(max(x, room.minX), room.maxX - Self.size.width), y: max(y, room.minY))
    UIView.performWithoutAnimation {
      frame = CGRect(origin: place, size: Self.size)
      backgroundColor = surface.pageColor(at: caret)
    }
    self.caret = caret
    setNeedsDisplay()
  }

  /// Goes away.
  func vanish() {
    UIView.animate(
      withDuration: Self.fade, animations: { self.alpha = 0 },
      completion: { _ in self.removeFromSuperview() })
  }

  override func drawContent(on canvas: Canvas) {
    guard let surface else { return }
    canvas.save()
    canvas.clip(to: Path(roundedRect: bounds, cornerRadius: bounds.height / 2))
    let scale = Self.magnification
    canvas.concatenate(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: bounds.midX - caret.midX * scale,
        ty: bounds.midY - caret.midY * scale))
    surface.drawLines(on: canvas)
    canvas.fill(caret, cornerRadius: caret.width / 2, with: resolve(surface.tintColor))
    canvas.restore()
    let pixel = 1 / traitCollection.displayScale
    canvas.strokeBorder(
      bounds, cornerRadius: bounds.height / 2, width: pixel, with: resolve(.separator))
  }
}

extension TextSurface {
  /// The nearest background under a caret that nothing can be seen through, else the system's.
  fileprivate func pageColor(at caret: CGRect) -> UIColor {
    if let own = opaqueColor { return own }
    let point = convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    var view: UIView = self
    while let parent = view.superview {
      let below = parent.subviews.prefix { $0 !== view }
      for sibling in below.reversed() {
        if let color = sibling.opaqueColor(at: point) { return color }
      }
      if let color = parent.opaqueColor { return color }
      view = parent
    }
    return .systemBackground
  }
}

extension UIView {
  /// The background if nothing can be seen through it.
  fileprivate var opaqueColor: UIColor? {
    guard let backgroundColor, resolve(backgroundColor).alpha == 1 else { return nil }
    return backgroundColor
  }

  /// The background on top of the view and all in it, at a point of the window.
  fileprivate func opaqueColor(at point: CGPoint) -> UIColor? {
    guard !isHidden, alpha == 1, bounds.contains(convert(point, from: nil)) else { return nil }
    return subviews.reversed().lazy.compactMap { $0.opaqueColor(at: point) }.first ?? opaqueColor
  }
}
