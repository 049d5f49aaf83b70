import UIKit

/// The bubble above a finger on the emoji.
extension EmojiView {
  /// Shows the emoji under a finger larger above it, as a key on an iPhone does; none for a finger
  /// that is elsewhere or gone.
  func showPopup(at point: CGPoint?) {
    guard !metrics.isPad, let superview, let point, let (emoji, frame) = layout.emoji(at: point)
    else { return hidePopup() }
    let new = KeyPopup(
      key: Key(action: .type(emoji), frame: content.convert(frame, to: superview)),
      text: choices.shown(emoji), metrics: metrics)
    guard new != popup?.popup else { return }
    hidePopup()
    let view = CanvasView(frame: new.frame) { [colors] canvas, _ in
      new.draw(on: canvas, colors: colors.value)
    }
    superview.addSubview(view)
    popup = (new, view)
  }

  /// Takes the bubble away, after a moment where a finger was lifted.
  func hidePopup(lingers: Bool = false) {
    guard let view = popup?.view else { return }
    popup = nil
    guard lingers else { return view.removeFromSuperview() }
    UIApplication.shared.clock.schedule(after: KeyPopup.shortest) { view.removeFromSuperview() }
  }

  /// The bubble above a finger; nil for none.
  var shownPopup: KeyPopup? { popup?.popup }
}
