import UIKit

/// The colours of the app, each with a light and a dark value in the asset catalog.
enum Palette {
  static var accent: UIColor { named("AccentColor") }
  static var accentSoft: UIColor { ground("AccentSoft") }
  static var onAccent: UIColor { ground("OnAccent") }
  static var background: UIColor { ground("Background") }
  static var surface: UIColor { ground("Surface") }
  static var fieldBackground: UIColor { ground("FieldBackground") }
  static var hairline: UIColor { named("Separator") }
  static var textPrimary: UIColor { named("TextPrimary") }
  static var textSecondary: UIColor { named("TextSecondary") }
  static var placeholder: UIColor { named("Placeholder") }
  static var danger: UIColor { named("Danger") }
  static var tabInactive: UIColor { named("TabInactive") }

  /// A colour of what lies on a ground; a name that the catalog lacks is shown in grey.
  private static func named(_ name: String) -> UIColor {
    UIColor(named: name) ?? .systemGray
  }

  /// A colour that others are read on, and told apart from, even where the catalog lacks both.
  private static func ground(_ name: String) -> UIColor {
    UIColor(named: name) ?? .systemGray5
  }
}
