/// Decides on and hears of what happens in a text view; everything has a default.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asked before editing begins.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Asked before editing ends.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Told that editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Told that editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asked before the user changes the text; the range is in UTF-16 units, "" deletes.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Told that the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Told that the caret or the selection has moved.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Lets editing begin.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Lets editing end.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Lets every change happen.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
