import Graphics
import UIKit

/// The bubbles and rows of texts above what is held.
extension KeyboardView {
  /// Shows what is held now.
  func updateHolds() {
    updateLooks()
    updatePopups()
    updateMenu()
    updateBar()
  }

  /// Shows the bubbles of held keys; one stays for a moment after a finger that was lifted, and
  /// goes at once with a finger that goes elsewhere.
  func updatePopups() {
    for (touch, shown) in popups where popup(under: touch) != shown.popup {
      popups[touch] = nil
      let view = shown.view
      if holds.fingers[touch] == nil {
        UIApplication.shared.clock.schedule(after: KeyPopup.shortest) { view.removeFromSuperview() }
      } else {
        view.removeFromSuperview()
      }
    }
    for touch in holds.fingers.keys where popups[touch] == nil {
      guard let popup = popup(under: touch) else { continue }
      let view = CanvasView(frame: popup.frame) { [colors] canvas, _ in
        popup.draw(on: canvas, colors: colors.value)
      }
      keysView.addSubview(view)
      popups[touch] = (popup, view)
    }
  }

  private func popup(under touch: UITouch) -> KeyPopup? {
    guard let finger = holds.fingers[touch], finger.sign == .bubble, let index = finger.key,
      layout.keys.indices.contains(index), case .type(let text) = layout.keys[index].action
    else { return nil }
    return KeyPopup(
      key: layout.keys[index], text: state.shift == .off ? text : text.uppercased(),
      metrics: metrics)
  }

  /// Shows the texts that a held key offers in the place of its bubble.
  private func updateMenu() {
    let offered = holds.fingers.values.lazy.compactMap { finger in
      if case .menu(let menu, let selected) = finger.sign { (menu, selected) } else { nil }
    }.first
    if let menu, menu.menu != offered?.0 {
      menu.view.removeFromSuperview()
      self.menu = nil
    }
    guard let (new, selected) = offered else { return }
    if let menu {
      guard menu.selected.value != selected else { return }
      menu.selected.value = selected
      menu.view.setNeedsDisplay()
    } else {
      let drawn = Box(selected)
      let view = CanvasView(frame: new.frame) { [colors] canvas, _ in
        new.draw(on: canvas, selected: drawn.value, colors: colors.value)
      }
      keysView.addSubview(view)
      menu = (view, new, drawn)
    }
  }

  /// How many bubbles are shown.
  var popupCount: Int { popups.count }

  /// The row that a held key offers; nil for none.
  var shownMenu: KeyMenu? { menu?.menu }

  /// Draws everything above the keys in other colours.
  func recolour() {
    background.setNeedsDisplay()
    for popup in popups.values { popup.view.setNeedsDisplay() }
    menu?.view.setNeedsDisplay()
  }
}
