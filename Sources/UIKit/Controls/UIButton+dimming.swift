extension UIButton {
  /// How opaque a pressed system button is; ours, by eye.
  private static let pressedOpacity: CGFloat = 0.2
  /// How opaque a pale picture is; ours.
  private static let paleOpacity: CGFloat = 0.5
  /// How long a released button takes to come back, in seconds; ours.
  private static let release: TimeInterval = 0.25

  /// Pales what is pressed or disabled, at once; released, it comes back slowly.
  func updateDimming() {
    let wasDimmed = isDimmed
    isDimmed = isHighlighted
    let fades = wasDimmed && !isDimmed && window != nil
    set(opacity: titleOpacity, of: label, fades: fades)
    set(opacity: imageOpacity(images), of: picture, fades: fades)
    set(opacity: imageOpacity(backgroundImages), of: background, fades: fades)
  }

  private var titleOpacity: CGFloat {
    let dims = buttonType == .system && isHighlighted && titleColors[exactly: state] == nil
    return dims ? Self.pressedOpacity : 1
  }

  private func imageOpacity(_ images: StateValues<UIImage>) -> CGFloat {
    guard images[exactly: state] == nil else { return 1 }
    if !isEnabled { return adjustsImageWhenDisabled ? Self.paleOpacity : 1 }
    guard isHighlighted, adjustsImageWhenHighlighted else { return 1 }
    return buttonType == .system ? Self.pressedOpacity : Self.paleOpacity
  }

  private func set(opacity: CGFloat, of view: UIView?, fades: Bool) {
    guard let view, abs(view.alpha - opacity) > 0.001 else { return }
    view.layer.removeAnimations(of: .opacity)
    if fades {
      UIView.animate(
        withDuration: Self.release, delay: 0, options: [.allowUserInteraction, .curveEaseOut]
      ) { view.alpha = opacity }
    } else {
      UIView.performWithoutAnimation { view.alpha = opacity }
    }
  }
}
