import Phone

/// What an event of SDL means here.
nonisolated enum Input: Equatable {
  /// Something for the phone.
  case phone(PhoneEvent)
  /// A shortcut of the window.
  case shortcut(Shortcut)
  /// The window's size or pixels have changed.
  case resized
  /// The desktop asks for the picture again.
  case exposed
  /// There may be something else on the desk's clipboard.
  case copied
  /// The user closes the window, or a signal asks to stop.
  case quit
}
