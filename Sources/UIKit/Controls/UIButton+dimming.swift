extension UIButton {
  /// How opaque a pressed system button is; ours, by eye.
  private static let pressedOpacity: CGFloat = 0.2
  /// How opaque a pale picture is; ours.
  private static let paleOpacity: CGFloat = 0.5
  /// How long a released button takes to come back, in seconds; ours.
  private static let release: TimeInterval = 0.25

  /// Pales what is pressed or disabled.
  func updateDimming() {
    var parts: [UIView: CGFloat] = [:]
    if let label { parts[label] = titleOpacity }
    if let picture { parts[picture] = imageOpacity(images) }
    if let selectionGround { parts[selectionGround] = titleOpacity }
    if let background { parts[background] = imageOpacity(backgroundImages) }
    if let mark { parts[mark] = isHighlighted || !isEnabled ? Self.paleOpacity : 1 }
    dim(parts)
  }

  /// Gives parts of the button their opacities, at once; released, it comes back slowly.
  func dim(_ parts: [UIView: CGFloat]) {
    let wasDimmed = isDimmed
    isDimmed = isHighlighted
    let fades = wasDimmed && !isDimmed && window != nil
    for (view, opacity) in parts { set(opacity: opacity, of: view, fades: fades) }
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

  private func set(opacity: CGFloat, of view: UIView, fades: Bool) {
    guard abs(view.alpha - opacity) > 0.001 else { return }
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
