/// Decides on and hears of what happens in a text field; everything has a default.
public protocol UITextFieldDelegate: AnyObject {
  /// Asked before editing begins.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Told that editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asked before editing ends.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Told that editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Told that editing has ended, and why; calls `textFieldDidEndEditing(_:)` unless implemented.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Asked before the user changes the text; the range is in UTF-16 units, "" deletes.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Told that the caret or the selection has moved.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asked before the text is cleared by the clear button or as editing begins.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asked what Return does; true for what the field does by itself.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Lets editing begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Lets editing end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// Lets every change happen.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Lets the text be cleared.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Lets the field do what it does on Return.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
