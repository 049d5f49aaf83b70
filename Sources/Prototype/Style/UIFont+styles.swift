import UIKit

/// The type scale of the app: sizes in points, and the style that each grows with.
///
/// Titles, whose words are long for their size, and what stands in a bar stop growing where a small
/// phone has no more room; the limits are ours.
extension UIFont {
  static var largeTitle: UIFont { scaled(32, .bold, .largeTitle, upTo: 48) }
  static var title: UIFont { scaled(26, .bold, .title1, upTo: 44) }
  static var heading: UIFont { scaled(20, .semibold, .title3, upTo: 44) }
  static var headline: UIFont { scaled(17, .semibold, .headline) }
  static var barTitle: UIFont { scaled(17, .semibold, .headline, upTo: 24) }
  static var body: UIFont { scaled(17, .regular, .body) }
  static var callout: UIFont { scaled(15, .regular, .subheadline) }
  static var calloutStrong: UIFont { scaled(15, .semibold, .subheadline) }
  static var footnote: UIFont { scaled(13, .regular, .footnote) }
  static var footnoteStrong: UIFont { scaled(13, .semibold, .footnote) }

  private static func scaled(
    _ size: CGFloat, _ weight: UIFont.Weight, _ style: UIFont.TextStyle,
    upTo maximum: CGFloat? = nil
  ) -> UIFont {
    let metrics = UIFontMetrics(forTextStyle: style)
    let font = systemFont(ofSize: size, weight: weight)
    guard let maximum else { return metrics.scaledFont(for: font) }
    return metrics.scaledFont(for: font, maximumPointSize: maximum)
  }
}
