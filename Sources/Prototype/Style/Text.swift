import UIKit

/// Looks up the app's words in the language of the phone.
enum Text {
  static func string(_ key: String) -> String {
    NSLocalizedString(key, comment: "")
  }

  static func format(_ key: String, _ arguments: any CVarArg...) -> String {
    String(format: string(key), arguments: arguments)
  }
}
