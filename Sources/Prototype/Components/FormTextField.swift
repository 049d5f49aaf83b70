import UIKit

/// A text field whose placeholder leaves room for the caret before its first letter.
final class FormTextField: UITextField {
  /// The room in points: as wide as the caret; ours.
  private static let room: CGFloat = 2

  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    super.placeholderRect(forBounds: bounds).insetBy(dx: Self.room, dy: 0)
  }
}
