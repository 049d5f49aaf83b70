nonisolated extension SymbolShape {
  static let media: [String: SymbolShape] = [
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
    "gamecontroller": SymbolShape(
      """
      M7 6.5 L17 6.5 C20 6.5 21.5 9.5 22 14.5 C22.3 18.5 19.5 19.3 17.5 17 L15.5 15 L8.5 15 L6.5 17 \
      C4.5 19.3 1.7 18.5 2 14.5 C2.5 9.5 4 6.5 7 6.5 Z M8 9 L8 13 M6 11 L10 11
      """, dots: "O15 12.3 1.1 O17.5 9.8 1.1", cutLines: "M8 9 L8 13 M6 11 L10 11",
      cuts: "O15 12.3 1.2 O17.5 9.8 1.2"),
    "waveform": SymbolShape(
      """
      M3 10 L3 14 M6.6 7 L6.6 17 M10.2 3.5 L10.2 20.5 M13.8 8 L13.8 16 M17.4 5.5 L17.4 18.5 M21 10 \
      L21 14
      """),
    "repeat": SymbolShape(
      """
      M4 11 L4 9.5 C4 7.5 5.5 6.5 7 6.5 L20 6.5 M16.5 3 L20 6.5 L16.5 10 M20 13 L20 14.5 C20 16.5 \
      18.5 17.5 17 17.5 L4 17.5 M7.5 14 L4 17.5 L7.5 21
      """),
    "shuffle": SymbolShape(
      """
      M2.5 7 L6 7 C11 7 12 17 17 17 L21.5 17 M2.5 17 L6 17 C11 17 12 7 17 7 L21.5 7 M18.5 4 L21.5 7 \
      L18.5 10 M18.5 14 L21.5 17 L18.5 20
      """),
    "record.circle": SymbolShape("O12 12 10", dots: "O12 12 5", cutLines: "O12 12 6.5"),
    "wand.and.stars": SymbolShape(
      "M3 21 L13.5 10.5",
      dots: """
        M17 2 C17.3 4.5 18.3 5.5 21 6 C18.3 6.5 17.3 7.5 17 10 C16.7 7.5 15.7 6.5 13 6 C15.7 5.5 16.7 \
        4.5 17 2 Z M19 13 C19.2 14.7 19.8 15.3 21.5 15.6 C19.8 15.9 19.2 16.5 19 18.2 C18.8 16.5 18.2 \
        15.9 16.5 15.6 C18.2 15.3 18.8 14.7 19 13 Z
        """),
    "dot.radiowaves.left.and.right": SymbolShape(
      "A12 12 5.5 -45 45 A12 12 5.5 135 225 A12 12 9.8 -45 45 A12 12 9.8 135 225",
      dots: "O12 12 2"),
    "antenna.radiowaves.left.and.right": SymbolShape(
      "A12 9 5 -45 45 A12 9 5 135 225 A12 9 9 -45 45 A12 9 9 135 225 M12 9 L12 22",
      dots: "O12 9 2"),
  ]
}
