import Graphics

/// The blinking line where typed text goes; it dirties no more than itself.
final class CaretView: UIView {
  /// The width in points.
  static let width = TextLayout.caretWidth

  private var step = 0
  private var nextStep: (clock: Clock, token: Clock.Token)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Whether the caret stands in a text, lit or not.
  var isShown: Bool { !isHidden }

  /// How much of the caret is seen at this moment, 0…1.
  var opacity: CGFloat { CaretBlink.steps[step].opacity }

  /// Whether the caret stays lit, as while a finger carries it.
  var isSteady = false {
    didSet { if isSteady != oldValue, isShown { show() } }
  }

  /// Whether only the place of the caret is seen, in grey, while another floats above it.
  var isFaint = false {
    didSet {
      isSteady = isFaint
      setNeedsDisplay()
    }
  }

  /// Shows the caret lit, and starts blinking from there.
  func show() {
    isHidden = false
    stop()
    if step != 0 {
      step = 0
      setNeedsDisplay()
    }
    if !isSteady { scheduleNextStep() }
  }

  /// Goes to a place in the text; a selection shows no caret, nor a text that can't be edited.
  func stand(at rect: CGRect, isHidden: Bool) {
    if frame != rect { frame = rect }
    if isHidden { hide() } else if !isShown { show() }
  }

  /// Takes the caret away.
  func hide() {
    stop()
    isHidden = true
  }

  private func stop() {
    if let nextStep { nextStep.clock.cancel(nextStep.token) }
    nextStep = nil
  }

  private func scheduleNextStep() {
    let clock = UIApplication.shared.clock
    let token = clock.schedule(after: CaretBlink.steps[step].duration) { [weak self] in
      guard let self else { return }
      self.step = (self.step + 1) % CaretBlink.steps.count
      self.setNeedsDisplay()
      self.scheduleNextStep()
    }
    nextStep = (clock, token)
  }

  override func drawContent(on canvas: Canvas) {
    guard opacity > 0 else { return }
    canvas.fill(
      bounds, cornerRadius: Self.width / 2,
      with: resolve(isFaint ? .systemGray3 : tintColor).multiplyingAlpha(by: opacity))
  }
}
