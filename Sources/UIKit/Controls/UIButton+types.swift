extension UIButton {
  /// The kind of a button.
  nonisolated public enum ButtonType: Int, Sendable {
    /// Looks as the app makes it.
    case custom = 0
    /// A title or a shape in the tint colour, which fades while it is pressed.
    case system = 1
    /// A cross in a grey circle, which closes what is shown.
    case close = 7
  }
}

/// What is set for some states of a button; a state without a value of its own has that of
/// `.normal`.
nonisolated struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  /// The value set for exactly this state.
  subscript(exactly state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The value that holds in a state.
  func value(in state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }
}
