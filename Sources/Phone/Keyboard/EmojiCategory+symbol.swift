import UIKit

nonisolated extension EmojiCategory {
  /// The line drawing that stands for the group; our own, near to iOS.
  var symbol: SymbolShape {
    switch self {
    case .recents: SymbolShape("O12 12 10 M12 6 L12 12.6 L7.4 12.6")
    case .smileys: Self.face
    case .animals: Self.bear
    case .food: Self.burger
    case .activity: Self.ball
    case .travel: Self.car
    case .objects: Self.bulb
    case .symbols: Self.signs
    case .flags:
      SymbolShape(
        "M4.5 22 L4.5 3 C9.5 0.6 14 5.6 20.5 3.2 L20.5 14.2 C14 16.6 9.5 11.6 4.5 14")
    }
  }

  private static let face = SymbolShape(
    "O12 12 10 M6.6 13.6 C7.6 19.6 16.4 19.6 17.4 13.6 Z", dots: "O8.6 9 1.5 O15.4 9 1.5")

  private static let bear = SymbolShape(
    """
    M8.2 5.4 C7.4 3.4 5.6 2.8 4 3.6 C1.8 4.8 1.8 7.6 3.8 9 M15.8 5.4 C16.6 3.4 18.4 2.8 20 3.6 \
    C22.2 4.8 22.2 7.6 20.2 9 M12 4.6 C6.8 4.6 3 8.4 3 13.2 C3 18.2 7 21.6 12 21.6 C17 21.6 21 \
    18.2 21 13.2 C21 8.4 17.2 4.6 12 4.6 Z M12 16 L12 17.4 C11.4 18.7 9.9 18.8 9.2 18 M12 17.4 \
    C12.6 18.7 14.1 18.8 14.8 18
    """, dots: "O8.2 11.6 1.25 O15.8 11.6 1.25 M9.9 14.2 L14.1 14.2 L12 16.6 Z")

  private static let burger = SymbolShape(
    """
    M2.8 10.4 C2.8 6 6.8 3.4 12 3.4 C17.2 3.4 21.2 6 21.2 10.4 Z M2 13.8 C4 12.4 5.4 15.2 7.4 13.8 \
    C9.4 12.4 10.8 15.2 12.8 13.8 C14.8 12.4 16.2 15.2 18.2 13.8 C19.6 12.8 20.8 13.2 22 13.8 M2.8 \
    17 L21.2 17 C21.2 19.6 19.8 20.8 17.4 20.8 L6.6 20.8 C4.2 20.8 2.8 19.6 2.8 17 Z
    """, dots: "O8.4 7.6 0.8 O12.4 6.4 0.8 O15.8 8 0.8")

  private static let ball = SymbolShape(
    """
    O12 12 10 M12 7.6 L12 2.2 M16.2 10.6 L21.4 8.8 M14.6 15.5 L17.8 19.9 M9.4 15.5 L6.2 19.9 M7.8 \
    10.6 L2.6 8.8
    """, dots: "M12 7.3 L16.5 10.5 L14.8 15.8 L9.2 15.8 L7.5 10.5 Z")

  private static let car = SymbolShape(
    """
    M4.6 10.2 L6.7 5.4 C7 4.6 7.6 4.2 8.4 4.2 L15.6 4.2 C16.4 4.2 17 4.6 17.3 5.4 L19.4 10.2 Z M2.6 \
    17.8 L2.6 13 C2.6 11.2 3.6 10.2 5.4 10.2 L18.6 10.2 C20.4 10.2 21.4 11.2 21.4 13 L21.4 17.8 Z \
    M4 17.8 L4 20.4 L6.6 20.4 L6.6 17.8 M17.4 17.8 L17.4 20.4 L20 20.4 L20 17.8 M9.6 14.6 L14.4 14.6
    """, dots: "O6.2 14 1.3 O17.8 14 1.3")

  private static let bulb = SymbolShape(
    """
    M8.8 17.4 C8.8 14.4 5.2 13 5.2 8.6 C5.2 4.8 8.2 2 12 2 C15.8 2 18.8 4.8 18.8 8.6 C18.8 13 15.2 \
    14.4 15.2 17.4 Z M9.2 20 L14.8 20 M10.8 22.4 L13.2 22.4
    """)

  /// A note, an and, a number sign and a share of a hundred.
  private static let signs = SymbolShape(
    """
    M5.4 8 L5.4 2.6 L9.4 1.8 L9.4 7 M21.6 10 L15.8 3.8 C15 2 18.8 1 19 3 C19 4.8 14.6 5.4 14.6 7.8 \
    C14.6 10.8 20.2 10.6 21 6.4 M4.8 14 L3.6 22 M8.8 14 L7.6 22 M2.2 16.6 L10.2 16.6 M1.8 19.6 L9.8 \
    19.6 M21.2 14.2 L15 21.8 O15.6 15.4 1.5 O20.6 20.6 1.5
    """, dots: "O4 8.4 1.9 O8 7.6 1.9")
}
