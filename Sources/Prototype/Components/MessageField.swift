import UIKit

/// A field that grows with the lines that are written in it, and a button that sends them.
final class MessageField: UIView {
  /// How many lines it grows to before they scroll, and the time it takes in seconds; ours.
  private static let mostLines: CGFloat = 5
  private static let growth: TimeInterval = 0.2

  /// The room above and below large words, in points; ours.
  private static let air: CGFloat = 12

  /// The distance of a text view's lines from its sides, in points (NSTextContainer), and what the
  /// ball of a selection's handle needs beyond it; ours.
  private static let (linePadding, ballRoom): (CGFloat, CGFloat) = (5, 2)

  /// How much too low for its lines a field is at least, more than rounding to pixels takes away,
  /// and how far two distances are apart at least that differ by more than a rounding error; in
  /// points, ours.
  private static let (leastLack, leastDifference): (CGFloat, CGFloat) = (0.5, 0.1)

  /// Called with what is sent, without the blanks around it.
  var onSend: ((String) -> Void)?

  let textView: UITextView = MessageTextView()
  let send: IconButton

  private let plate = FieldPlate()
  private let placeholder: UILabel
  private lazy var height = textView.heightAnchor.constraint(equalToConstant: 0)
  private lazy var sendMiddle = send.centerYAnchor.constraint(equalTo: bottomAnchor)
  private lazy var leastHeight = textView.heightAnchor.constraint(
    greaterThanOrEqualToConstant: 0)

  init(placeholder words: String, send label: String) {
    send = IconButton(icon: "paper-plane", label: label)
    placeholder = UILabel(words, font: .body, color: Palette.placeholder)
    super.init(frame: .zero)
    placeholder.isAccessibilityElement = false
    placeholder.adjustsFontSizeToFitWidth = true
    placeholder.baselineAdjustment = .alignCenters
    textView.font = .body
    textView.adjustsFontForContentSizeCategory = true
    textView.textColor = Palette.textPrimary
    textView.backgroundColor = .clear
    textView.accessibilityLabel = words
    textView.textContainerInset.left = Self.ballRoom
    textView.textContainerInset.right = Self.ballRoom
    textView.delegate = self
    // A tap on the status bar is for the lines that were written, not for this one.
    textView.scrollsToTop = false
    send.addAction(UIAction { [weak self] _ in self?.sendText() }, for: .touchUpInside)
    arrange()
    makeRoomForText()
    showState()
  }

  required init?(coder: NSCoder) { nil }

  /// The lines without the blanks around them.
  private var message: String {
    textView.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func arrange() {
    addFilling(plate)
    for view in [textView, placeholder, send] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    // Where the screen is too low for all lines, they scroll; other words keep their height.
    height.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1)
    NSLayoutConstraint.activate([
      // Lines that scroll away end at the ring.
      textView.topAnchor.constraint(equalTo: topAnchor, constant: FieldPlate.ring),
      textView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -FieldPlate.ring),
      textView.leadingAnchor.constraint(
        equalTo: leadingAnchor, constant: Spacing.medium - Self.linePadding - Self.ballRoom),
      textView.trailingAnchor.constraint(equalTo: send.leadingAnchor, constant: Self.ballRoom),
      placeholder.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.medium),
      placeholder.trailingAnchor.constraint(equalTo: send.leadingAnchor),
      placeholder.centerYAnchor.constraint(equalTo: textView.centerYAnchor),
      send.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.tight),
      sendMiddle,
      height, leastHeight,
    ])
  }

  /// The room above and below the lines in points: one stands in the middle of a field of the usual
  /// height; a large one makes it higher.
  private var air: CGFloat {
    max(Self.air, (FormField.height - UIFont.body.lineHeight) / 2) - FieldPlate.ring
  }

  private func makeRoomForText() {
    leastHeight.constant = (UIFont.body.lineHeight + 2 * air).rounded()
    // Beside the last line.
    sendMiddle.constant = -leastHeight.constant / 2 - FieldPlate.ring
    fit()
    placeLines()
  }

  /// Where the screen is too low for all lines, whole ones stand in the middle of what there is.
  private func placeLines() {
    let (height, line) = (textView.bounds.height, UIFont.body.lineHeight)
    var room = air
    if height >= line, height < fittingHeight - Self.leastLack {
      let seen = min((height / line).rounded(.down) * line, linesHeight)
      room = min(room, (height - seen) / 2)
    }
    guard abs(textView.textContainerInset.top - room) > Self.leastDifference else { return }
    textView.textContainerInset.top = room
    textView.textContainerInset.bottom = room
    if textView.isFirstResponder { textView.scrollRangeToVisible(textView.selectedRange) }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    makeRoomForText()
  }

  /// Lines end elsewhere where the field is wider.
  override func layoutSubviews() {
    super.layoutSubviews()
    fit()
    placeLines()
  }

  /// How high all lines of the text are together, in points.
  private var linesHeight: CGFloat {
    let inset = textView.textContainerInset
    let size = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: 0))
    return size.height - inset.top - inset.bottom
  }

  /// How high the field would be with its text, in points.
  private var fittingHeight: CGFloat {
    guard textView.bounds.width > 0 else { return leastHeight.constant }
    let needed = linesHeight + 2 * air
    let most = leastHeight.constant + (Self.mostLines - 1) * UIFont.body.lineHeight
    return min(max(needed, leastHeight.constant), most.rounded())
  }

  private func fit() {
    let fitting = fittingHeight
    if height.constant != fitting { height.constant = fitting }
  }

  /// Shows what follows from the text; a field that becomes higher or lower takes its time.
  private func textWasChanged() {
    showState()
    guard height.constant != fittingHeight else { return }
    UIView.animate(
      withDuration: Self.growth, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut]
    ) {
      self.fit()
      self.superview?.layoutIfNeeded()
    }
  }

  private func showState() {
    plate.state = textView.isFirstResponder ? .edited : .resting
    placeholder.isHidden = textView.hasText
    send.isEnabled = !message.isEmpty
    send.tintColor = send.isEnabled ? Palette.accent : Palette.placeholder
  }

  private func sendText() {
    let message = message
    guard !message.isEmpty else { return }
    textView.text = ""
    textWasChanged()
    onSend?(message)
  }
}

extension MessageField: UITextViewDelegate {
  /// The ring shows that the field is edited.
  func textViewDidBeginEditing(_ textView: UITextView) {
    showState()
  }

  /// The ring goes.
  func textViewDidEndEditing(_ textView: UITextView) {
    showState()
  }

  /// The field grows and shrinks as lines come and go.
  func textViewDidChange(_ textView: UITextView) {
    textWasChanged()
  }
}

/// The text of a field that is all its own but for the button: the edges of the plate, too.
private final class MessageTextView: UITextView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    guard let field = superview as? MessageField else { return false }
    return field.point(inside: convert(point, to: field), with: event)
  }
}
