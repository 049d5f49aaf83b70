import Graphics

/// The menu over the selection or the caret.
extension TextPointer {
  /// What the menu stands over, in the window's coordinates.
  var targetInWindow: CGRect {
    guard let surface else { return .zero }
    let frames = surface.selectionFrames
    let target = frames.dropFirst().reduce(frames.first ?? surface.caretFrame) { $0.union($1) }
    let visible = target.intersection(surface.visibleTextArea)
    return surface.convert(visible.isNull ? target : visible, to: nil)
  }

  /// Takes the menu away for good.
  func dismissMenu() {
    menuReturns = false
    menu?.dismiss()
  }

  /// Shows the menu over the selection or the caret, if there is anything to choose.
  func showMenu() {
    guard let surface, let window = surface.window, surface.isFirstResponder else { return }
    let commands = EditMenu.commands(
      for: surface.editor.content, hidesText: surface.hidesText, takesText: surface.takesText)
    menuReturns = false
    guard !commands.isEmpty else { return }
    surface.layoutIfNeeded()
    menu = EditMenu.show(commands, over: targetInWindow, in: window) { [weak self] command in
      _ = (self?.surface as? any TextEntry)?.perform(command)
      if command == .select || command == .selectAll { self?.showMenu() }
    }
  }
}
