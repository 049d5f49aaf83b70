extension UIWindow {
  /// The responder whose bar stays at the bottom when typing ends: the nearest one up the chain
  /// from the text that has a bar and may be the first responder.
  package var barKeeper: UIResponder? {
    guard let firstResponder, firstResponder.inputAccessoryView == nil else { return nil }
    let owner = sequence(first: firstResponder, next: \.next).first {
      $0.inputAccessoryView != nil
    }
    return owner?.canBecomeFirstResponder == true ? owner : nil
  }

  /// Whether nothing but a bar is shown, of the first responder itself, which takes no text.
  package var showsOnlyBar: Bool {
    firstResponder?.inputAccessoryView != nil && firstResponder?.keyInput == nil
  }

  /// Puts the keyboard away as a drag begins; a bar that may stay at the bottom does so if it is to
  /// be kept.
  func endTyping(keepsBar: Bool) {
    if keepsBar {
      if showsOnlyBar { return }
      if barKeeper?.becomeFirstResponder() == true { return }
    } else if showsOnlyBar {
      firstResponder?.resignFirstResponder()
    }
    endEditing(true)
  }
}
