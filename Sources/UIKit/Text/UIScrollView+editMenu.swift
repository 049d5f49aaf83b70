/// The edit menu of a text that is scrolled, or scrolls itself: it goes while anything moves.
extension UIScrollView {
  /// Takes the menu away as scrolling begins.
  func hideEditMenu() { scrolledText?.hideMenuUntilRest() }

  /// Brings the menu back after scrolling, unless it goes on meanwhile.
  func bringBackEditMenu(after delay: TimeInterval = 0) {
    scrolledText?.bringBackMenu(after: delay)
  }

  /// What fingers do to the text that is edited here.
  private var scrolledText: TextPointer? {
    guard let surface = window?.firstResponder as? any TextSurface, surface.isDescendant(of: self)
    else { return nil }
    return surface.pointer
  }

  /// Whether the content moves, or is about to: a finger is on it.
  fileprivate var isBusy: Bool { isMoving || isTracking }
}

extension TextPointer {
  /// Takes the menu of a selection away until all that it stands in rests again.
  ///
  /// A finger that scrolls may have taken it away as it came down.
  func hideMenuUntilRest() {
    stopMenuTimer()
    let wasTaken = [.moved, .stationary].contains(UIApplication.shared.editMenuDismissal?.phase)
    guard menu?.isShown == true || wasTaken else { return }
    menu?.dismiss()
    menuReturns = surface?.selectionFrames.isEmpty == false
  }

  /// Shows the menu again if what is selected is still in sight.
  func bringBackMenu(after delay: TimeInterval) {
    guard menuReturns else { return }
    stopMenuTimer()
    let clock = UIApplication.shared.clock
    let token = clock.schedule(after: delay) { [weak self] in
      guard let self, self.menuReturns, let surface = self.surface else { return }
      let views = sequence(first: surface as UIView, next: \.superview)
      guard !views.contains(where: { ($0 as? UIScrollView)?.isBusy == true }) else { return }
      surface.layoutIfNeeded()
      if self.isSelectionInSight { self.showMenu() }
    }
    menuTimer = (clock, token)
  }

  private func stopMenuTimer() {
    if let menuTimer { menuTimer.clock.cancel(menuTimer.token) }
    menuTimer = nil
  }

  /// Whether a part of the selection shows above the keyboard, within all that cuts it off.
  private var isSelectionInSight: Bool {
    guard let surface, let window = surface.window else { return false }
    var rest = surface.selectionFrames.map { $0.intersection(surface.visibleTextArea) }
    var view: UIView = surface
    while let outer = view.superview {
      rest = rest.map { view.convert($0, to: outer) }
      if outer.clipsToBounds { rest = rest.map { $0.intersection(outer.bounds) } }
      view = outer
    }
    let bottom = min(window.bounds.maxY, UIApplication.shared.keyboardFrame.minY)
    return rest.contains { !$0.isEmpty && $0.maxY > 0 && $0.minY < bottom }
  }
}
