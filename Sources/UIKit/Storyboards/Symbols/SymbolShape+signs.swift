nonisolated extension SymbolShape {
  static let signs: [String: SymbolShape] = [
    "plus": SymbolShape("M12 4 L12 20 M4 12 L20 12"),
    "minus": SymbolShape("M4 12 L20 12"),
    "multiply": SymbolShape("M5 5 L19 19 M19 5 L5 19"),
    "xmark": SymbolShape("M5 5 L19 19 M19 5 L5 19"),
    "checkmark": SymbolShape("M4 13 L9.5 19 L20 5.5"),
    "equal": SymbolShape("M4 9 L20 9 M4 15 L20 15"),
    "ellipsis": SymbolShape("", dots: "O4.5 12 2 O12 12 2 O19.5 12 2"),
    "info": SymbolShape("M9.5 10.5 L12.5 10.5 L12.5 19 M9 19 L16 19", dots: "O12 5.3 1.8"),
    "questionmark": SymbolShape(
      "M7.5 8 C7.5 2.5 16.5 2.5 16.5 8 C16.5 11.5 12 11.5 12 15", dots: "O12 19.8 1.6"),
    "exclamationmark": SymbolShape("M12 4 L12 14.5", dots: "O12 19.5 1.6"),
    "circle": SymbolShape("O12 12 10"),
    "square": SymbolShape("R3 3 18 18 3.5"),
    "rectangle": SymbolShape("R1.5 5 21 14 2.5"),
    "triangle": SymbolShape("M12 3.5 L22 20.5 L2 20.5 Z"),
    "hexagon": SymbolShape("M12 2 L20.7 7 L20.7 17 L12 22 L3.3 17 L3.3 7 Z"),
    "diamond": SymbolShape("M12 2 L22 12 L12 22 L2 12 Z"),
    "capsule": SymbolShape("R1.5 6 21 12 6"),
    "seal": SymbolShape(
      """
      M12 2 L14.6 4.3 L18 3.8 L18.9 7.2 L22 8.7 L20.7 12 L22 15.3 L18.9 16.8 L18 20.2 L14.6 19.7 \
      L12 22 L9.4 19.7 L6 20.2 L5.1 16.8 L2 15.3 L3.3 12 L2 8.7 L5.1 7.2 L6 3.8 L9.4 4.3 Z
      """),
    "shield": SymbolShape(
      "M12 2 L20.5 5 L20.5 11 C20.5 16.5 17 20.3 12 22 C7 20.3 3.5 16.5 3.5 11 L3.5 5 Z"),
    "line.3.horizontal": SymbolShape("M3 6 L21 6 M3 12 L21 12 M3 18 L21 18"),
    "line.horizontal.3": SymbolShape("M3 6 L21 6 M3 12 L21 12 M3 18 L21 18"),
    "line.3.horizontal.decrease": SymbolShape("M2 7 L22 7 M6 12 L18 12 M9.5 17 L14.5 17"),
    "line.horizontal.3.decrease": SymbolShape("M2 7 L22 7 M6 12 L18 12 M9.5 17 L14.5 17"),
    "list.bullet": SymbolShape(
      "M8.5 6 L21 6 M8.5 12 L21 12 M8.5 18 L21 18", dots: "O3.8 6 1.4 O3.8 12 1.4 O3.8 18 1.4"),
    "list.dash": SymbolShape(
      "M3 6 L4.5 6 M3 12 L4.5 12 M3 18 L4.5 18 M8.5 6 L21 6 M8.5 12 L21 12 M8.5 18 L21 18"),
    "text.alignleft": SymbolShape("M3 5 L21 5 M3 10 L15 10 M3 15 L21 15 M3 20 L12 20"),
    "slider.horizontal.3": SymbolShape(
      """
      M2 5 L5 5 M11 5 L22 5 O8 5 2.6 M2 12 L13 12 M19 12 L22 12 O16 12 2.6 M2 19 L5 19 \
      M11 19 L22 19 O8 19 2.6
      """),
    "square.grid.2x2": SymbolShape(
      "R3 3 7.5 7.5 1.5 R13.5 3 7.5 7.5 1.5 R3 13.5 7.5 7.5 1.5 R13.5 13.5 7.5 7.5 1.5"),
    "square.stack": SymbolShape("R3 9 18 12.5 2.5 M5 6 L19 6 M7 3 L17 3"),
    "rectangle.stack": SymbolShape("R2 9 20 12.5 2.5 M4.5 6 L19.5 6 M6.5 3 L17.5 3"),
    "sidebar.left": SymbolShape("R2 4 20 16 3 M8.5 4 L8.5 20"),
    "number": SymbolShape("M9.5 3 L7 21 M17 3 L14.5 21 M4 8.5 L20.5 8.5 M3.5 15.5 L20 15.5"),
    "at": SymbolShape(
      """
      O12 12 4 M16 8 L16 13.5 C16 16.5 20.5 16.5 21.5 12 C21.5 6.5 17.5 2.5 12 2.5 C6.5 2.5 2.5 \
      6.5 2.5 12 C2.5 17.5 6.5 21.5 12 21.5 C13.5 21.5 15 21.2 16.5 20.5
      """),
    "octagon": SymbolShape(
      "M8 2.5 L16 2.5 L21.5 8 L21.5 16 L16 21.5 L8 21.5 L2.5 16 L2.5 8 Z"),
    "app": SymbolShape("R2.5 2.5 19 19 5"),
    "largecircle": SymbolShape("", dots: "O12 12 11"),
    "smallcircle": SymbolShape("", dots: "O12 12 6"),
    "percent": SymbolShape("M19 4 L5 20 O7 7 3 O17 17 3"),
    "infinity": SymbolShape(
      """
      M12 12 C9 7.5 3 7.5 3 12 C3 16.5 9 16.5 12 12 C15 7.5 21 7.5 21 12 C21 16.5 15 16.5 12 12
      """),
    "dollarsign": SymbolShape(
      "M17 7.5 C17 4 7 4 7 8.2 C7 12.5 17 11 17 15.8 C17 20 7 20 7 16.2 M12 2.5 L12 21.5"),
    "eurosign": SymbolShape(
      "M19 5.5 C13 2 8 6 8 12 C8 18 13 22 19 18.5 M4.5 10.2 L14.5 10.2 M4.5 13.8 L14.5 13.8"),
    "cross": SymbolShape(
      "M9 3 L15 3 L15 9 L21 9 L21 15 L15 15 L15 21 L9 21 L9 15 L3 15 L3 9 L9 9 Z"),
    "text.aligncenter": SymbolShape("M3 5 L21 5 M6 10 L18 10 M3 15 L21 15 M7.5 20 L16.5 20"),
    "text.alignright": SymbolShape("M3 5 L21 5 M9 10 L21 10 M3 15 L21 15 M12 20 L21 20"),
    "text.justify": SymbolShape("M3 5 L21 5 M3 10 L21 10 M3 15 L21 15 M3 20 L21 20"),
    "textformat": SymbolShape(
      "M2 19 L7 5 L12 19 M3.8 14.2 L10.2 14.2 O17.5 15.5 3.6 M21.1 11.5 L21.1 19"),
    "bold": SymbolShape(
      "M7 11.5 L13 11.5 C17.5 11.5 17.5 4 13 4 L7 4 L7 20 L13 20 C19 20 19 11.5 13 11.5"),
    "italic": SymbolShape("M10 4 L18 4 M6 20 L14 20 M14 4 L10 20"),
    "underline": SymbolShape(
      "M6.5 3 L6.5 11 C6.5 18.5 17.5 18.5 17.5 11 L17.5 3 M5 21 L19 21"),
    "square.grid.3x3": SymbolShape(
      """
      R3 3 4.6 4.6 1 R9.7 3 4.6 4.6 1 R16.4 3 4.6 4.6 1 R3 9.7 4.6 4.6 1 R9.7 9.7 4.6 4.6 1 \
      R16.4 9.7 4.6 4.6 1 R3 16.4 4.6 4.6 1 R9.7 16.4 4.6 4.6 1 R16.4 16.4 4.6 4.6 1
      """),
    "rectangle.grid.1x2": SymbolShape("R3 3 18 7.5 2 R3 13.5 18 7.5 2"),
    "sidebar.right": SymbolShape("R2 4 20 16 3 M15.5 4 L15.5 20"),
    "chevron.left.forwardslash.chevron.right": SymbolShape(
      "M7 7 L2 12 L7 17 M17 7 L22 12 L17 17 M14 4.5 L10 19.5"),
  ]
}
