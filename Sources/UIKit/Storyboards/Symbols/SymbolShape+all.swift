/// Our own drawings for the names of the commonest of Apple's symbols.
nonisolated extension SymbolShape {
  /// The drawings by name, without the endings that `named(_:)` adds.
  package static let all: [String: SymbolShape] = {
    var shapes = [signs, digits, arrows, things, media, nature]
      .reduce(into: [:]) { $0.merge($1) { $1 } }
    for (name, other) in namesakes { shapes[name] = shapes[other] }
    return shapes
  }()

  /// Names of symbols that look like others.
  private static let namesakes = [
    "gobackward": "arrow.counterclockwise", "goforward": "arrow.clockwise",
    "arrow.2.circlepath": "arrow.triangle.2.circlepath", "icloud": "cloud", "network": "globe",
    "battery": "battery.100",
  ]

  /// A box of dashes, for what isn't drawn here.
  static let unknown = SymbolShape(
    """
    M4 8 L4 6.5 C4 5 5 4 6.5 4 L8 4 M10.7 4 L13.3 4 M16 4 L17.5 4 C19 4 20 5 20 6.5 L20 8 \
    M20 10.7 L20 13.3 M20 16 L20 17.5 C20 19 19 20 17.5 20 L16 20 M13.3 20 L10.7 20 \
    M8 20 L6.5 20 C5 20 4 19 4 17.5 L4 16 M4 13.3 L4 10.7
    """)
}
