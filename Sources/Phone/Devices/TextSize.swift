import UIKit

/// How large the user wants to read, by SwiftUI's names.
nonisolated public enum TextSize: String, Hashable, Sendable, CaseIterable {
  /// The sizes of the first page of settings; a phone comes with `large`.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The sizes for those who see less.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// UIKit's name of the size.
  var category: UIContentSizeCategory {
    switch self {
    case .xSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .extraLarge
    case .xxLarge: .extraExtraLarge
    case .xxxLarge: .extraExtraExtraLarge
    case .accessibility1: .accessibilityMedium
    case .accessibility2: .accessibilityLarge
    case .accessibility3: .accessibilityExtraLarge
    case .accessibility4: .accessibilityExtraExtraLarge
    case .accessibility5: .accessibilityExtraExtraExtraLarge
    }
  }
}
