import Graphics
import UIKit

/// The colours of a keyboard, as measured on iOS 17 by others.
nonisolated struct KeyboardColors: Hashable, Sendable {
  let background: Color
  /// The caps of letters, digits and the space bar.
  let letter: Color
  /// The caps of all other keys.
  let system: Color
  /// The line below a cap.
  let shadow: Color
  let ink: Color
  /// Marks without a cap.
  let faintInk: Color
  /// The signs of groups of emoji, that of the chosen one, and the circle behind it; ours, near to
  /// iOS.
  let dimInk: Color
  let chosenInk: Color
  let highlight: Color
  /// The return key where it does something with what was typed.
  let prominent: Color

  static let light = KeyboardColors(
    background: Color(hex: 0xD5D6DD, alpha: 1), letter: .white,
    system: Color(hex: 0xABB1BA, alpha: 1), shadow: Color(white: 0, alpha: 0.3), ink: .black,
    faintInk: Color(hex: 0x50555C, alpha: 1), dimInk: Color(hex: 0x85878D, alpha: 1),
    chosenInk: Color(hex: 0x3F4146, alpha: 1), highlight: Color(hex: 0xB9BBC4, alpha: 1),
    prominent: Color(hex: 0x007AFF, alpha: 1))

  static let dark = KeyboardColors(
    background: Color(hex: 0x2C2C2C, alpha: 1), letter: Color(hex: 0x6B6B6B, alpha: 1),
    system: Color(hex: 0x474747, alpha: 1), shadow: Color(white: 0, alpha: 0.7), ink: .white,
    faintInk: Color(hex: 0xD0D3D8, alpha: 1), dimInk: Color(hex: 0x929397, alpha: 1),
    chosenInk: Color(hex: 0xE4E5E8, alpha: 1), highlight: Color(hex: 0x55565A, alpha: 1),
    prominent: Color(hex: 0x0A84FF, alpha: 1))
}
