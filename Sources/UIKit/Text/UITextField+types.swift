extension UITextField {
  /// The line around a field.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin dark line.
    case line = 1
    /// A thin grey line, with room inside.
    case bezel = 2
    /// A thin grey line with round corners, on a background.
    case roundedRect = 3
  }

  /// When a view in a field is shown.
  nonisolated public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is edited.
    case whileEditing = 1
    /// While the field isn't edited.
    case unlessEditing = 2
    /// Always.
    case always = 3

    /// Whether the view is shown now.
    func shows(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// Why editing came to an end.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// The text holds.
    case committed = 0
  }
}
