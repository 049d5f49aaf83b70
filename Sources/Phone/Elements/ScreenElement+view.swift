import UIKit

extension ScreenElement {
  /// What a view says of itself.
  init(_ view: UIView, frame: CGRect) {
    self.init(kind: "\(type(of: view))", frame: frame)
    identifier = view.accessibilityIdentifier ?? ""
    switch view {
    case let label as UILabel: text = label.text ?? ""
    case let button as UIButton: text = button.currentTitle ?? ""
    case let field as UITextField:
      text = field.accessibilityValue ?? ""
      hintText = field.placeholder ?? ""
    default: text = view.accessibilityValue ?? ""
    }
    accessibilityText = view.accessibilityLabel ?? ""
    let traits = view.accessibilityTraits
    let control = view as? UIControl
    isEnabled = control?.isEnabled ?? true && !traits.contains(.notEnabled)
    isSelected = control?.isSelected ?? false || traits.contains(.selected)
    isChecked = (view as? UISwitch)?.isOn
    isFocused = view.isFirstResponder
  }

  /// A key of the keyboard, with the names that keys have on iOS.
  init(_ key: Key, state: KeyboardState) {
    self.init(kind: "Key", frame: key.frame)
    switch key.action {
    case .type(let text):
      let shifted = state.shift == .once ? key.shifted : nil
      let shown = text == "\t" ? "tab" : shifted ?? (state.shift == .off ? text : text.uppercased())
      (identifier, accessibilityText) = (shown, shown)
    case .capsLock:
      (identifier, accessibilityText) = ("caps lock", "caps lock")
      isSelected = state.shift == .locked
    case .undo: (identifier, accessibilityText) = ("undo", "undo")
    case .redo: (identifier, accessibilityText) = ("redo", "redo")
    case .shift:
      (identifier, accessibilityText) = ("shift", "shift")
      isSelected = state.shift == .locked
    case .delete: (identifier, accessibilityText) = ("delete", "delete")
    case .space: (identifier, accessibilityText) = ("space", KeyTitle.space(in: state.language))
    case .return:
      identifier = "Return"
      accessibilityText = KeyTitle.of(state.returnKey.type, in: state.language)
      isEnabled = state.returnKey.isEnabled
    case .show: (identifier, accessibilityText) = ("more", "more")
    case .emoji: (identifier, accessibilityText) = ("emoji", "Emoji")
    case .category(let category):
      let title = category.title(in: state.language)
      (identifier, accessibilityText) = (title, title)
      isSelected = category == state.category
    case .dismiss: (identifier, accessibilityText) = ("dismiss", "Hide keyboard")
    }
  }
}

extension KeyboardView {
  /// The keys that are shown and where they are in the keyboard's own coordinates.
  var keyFrames: [(key: Key, frame: CGRect)] {
    guard layout.keys.isEmpty == false, place.keysTop < place.frame.height else { return [] }
    return layout.keys.map { ($0, $0.frame.offsetBy(dx: 0, dy: place.keysTop)) }
  }
}
