/// Our own drawings for the names of the commonest of Apple's symbols.
nonisolated extension SymbolShape {
  /// The drawings by name, without the endings that `named(_:)` adds.
  package static let all: [String: SymbolShape] = [signs, arrows, things, media, nature]
    .reduce(into: [:]) { $0.merge($1) { $1 } }

  private static let signs: [String: SymbolShape] = [
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
  ]

  private static let arrows: [String: SymbolShape] = [
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
  ]

  private static let things: [String: SymbolShape] = [
    "gear": SymbolShape(gearTeeth + " O12 12 7.4 O12 12 2.8", cutLines: "O12 12 2.8"),
    "gearshape": SymbolShape(
      gearTeeth + " O12 12 8 O12 12 3", solid: "O12 12 8.6", cuts: "O12 12 3.2"),
    "clock": SymbolShape(
      "O12 12 10 M12 5.8 L12 12.5 L7.5 12.5", cutLines: "M12 5.8 L12 12.5 L7.5 12.5"),
    "timer": SymbolShape("A12 12 10 -70 250 M12 12 L7 7 M12 2 L12 5"),
    "stopwatch": SymbolShape(
      "O12 13.5 8.5 M12 13.5 L12 8.5 M10 2 L14 2 M12 2 L12 5", solid: "O12 13.5 8.5",
      cutLines: "M12 13.5 L12 8.5"),
    "alarm": SymbolShape(
      "O12 13 8 M12 8 L12 13 L8.5 15 M2.5 6.5 L6.5 3 M21.5 6.5 L17.5 3", solid: "O12 13 8",
      cutLines: "M12 8 L12 13 L8.5 15"),
    "hourglass": SymbolShape(
      """
      M5.5 2.5 L18.5 2.5 M5.5 21.5 L18.5 21.5 M7.5 2.5 L7.5 7 L12 12 L7.5 17 L7.5 21.5 \
      M16.5 2.5 L16.5 7 L12 12 L16.5 17 L16.5 21.5
      """),
    "calendar": SymbolShape(
      "R3 4.5 18 17 3 M3 9.5 L21 9.5 M7.5 2.5 L7.5 6 M16.5 2.5 L16.5 6",
      dots: "O7.5 13.5 1 O12 13.5 1 O16.5 13.5 1 O7.5 17.5 1 O12 17.5 1"),
    "bookmark": SymbolShape("M6 2.5 L18 2.5 L18 21.5 L12 16.5 L6 21.5 Z"),
    "tag": SymbolShape(
      "M3 12 L3 3 L12 3 L21.5 12.5 L12.5 21.5 Z", dots: "O7.5 7.5 1.5",
      cuts: "O7.5 7.5 1.6"),
    "flag": SymbolShape(
      "M5 22 L5 4 C9 2 14 6.5 19.5 4 L19.5 13.5 C14 16 9 11.5 5 13.5",
      solid: "M5 4 C9 2 14 6.5 19.5 4 L19.5 13.5 C14 16 9 11.5 5 13.5 Z"),
    "map": SymbolShape(
      """
      M2.5 6.5 L8.5 4 L15.5 6.5 L21.5 4 L21.5 17.5 L15.5 20 L8.5 17.5 L2.5 20 Z \
      M8.5 4 L8.5 17.5 M15.5 6.5 L15.5 20
      """, cutLines: "M8.5 5 L8.5 17 M15.5 7 L15.5 19.5"),
    "mappin": SymbolShape("O12 6.5 4 M12 10.5 L12 21.5", solid: "O12 6.5 4"),
    "mappin.and.ellipse": SymbolShape(
      "O12 6.5 4 M12 10.5 L12 18 M8.5 15.5 C-1 17 -1 22 12 22 C25 22 25 17 15.5 15.5"),
    "magnifyingglass": SymbolShape("O10 10 7 M15.2 15.2 L21.5 21.5"),
    "trash": SymbolShape(
      """
      M4 6 L20 6 M9 6 L9 3.2 L15 3.2 L15 6 M5.8 6 L6.9 21 L17.1 21 L18.2 6 M9.8 10 L10.1 17.5 \
      M14.2 10 L13.9 17.5
      """, solid: "M5.8 6 L18.2 6 L17.1 21 L6.9 21 Z",
      cutLines: "M9.8 10 L10.1 17.5 M14.2 10 L13.9 17.5"),
    "square.and.pencil": SymbolShape(
      """
      M13 4.5 L6 4.5 C4.6 4.5 4 5.1 4 6.5 L4 18.5 C4 19.9 4.6 20.5 6 20.5 L18 20.5 C19.4 20.5 20 \
      19.9 20 18.5 L20 11.5 M9.5 14.8 L10.3 11.6 L19.5 2.4 L21.9 4.8 L12.7 14 Z
      """),
    "pencil": SymbolShape("M4 20 L5.2 15.5 L17 3.7 L20.3 7 L8.5 18.8 Z M14.6 6.1 L17.9 9.4"),
    "folder": SymbolShape(
      """
      M2.5 18 L2.5 6 C2.5 5 3 4.5 4 4.5 L9 4.5 L11 7 L20 7 C21 7 21.5 7.5 21.5 8.5 L21.5 18 C21.5 \
      19 21 19.5 20 19.5 L4 19.5 C3 19.5 2.5 19 2.5 18 Z M2.5 10.5 L21.5 10.5
      """, cutLines: "M2.5 10.5 L21.5 10.5"),
    "doc": SymbolShape(
      "M5 2.5 L14 2.5 L19 7.5 L19 21.5 L5 21.5 Z M14 2.5 L14 7.5 L19 7.5",
      cutLines: "M14 2.5 L14 7.5 L19 7.5"),
    "doc.on.doc": SymbolShape(
      "R3 7 12 15 2.5 M8 4.6 C8 2.9 8.9 2 10.5 2 L18.5 2 C20.1 2 21 2.9 21 4.5 L21 14.5 C21 16.1 20.1 17 18 17",
      solid: "R3 7 12 15 2.5"),
    "doc.on.clipboard": SymbolShape(
      """
      M8.5 20 L5.5 20 C3.9 20 3 19.1 3 17.5 L3 6 C3 4.4 3.9 3.5 5.5 3.5 L7 3.5 M13 3.5 L14.5 3.5 \
      C16.1 3.5 17 4.4 17 6 L17 7 R7 2 6 3.6 1.2 R9.5 9 11.5 13 2
      """, solid: "R9.5 9 11.5 13 2 R7 2 6 3.6 1.2"),
    "scissors": SymbolShape("O5.8 18.6 3 O18.2 18.6 3 M7.6 16.2 L17 2.2 M16.4 16.2 L7 2.2"),
    "doc.text": SymbolShape(
      """
      M5 2.5 L14 2.5 L19 7.5 L19 21.5 L5 21.5 Z M14 2.5 L14 7.5 L19 7.5 M8.5 12 L15.5 12 \
      M8.5 16 L15.5 16
      """, cutLines: "M14 2.5 L14 7.5 L19 7.5 M8.5 12 L15.5 12 M8.5 16 L15.5 16"),
    "archivebox": SymbolShape(
      "R2 4 20 4.5 1 M4 8.5 L4 20 L20 20 L20 8.5 M9.5 12.5 L14.5 12.5",
      solid: "R2 4 20 4.5 1 M4 8.5 L4 20 L20 20 L20 8.5 Z",
      cutLines: "M2 8.5 L22 8.5 M9.5 12.5 L14.5 12.5"),
    "tray": SymbolShape(
      "M2.5 13 L5.5 5 L18.5 5 L21.5 13 L21.5 19 L2.5 19 Z M2.5 13 L8.5 13 C8.5 17 15.5 17 15.5 13 L21.5 13",
      cutLines: "M2.5 13 L8.5 13 C8.5 17 15.5 17 15.5 13 L21.5 13"),
    "book": SymbolShape(
      """
      M12 6 C9.5 4 6 3.7 2.5 4.5 L2.5 19 C6 18.2 9.5 18.5 12 20.5 C14.5 18.5 18 18.2 21.5 19 \
      L21.5 4.5 C18 3.7 14.5 4 12 6 Z M12 6 L12 20.5
      """, cutLines: "M12 6 L12 20.5"),
    "newspaper": SymbolShape(
      """
      M6 4 L21 4 L21 20 L5 20 C3.5 20 2.5 19 2.5 17.5 L2.5 8 L6 8 Z M9.5 8.5 L17.5 8.5 \
      M9.5 12.5 L17.5 12.5 M9.5 16 L17.5 16
      """, cutLines: "M9.5 8.5 L17.5 8.5 M9.5 12.5 L17.5 12.5 M9.5 16 L17.5 16"),
    "house": SymbolShape(
      """
      M2 11.5 L12 3 L22 11.5 M4.8 9.8 L4.8 20.5 L19.2 20.5 L19.2 9.8 M9.7 20.5 L9.7 14 L14.3 14 \
      L14.3 20.5
      """, solid: "M2.5 11.5 L12 3 L21.5 11.5 L19.2 11.5 L19.2 20.5 L4.8 20.5 L4.8 11.5 Z",
      cuts: "M9.7 22 L9.7 14 L14.3 14 L14.3 22 Z"),
    "building.2": SymbolShape(
      "R2.5 8.5 8 13 1 R10.5 2.5 11 19 1 M14 7 L18 7 M14 11.5 L18 11.5 M14 16 L18 16",
      cutLines: "M14 7 L18 7 M14 11.5 L18 11.5 M14 16 L18 16 M10.5 8.5 L10.5 21.5"),
    "person": SymbolShape(
      "O12 7.5 4.3 M3.5 20.5 C3.5 16 7.5 14 12 14 C16.5 14 20.5 16 20.5 20.5 Z"),
    "person.2": SymbolShape(
      """
      O8.5 8.5 3.5 M1.5 19.5 C1.5 15.5 5 14 8.5 14 C12 14 15.5 15.5 15.5 19.5 Z O17 9.5 2.7 \
      M18.3 19.5 L22.7 19.5 C22.7 16 20 14.6 17 14.6
      """),
    "person.3": SymbolShape(
      """
      O12 8 3.2 M6 19 C6 15.5 9 14 12 14 C15 14 18 15.5 18 19 Z O4.5 10 2.2 O19.5 10 2.2 \
      M4 18.5 L1 18.5 C1 15.8 3 14.5 5 14.5 M20 18.5 L23 18.5 C23 15.8 21 14.5 19 14.5
      """),
    "person.crop": personInCircle,
    "bell": SymbolShape(
      """
      M4.5 17.5 C6.8 15.8 6.6 13.5 6.8 10.5 C7 6.8 9 4.6 12 4.6 C15 4.6 17 6.8 17.2 10.5 C17.4 \
      13.5 17.2 15.8 19.5 17.5 Z M12 4.6 L12 3 M10 20.8 C11 21.8 13 21.8 14 20.8
      """),
    "envelope": SymbolShape(
      "R2 5 20 14 2.5 M2.8 6.5 L12 14 L21.2 6.5", cutLines: "M2.8 6.5 L12 14 L21.2 6.5"),
    "phone": SymbolShape(
      """
      M7 3 C5 3 3 5 3 7.5 C3 13.5 10.5 21 16.5 21 C19 21 21 19 21 17 L17 14 L14.5 16 C12 15 9 12 \
      8 9.5 L10 7 Z
      """),
    "message": bubble, "bubble.left": bubble, "bubble.right": bubble, "ellipsis.message": bubble,
    "text.bubble": bubble,
    "lock": SymbolShape(
      """
      R4.5 10.5 15 11 2.5 M7.5 10.5 L7.5 7 C7.5 4.3 9.5 2.5 12 2.5 C14.5 2.5 16.5 4.3 16.5 7 \
      L16.5 10.5
      """, solid: "R4.5 10.5 15 11 2.5"),
    "lock.open": SymbolShape(
      """
      R4.5 10.5 15 11 2.5 M7.5 10.5 L7.5 7 C7.5 4.3 9.5 2.5 12 2.5 C14 2.5 15.6 3.6 16.2 5.5
      """, solid: "R4.5 10.5 15 11 2.5"),
    "key": SymbolShape("O8 8 5 M11.6 11.6 L21 21 M17 17 L19.5 14.5", dots: "O7 7 1.3"),
    "creditcard": SymbolShape(
      "R1.5 5 21 14 2.5 M1.5 9.5 L22.5 9.5 M5 15 L9 15",
      cutLines: "M1.5 9.5 L22.5 9.5 M5 15 L9 15"),
    "cart": SymbolShape(
      "M1.5 3.5 L4.5 3.5 L7.5 15.5 L19 15.5 L21.5 6.5 L5.3 6.5", dots: "O9 19.5 1.8 O17.5 19.5 1.8",
      solid: "M5.3 6.5 L21.5 6.5 L19 15.5 L7.5 15.5 Z"),
    "bag": SymbolShape(
      "R4 7.5 16 14 2.5 M8 10.5 L8 7 C8 4.5 9.7 2.8 12 2.8 C14.3 2.8 16 4.5 16 7 L16 10.5",
      solid: "R4 7.5 16 14 2.5", cutLines: "M8 8.5 L8 10.5 M16 8.5 L16 10.5"),
    "gift": SymbolShape(
      """
      R3 7.5 18 4.5 1 M4.5 12 L4.5 21 L19.5 21 L19.5 12 M12 7.5 L12 21 M12 7.5 C9 7.5 6.5 6.5 6.5 \
      4.5 C6.5 1.5 11 2.5 12 7.5 C13 2.5 17.5 1.5 17.5 4.5 C17.5 6.5 15 7.5 12 7.5
      """),
    "cube": SymbolShape(
      "M12 2 L21 7 L21 17 L12 22 L3 17 L3 7 Z M3 7 L12 12 L21 7 M12 12 L12 22",
      cutLines: "M3 7 L12 12 L21 7 M12 12 L12 22"),
    "lightbulb": SymbolShape(
      """
      M9 17.5 C9 14.5 5.5 13 5.5 8.8 C5.5 5 8.4 2.5 12 2.5 C15.6 2.5 18.5 5 18.5 8.8 C18.5 13 15 \
      14.5 15 17.5 Z M9.5 21 L14.5 21
      """),
    "link": SymbolShape(
      """
      M10 14 C8.5 12.5 8.5 10.5 10 9 L14 5 C15.5 3.5 18 3.5 19.5 5 C21 6.5 21 9 19.5 10.5 L17 13 \
      M14 10 C15.5 11.5 15.5 13.5 14 15 L10 19 C8.5 20.5 6 20.5 4.5 19 C3 17.5 3 15 4.5 13.5 L7 11
      """),
    "paperclip": SymbolShape(
      """
      M19 11 L11 19 C8.5 21.5 4.5 21.5 3 19.5 C1.5 17.5 2 15 4 13 L13 4 C15 2 18 2 19.3 3.6 C20.6 \
      5.2 20.3 7.2 18.8 8.8 L10 17.5 C8.5 19 6 17 7.5 15 L14 8.5
      """),
    "eye": SymbolShape(
      """
      M1.5 12 C4 7.5 7.7 5.5 12 5.5 C16.3 5.5 20 7.5 22.5 12 C20 16.5 16.3 18.5 12 18.5 C7.7 18.5 \
      4 16.5 1.5 12 Z O12 12 3.2
      """, cutLines: "O12 12 3.6"),
    "faceid": SymbolShape(
      """
      M3 8 L3 5.5 C3 4 4 3 5.5 3 L8 3 M16 3 L18.5 3 C20 3 21 4 21 5.5 L21 8 M21 16 L21 18.5 C21 20 \
      20 21 18.5 21 L16 21 M8 21 L5.5 21 C4 21 3 20 3 18.5 L3 16 M8 8.5 L8 10.5 M16 8.5 L16 10.5 \
      M12 8.5 L12 13 L11 13 M8.5 16 C10.5 17.5 13.5 17.5 15.5 16
      """),
    "touchid": SymbolShape(
      """
      A12 12.5 10 205 335 A12 13 6.8 155 385 A12 13.5 3.6 130 410 M12 13 L12 20 M8 17.8 L8.6 21 \
      M16 17.8 L15.4 21 M3 11.5 L2.8 15 M21 11.5 L21.2 15
      """),
    "viewfinder": SymbolShape(
      """
      M3 8 L3 5.5 C3 4 4 3 5.5 3 L8 3 M16 3 L18.5 3 C20 3 21 4 21 5.5 L21 8 M21 16 L21 18.5 C21 20 \
      20 21 18.5 21 L16 21 M8 21 L5.5 21 C4 21 3 20 3 18.5 L3 16
      """),
    "qrcode": SymbolShape(
      "R3 3 7 7 1 R14 3 7 7 1 R3 14 7 7 1",
      dots: """
        R5.2 5.2 2.6 2.6 0.3 R16.2 5.2 2.6 2.6 0.3 R5.2 16.2 2.6 2.6 0.3 R14 14 2.5 2.5 0.3 R18.5 14 \
        2.5 2.5 0.3 R16.2 16.3 2.5 2.5 0.3 R14 18.5 2.5 2.5 0.3 R18.5 18.5 2.5 2.5 0.3
        """),
    "chart.bar": SymbolShape("R3 12.5 4.5 8.5 1 R9.8 7.5 4.5 13.5 1 R16.5 3 4.5 18 1"),
    "iphone": SymbolShape("R6 1.5 12 21 3 M10 4 L14 4"),
    "ipad": SymbolShape("R3.5 2 17 20 2.5"),
    "desktopcomputer": SymbolShape("R1.5 3.5 21 14 2 M9 21.5 L15 21.5 M12 17.5 L12 21.5"),
    "car": SymbolShape(
      """
      M5 10 L7 5.5 C7.3 4.8 7.8 4.5 8.5 4.5 L15.5 4.5 C16.2 4.5 16.7 4.8 17 5.5 L19 10 M3 20 L3 13 \
      C3 11 4 10 6 10 L18 10 C20 10 21 11 21 13 L21 20 L17.5 20 L17.5 17.5 L6.5 17.5 L6.5 20 Z
      """, dots: "O7 13.7 1.2 O17 13.7 1.2", cuts: "O7 13.7 1.4 O17 13.7 1.4"),
    "airplane": SymbolShape(
      "",
      dots: """
        M22 12 C22 11 20.5 10.4 18.5 10.4 L14.5 10.4 L9 2.5 L6.8 2.5 L9.5 10.4 L5.5 10.4 L3.5 8 L2 8 \
        L3.2 12 L2 16 L3.5 16 L5.5 13.6 L9.5 13.6 L6.8 21.5 L9 21.5 L14.5 13.6 L18.5 13.6 C20.5 13.6 \
        22 13 22 12 Z
        """),
    "power": SymbolShape("A12 13 8.5 -50 230 M12 2.5 L12 12"),
    "battery.100": SymbolShape(
      "R1.5 7 18.5 10 2.5 M22.5 10.5 L22.5 13.5", dots: "R3.7 9.2 14.1 5.6 1"),
  ]

  private static let media: [String: SymbolShape] = [
    "play": SymbolShape("M6 3.5 L20.5 12 L6 20.5 Z"),
    "pause": SymbolShape("R6 4 4 16 1 R14 4 4 16 1"),
    "stop": SymbolShape("R4.5 4.5 15 15 2"),
    "forward": SymbolShape("M2.5 5 L11.5 12 L2.5 19 Z M12.5 5 L21.5 12 L12.5 19 Z"),
    "backward": SymbolShape("M21.5 5 L12.5 12 L21.5 19 Z M11.5 5 L2.5 12 L11.5 19 Z"),
    "camera": SymbolShape(
      """
      M9 4 L15 4 L16.8 7 L20 7 C21.4 7 22 7.6 22 9 L22 18 C22 19.4 21.4 20 20 20 L4 20 C2.6 20 2 \
      19.4 2 18 L2 9 C2 7.6 2.6 7 4 7 L7.2 7 Z O12 13.3 4
      """, cutLines: "O12 13.3 4.2"),
    "photo": SymbolShape(
      "R2 4 20 16 2.5 M2.5 17 L8.5 11 L13 15.5 L16 12.8 L21.5 17.8", dots: "O16.5 8.5 1.6",
      cutLines: "M2.5 17 L8.5 11 L13 15.5 L16 12.8 L21.5 17.8", cuts: "O16.5 8.5 1.7"),
    "video": SymbolShape("R1.5 6 14 12 2.5 M15.5 11 L22 7 L22 17 L15.5 13 Z"),
    "film": SymbolShape(
      "R2 4 20 16 2 M7 4 L7 20 M17 4 L17 20 M7 12 L17 12 M2 9 L7 9 M2 15 L7 15 M17 9 L22 9 M17 15 L22 15"
    ),
    "mic": SymbolShape(
      """
      R9 2.5 6 11.5 3 M5.5 10.5 C5.5 15 8.5 17 12 17 C15.5 17 18.5 15 18.5 10.5 M12 17 L12 21 \
      M8.5 21 L15.5 21
      """, solid: "R9 2.5 6 11.5 3"),
    "music.note": SymbolShape(
      "M10 18.5 L10 5 L19 3 L19 16", dots: "O7.2 18.5 3 O16.2 16 3"),
    "speaker": SymbolShape("M5 9 L9 9 L15 4 L15 20 L9 15 L5 15 Z"),
    "speaker.wave.1": SymbolShape(
      "M1.5 9 L5 9 L10.5 4.5 L10.5 19.5 L5 15 L1.5 15 Z A10.5 12 5 -45 45",
      solid: "M1.5 9 L5 9 L10.5 4.5 L10.5 19.5 L5 15 L1.5 15 Z"),
    "speaker.wave.2": SymbolShape(
      "M1.5 9 L5 9 L10.5 4.5 L10.5 19.5 L5 15 L1.5 15 Z A10.5 12 5 -45 45 A10.5 12 9 -45 45",
      solid: "M1.5 9 L5 9 L10.5 4.5 L10.5 19.5 L5 15 L1.5 15 Z"),
    "speaker.wave.3": SymbolShape(
      """
      M1.5 9 L5 9 L10.5 4.5 L10.5 19.5 L5 15 L1.5 15 Z A10.5 12 4.5 -45 45 A10.5 12 8 -45 45 \
      A10.5 12 11.5 -45 45
      """, solid: "M1.5 9 L5 9 L10.5 4.5 L10.5 19.5 L5 15 L1.5 15 Z"),
    "headphones": SymbolShape(
      "A12 13 9.5 180 360 R2.5 13 4.5 8 1.5 R17 13 4.5 8 1.5"),
    "tv": SymbolShape("R1.5 4 21 13.5 2 M8 21 L16 21"),
    "wifi": SymbolShape(
      "A12 19 15 225 315 A12 19 10 225 315 A12 19 5 225 315", dots: "O12 18.8 1.6"),
  ]

  private static let nature: [String: SymbolShape] = [
    "star": SymbolShape(
      """
      M12 2 L14.6 8.9 L22 9.3 L16.2 13.9 L18.2 21 L12 17 L5.8 21 L7.8 13.9 L2 9.3 L9.4 8.9 Z
      """),
    "heart": SymbolShape(
      """
      M12 20.8 C5 16 2 12.3 2 8.5 C2 5.4 4.3 3.2 7 3.2 C9.2 3.2 11 4.5 12 6.3 C13 4.5 14.8 3.2 17 \
      3.2 C19.7 3.2 22 5.4 22 8.5 C22 12.3 19 16 12 20.8 Z
      """),
    "bolt": SymbolShape("M13.5 2 L4.5 13.5 L11 13.5 L10 22 L19.5 10 L13 10 Z"),
    "flame": SymbolShape(
      """
      M12 22 C7.5 22 4.5 19 4.5 15 C4.5 11.5 7 9.5 8 7 C9 8 9.5 9 9.7 10.2 C11.5 8 12.5 5 11.5 2 \
      C16 4.5 19.5 9.5 19.5 14.5 C19.5 19 16.5 22 12 22 Z
      """),
    "drop": SymbolShape(
      "M12 2.5 C8 8 5 11.5 5 15.2 C5 19 8 21.5 12 21.5 C16 21.5 19 19 19 15.2 C19 11.5 16 8 12 2.5 Z"
    ),
    "leaf": SymbolShape(
      """
      M20.5 3.5 C9 3.5 4 8.5 4 14 C4 17.5 6.5 19.5 9.5 19.5 C16 19.5 20 14 20.5 3.5 Z M3 21.5 C5.5 \
      16.5 9 13 14.5 10
      """, cutLines: "M6 17.5 C8 14.5 11 12 14.5 10"),
    "sun.max": SymbolShape(
      """
      O12 12 4.3 M12 1.5 L12 4 M12 20 L12 22.5 M1.5 12 L4 12 M20 12 L22.5 12 M4.6 4.6 L6.3 6.3 \
      M17.7 17.7 L19.4 19.4 M19.4 4.6 L17.7 6.3 M6.3 17.7 L4.6 19.4
      """, solid: "O12 12 4.3"),
    "moon": SymbolShape(
      """
      M20.5 14.8 C19.2 15.3 17.8 15.6 16.3 15.6 C11.6 15.6 8.2 12.2 8.2 7.5 C8.2 6.1 8.5 4.7 9.1 \
      3.2 C5.2 4.7 2.8 8.2 2.8 12.3 C2.8 17.4 6.7 21.3 11.8 21.3 C15.7 21.3 19 18.8 20.5 14.8 Z
      """),
    "cloud": SymbolShape(
      """
      M7 19 C4 19 2 17 2 14.3 C2 11.9 3.7 10.1 6 9.8 C6.7 6.9 9.2 5 12.2 5 C15.8 5 18.5 7.6 18.7 11 \
      C20.7 11.3 22 12.9 22 14.9 C22 17.2 20.3 19 17.9 19 Z
      """),
    "globe": SymbolShape(
      """
      O12 12 10 M2 12 L22 12 M12 2 C6 6.5 6 17.5 12 22 C18 17.5 18 6.5 12 2 Z M3.7 6.8 C8.5 9 15.5 9 \
      20.3 6.8 M3.7 17.2 C8.5 15 15.5 15 20.3 17.2
      """),
    "sparkles": SymbolShape(
      "",
      dots: """
        M10 6 C10.6 10.5 12 12 16.5 12.8 C12 13.6 10.6 15 10 19.5 C9.4 15 8 13.6 3.5 12.8 C8 12 9.4 \
        10.5 10 6 Z M18.5 2 C18.8 4.3 19.5 5 21.8 5.4 C19.5 5.8 18.8 6.5 18.5 8.8 C18.2 6.5 17.5 5.8 \
        15.2 5.4 C17.5 5 18.2 4.3 18.5 2 Z
        """),
  ]

  private static let gearTeeth = """
    M12 2 L12 4.6 M12 19.4 L12 22 M2 12 L4.6 12 M19.4 12 L22 12 M4.9 4.9 L6.8 6.8 M17.2 17.2 \
    L19.1 19.1 M19.1 4.9 L17.2 6.8 M6.8 17.2 L4.9 19.1
    """

  private static let bubble = SymbolShape(
    """
    M12 3.5 C6.5 3.5 2 6.9 2 11.2 C2 13.9 3.7 16.2 6.2 17.6 L5.5 21.2 L10 18.8 C10.7 18.9 11.3 18.9 \
    12 18.9 C17.5 18.9 22 15.5 22 11.2 C22 6.9 17.5 3.5 12 3.5 Z
    """)

  private static let personInCircle = SymbolShape(
    "O12 12 10 O12 9.5 3.4 M5.2 19.2 C6.3 16.4 9 15 12 15 C15 15 17.7 16.4 18.8 19.2",
    solid: "O12 12 10",
    cuts:
      "O12 9.5 3.4 M5.8 18.8 C6.8 16.2 9.2 15 12 15 C14.8 15 17.2 16.2 18.2 18.8 C15 21.6 9 21.6 5.8 18.8 Z"
  )
}
