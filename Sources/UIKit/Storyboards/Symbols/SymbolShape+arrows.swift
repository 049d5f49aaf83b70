nonisolated extension SymbolShape {
  static let arrows: [String: SymbolShape] = [
    "chevron.right": SymbolShape("M8 4 L16 12 L8 20"),
    "chevron.left": SymbolShape("M16 4 L8 12 L16 20"),
    "chevron.up": SymbolShape("M4 16 L12 8 L20 16"),
    "chevron.down": SymbolShape("M4 8 L12 16 L20 8"),
    "chevron.up.chevron.down": SymbolShape("M7 9 L12 4 L17 9 M7 15 L12 20 L17 15"),
    "arrow.right": SymbolShape("M4 12 L20 12 M13.5 5.5 L20 12 L13.5 18.5"),
    "arrow.left": SymbolShape("M20 12 L4 12 M10.5 5.5 L4 12 L10.5 18.5"),
    "arrow.up": SymbolShape("M12 20 L12 4 M5.5 10.5 L12 4 L18.5 10.5"),
    "arrow.down": SymbolShape("M12 4 L12 20 M5.5 13.5 L12 20 L18.5 13.5"),
    "arrow.up.right": SymbolShape("M6 18 L18 6 M8.5 6 L18 6 L18 15.5"),
    "arrow.up.left": SymbolShape("M18 18 L6 6 M15.5 6 L6 6 L6 15.5"),
    "arrow.down.right": SymbolShape("M6 6 L18 18 M18 8.5 L18 18 L8.5 18"),
    "arrow.down.left": SymbolShape("M18 6 L6 18 M6 8.5 L6 18 L15.5 18"),
    "arrow.left.arrow.right": SymbolShape(
      "M2 8 L21 8 M16.5 3.5 L21 8 L16.5 12.5 M22 16 L3 16 M7.5 11.5 L3 16 L7.5 20.5"),
    "arrow.up.arrow.down": SymbolShape(
      "M8 21 L8 3 M3.5 7.5 L8 3 L12.5 7.5 M16 3 L16 21 M11.5 16.5 L16 21 L20.5 16.5"),
    "arrow.clockwise": SymbolShape(
      "A12 13 7.8 -10 290 M11.3 2.4 L15.2 5.9 L11.3 9.2"),
    "arrow.counterclockwise": SymbolShape(
      "A12 13 7.8 250 550 M12.7 2.4 L8.8 5.9 L12.7 9.2"),
    "arrow.triangle.2.circlepath": SymbolShape(
      """
      A12 12 8.5 190 335 A12 12 8.5 10 155 M20.8 3.8 L19.9 8.6 L15 7.6 M3.2 20.2 L4.1 15.4 L9 16.4
      """),
    "arrow.uturn.left": SymbolShape(
      "M4 9 L15 9 C22 9 22 19.5 15 19.5 L8 19.5 M9 4 L4 9 L9 14"),
    "arrow.uturn.right": SymbolShape(
      "M20 9 L9 9 C2 9 2 19.5 9 19.5 L16 19.5 M15 4 L20 9 L15 14"),
    "arrowshape.turn.up.left": SymbolShape(
      "M10 5 L2.5 11.5 L10 18 L10 14.2 C15 14.2 18.5 15.5 21.5 19.5 C20.5 12.5 16.5 9 10 8.8 Z"),
    "arrowshape.turn.up.right": SymbolShape(
      "M14 5 L21.5 11.5 L14 18 L14 14.2 C9 14.2 5.5 15.5 2.5 19.5 C3.5 12.5 7.5 9 14 8.8 Z"),
    "square.and.arrow.up": SymbolShape(
      "M8 9 L5 9 L5 21.5 L19 21.5 L19 9 L16 9 M12 15 L12 2 M8 6 L12 2 L16 6",
      solid: "M5 9 L19 9 L19 21.5 L5 21.5 Z", cutLines: "M12 15 L12 9"),
    "square.and.arrow.down": SymbolShape(
      "M8 9 L5 9 L5 21.5 L19 21.5 L19 9 L16 9 M12 2 L12 15.5 M8 11.5 L12 15.5 L16 11.5",
      solid: "M5 9 L19 9 L19 21.5 L5 21.5 Z", cutLines: "M12 9 L12 15.5 M8 11.5 L12 15.5 L16 11.5"),
    "location": SymbolShape("M21 3 L3 10.8 L12 12 L13.2 21 Z"),
    "paperplane": SymbolShape(
      "M21.5 2.5 L2.5 10 L10 14 L14 21.5 Z M10 14 L21.5 2.5", cutLines: "M10 14 L21.5 2.5"),
    "arrow.down.to.line": SymbolShape("M12 3 L12 17 M6 11 L12 17 L18 11 M4 21 L20 21"),
    "arrow.up.to.line": SymbolShape("M12 21 L12 7 M6 13 L12 7 L18 13 M4 3 L20 3"),
    "rectangle.portrait.and.arrow.right": SymbolShape(
      """
      M15 7 L15 4.5 C15 3.3 14.2 2.5 13 2.5 L5 2.5 C3.8 2.5 3 3.3 3 4.5 L3 19.5 C3 20.7 3.8 21.5 5 \
      21.5 L13 21.5 C14.2 21.5 15 20.7 15 19.5 L15 17 M8.5 12 L22 12 M18 8 L22 12 L18 16
      """),
  ]
}
