/// An object that takes part in events: a view, a controller, a window, the application.
open class UIResponder: UIResponderStandardEditActions {
  /// Makes a responder.
  public init() {}

  /// The next object that hears of an event this one doesn't handle.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether this object may become the first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object gives up being the first responder when asked; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object gets the keyboard's events.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks to be the first responder; the one before must resign first.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    if let current = window.firstResponder {
      window.isSwitchingResponder = true
      defer { window.isSwitchingResponder = false }
      guard current.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    return true
  }

  /// Gives up being the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// Told when this object gets the keyboard's events, before the keyboard comes up.
  func didGainFirstResponder() {}

  /// Told when this object no longer gets the keyboard's events, willingly or not.
  func didLoseFirstResponder() {}

  /// The window whose first responder this object can be.
  var responderWindow: UIWindow? { nil }

  // MARK: Touches

  /// Fingers came down on the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system or a gesture took the touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Standard edit actions

  /// The text that edit actions are about; nil for an object without one.
  var editedText: TextEditor? { nil }

  /// Moves the selection to the pasteboard, if this object edits text.
  open func cut(_ sender: Any?) { editedText?.perform(.cut) }

  /// Copies the selection to the pasteboard, if this object edits text.
  open func copy(_ sender: Any?) { editedText?.perform(.copy) }

  /// Types what is on the pasteboard, if this object edits text.
  open func paste(_ sender: Any?) { editedText?.perform(.paste) }

  /// Selects the word at the caret, if this object edits text.
  open func select(_ sender: Any?) { editedText?.perform(.select) }

  /// Selects the whole text, if this object edits text.
  open func selectAll(_ sender: Any?) { editedText?.perform(.selectAll) }

  // MARK: Input views

  /// A view above the keyboard while this object, or one before it in the chain of responders, is
  /// the first responder; nil unless overridden.
  open var inputAccessoryView: UIView? { nil }

  /// Lets the keyboard and the view above it be at once what the first responder asks for now.
  open func reloadInputViews() {
    if isFirstResponder { UIApplication.shared.inputViewsShouldReload?() }
  }
}

nonisolated extension UIResponder: Hashable {
  /// Whether two are one object.
  public static func == (one: UIResponder, other: UIResponder) -> Bool { one === other }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
