import UIKit

extension UILabel {
  /// A label in one of the app's styles.
  convenience init(
    _ text: String, font: UIFont, color: UIColor = Palette.textPrimary, lines: Int = 1,
    alignment: NSTextAlignment = .natural
  ) {
    self.init()
    self.text = text
    self.font = font
    textColor = color
    numberOfLines = lines
    textAlignment = alignment
    adjustsFontForContentSizeCategory = true
  }
}
