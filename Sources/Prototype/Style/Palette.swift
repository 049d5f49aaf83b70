import UIKit

/// The colours of the app, each with a light and a dark value in the asset catalog.
enum Palette {
  static var accent: UIColor { named("AccentColor") }
  static var accentSoft: UIColor { named("AccentSoft") }
  static var onAccent: UIColor { named("OnAccent") }
  static var background: UIColor { named("Background") }
  static var surface: UIColor { named("Surface") }
  static var fieldBackground: UIColor { named("FieldBackground") }
  static var hairline: UIColor { named("Separator") }
  static var textPrimary: UIColor { named("TextPrimary") }
  static var textSecondary: UIColor { named("TextSecondary") }
  static var placeholder: UIColor { named("Placeholder") }
  static var danger: UIColor { named("Danger") }
  static var tabInactive: UIColor { named("TabInactive") }

  /// Magenta shows a name that the catalog lacks.
  private static func named(_ name: String) -> UIColor {
    UIColor(named: name) ?? UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  }
}
