import UIKit

/// What stands on the first three rows of an iPhone's keyboard.
nonisolated struct KeyboardTexts: Hashable, Sendable {
  let first: [String]
  let second: [String]
  let third: [String]

  init(type: UIKeyboardType, plane: KeyboardPlane) {
    switch plane {
    case .letters, .emoji:
      (first, second, third) = Self.split("qwertyuiop", "asdfghjkl", "zxcvbnm")
    case .numbers:
      (first, second, third) =
        switch type {
        case .emailAddress: Self.split("1234567890", "$!~&=#[]", "._-+")
        case .URL: Self.split("1234567890", "@&%?,=[]", "_:-+")
        default: Self.split("1234567890", "-/:;()$&@\"", ".,?!'")
        }
    case .symbols:
      (first, second, third) =
        switch type {
        case .emailAddress: Self.split("`|{}?%^*/'", "$!~&=#[]", "._-+")
        case .URL: Self.split("^*;()$!'\"`", "{}#|\\~<>", "_:-+")
        default: Self.split("[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'")
        }
    }
  }

  private static func split(
    _ first: String, _ second: String, _ third: String
  ) -> ([String], [String], [String]) {
    (first.map(String.init), second.map(String.init), third.map(String.init))
  }
}
