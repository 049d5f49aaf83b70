import Graphics

/// A stepper as a storyboard shows it: nobody presses its halves.
final class StillStepper: UIView {
  /// What stands at either end: whether a value can still be subtracted and added.
  var canSubtract = true
  var canAdd = true

  private let height: CGFloat

  /// Makes a stepper of a height in points; it has changed with iOS 13.
  init(height: CGFloat) {
    self.height = height
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// UIStepper's size, in points; as in Interface Builder.
  override var intrinsicContentSize: CGSize { CGSize(width: 94, height: height) }

  override func drawContent(on canvas: Canvas) {
    let box = CGRect(origin: bounds.origin, size: intrinsicContentSize)
    canvas.fill(box, cornerRadius: 8, with: resolve(.tertiarySystemFill))
    canvas.fill(
      CGRect(x: box.midX - 0.5, y: box.midY - 9, width: 1, height: 18),
      with: resolve(.quaternaryLabel))
    let signs = [(box.minX + box.width / 4, canSubtract), (box.maxX - box.width / 4, canAdd)]
    for (index, (x, isEnabled)) in signs.enumerated() {
      let color = resolve(isEnabled ? .label : .tertiaryLabel)
      canvas.fill(CGRect(x: x - 7, y: box.midY - 1, width: 14, height: 2), with: color)
      guard index == 1 else { continue }
      canvas.fill(CGRect(x: x - 1, y: box.midY - 7, width: 2, height: 14), with: color)
    }
  }
}
