/// What a slider or a switch is made of: tracks, and a round thumb that a finger draws over them.
final class SlidingParts: UIView {
  let thumb = UIView()

  /// Makes a thumb of a diameter in points, over tracks.
  init(tracks: [UIView], thumb diameter: CGFloat) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    thumb.layer.cornerRadius = diameter / 2
    // By eye from iOS, ours.
    thumb.layer.shadowColor = CGColor(.init(white: 0, alpha: 0.15))
    thumb.layer.shadowOpacity = 1
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 5
    for part in tracks + [thumb] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }
}
