import Graphics

/// A drawing that stands for one of Apple's symbols, which aren't free: our own, in strokes.
nonisolated enum SystemSymbol {
  /// The longer side of a symbol beside text, as a multiple of the text's size; by eye from iOS,
  /// ours.
  private static let relativeSize: CGFloat = 1.22

  /// The drawing for a name, as large as the symbol is beside text of a size in points.
  ///
  /// The size that a document notes tells the symbol's ratio.
  static func picture(named name: String, noted: CGSize?, pointSize: CGFloat) -> Graphics.Image {
    let longest = min(max(pointSize, 1), 400) * relativeSize
    let noted = noted.map { CGSize(width: max($0.width, 1), height: max($0.height, 1)) }
    let ratio = noted ?? CGSize(width: 1, height: 1)
    let scale = longest / max(ratio.width, ratio.height)
    let width = max((ratio.width * scale).rounded(), 1)
    let height = max((ratio.height * scale).rounded(), 1)
    // The drawings are square; of a longish one the middle is shown.
    let box = CGSize(
      width: 24 * min(width / height, 1), height: 24 * min(height / width, 1))
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="\(12 - box.width / 2) \(12 - box.height / 2) \(box.width) \(box.height)">
      <g fill="none" stroke="#000" stroke-width="1.8" stroke-linecap="round" \
      stroke-linejoin="round">\(shapes(of: name) ?? unknown)</g></svg>
      """
    let picture = try? Graphics.Image(data: Data(drawing.utf8), scale: 1, name: name)
    return picture ?? Placeholder.square
  }

  /// Whether there is a drawing for a name.
  static func isKnown(_ name: String) -> Bool { shapes(of: name) != nil }

  /// The drawing of a name, or of the name without its last parts, as in `star.fill`.
  private static func shapes(of name: String) -> String? {
    var parts = name.split(separator: ".")
    while !parts.isEmpty {
      let known = drawings[parts.joined(separator: ".")]
      if let known { return known }
      parts.removeLast()
    }
    return nil
  }

  private static let unknown = "<rect x=\"4\" y=\"4\" width=\"16\" height=\"16\" rx=\"3\"/>"

  private static let drawings: [String: String] = [
    "plus": "<path d=\"M12 4v16M4 12h16\"/>",
    "minus": "<path d=\"M4 12h16\"/>",
    "xmark": "<path d=\"M5 5l14 14M19 5L5 19\"/>",
    "checkmark": "<path d=\"M4 13l5 6L20 5\"/>",
    "chevron": "<path d=\"M9 4l8 8-8 8\"/>",
    "chevron.left": "<path d=\"M15 4l-8 8 8 8\"/>",
    "chevron.backward": "<path d=\"M15 4l-8 8 8 8\"/>",
    "chevron.up": "<path d=\"M4 15l8-8 8 8\"/>",
    "chevron.down": "<path d=\"M4 9l8 8 8-8\"/>",
    "arrow": "<path d=\"M4 12h16M14 6l6 6-6 6\"/>",
    "arrow.left": "<path d=\"M20 12H4M10 6l-6 6 6 6\"/>",
    "arrow.up": "<path d=\"M12 20V4M6 10l6-6 6 6\"/>",
    "arrow.down": "<path d=\"M12 4v16M6 14l6 6 6-6\"/>",
    "arrow.clockwise": "<path d=\"M19 12a7 7 0 1 1-2-5M19 3v5h-5\"/>",
    "arrow.counterclockwise": "<path d=\"M5 12a7 7 0 1 0 2-5M5 3v5h5\"/>",
    "gear": """
    <circle cx="12" cy="12" r="3.5"/><circle cx="12" cy="12" r="7.5"/>\
    <path d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M19 5l-1.7 \
    1.7M6.7 17.3L5 19"/>
    """,
    "line.3.horizontal": "<path d=\"M3 6h18M3 12h18M3 18h18\"/>",
    "line.horizontal.3": "<path d=\"M3 6h18M3 12h18M3 18h18\"/>",
    "line.3.horizontal.decrease": "<path d=\"M3 7h18M6.5 12h11M10 17h4\"/>",
    "line.horizontal.3.decrease": "<path d=\"M3 7h18M6.5 12h11M10 17h4\"/>",
    "line.3.horizontal.decrease.circle":
      "<circle cx=\"12\" cy=\"12\" r=\"10\"/><path d=\"M6 9h12M8.5 12.5h7M10.5 16h3\"/>",
    "line.horizontal.3.decrease.circle":
      "<circle cx=\"12\" cy=\"12\" r=\"10\"/><path d=\"M6 9h12M8.5 12.5h7M10.5 16h3\"/>",
    "ellipsis": "<path d=\"M5 12h.01M12 12h.01M19 12h.01\" stroke-width=\"3\"/>",
    "ellipsis.circle": """
    <circle cx="12" cy="12" r="10"/><path d="M7.5 12h.01M12 12h.01M16.5 12h.01" \
    stroke-width="2.4"/>
    """,
    "plus.circle": "<circle cx=\"12\" cy=\"12\" r=\"10\"/><path d=\"M12 7v10M7 12h10\"/>",
    "xmark.circle":
      "<circle cx=\"12\" cy=\"12\" r=\"10\"/><path d=\"M8.5 8.5l7 7M15.5 8.5l-7 7\"/>",
    "checkmark.circle":
      "<circle cx=\"12\" cy=\"12\" r=\"10\"/><path d=\"M7.5 12.5l3 3.5 6-8\"/>",
    "info": "<path d=\"M12 10v9M12 5h.01\" stroke-width=\"2.4\"/>",
    "info.circle": """
    <circle cx="12" cy="12" r="10"/><path d="M12 11v6"/><path d="M12 7.5h.01" stroke-width="2.4"/>
    """,
    "circle": "<circle cx=\"12\" cy=\"12\" r=\"10\"/>",
    "square": "<rect x=\"3\" y=\"3\" width=\"18\" height=\"18\" rx=\"3\"/>",
    "clock": "<circle cx=\"12\" cy=\"12\" r=\"10\"/><path d=\"M12 6v6.5l-4 2.5\"/>",
    "bookmark": "<path d=\"M6 3h12v18l-6-5-6 5z\"/>",
    "map": "<path d=\"M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14\"/>",
    "magnifyingglass": "<circle cx=\"10\" cy=\"10\" r=\"6.5\"/><path d=\"M15 15l6 6\"/>",
    "trash": "<path d=\"M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7\"/>",
    "camera": """
    <path d="M3 7h4l2-3h6l2 3h4v13H3z"/><circle cx="12" cy="13" r="4"/>
    """,
    "square.and.arrow": "<path d=\"M8 9H5v12h14V9h-3M12 15V2M8 6l4-4 4 4\"/>",
    "square.and.pencil": "<path d=\"M12 5H4v15h15v-8M9 15l1-4 9-9 3 3-9 9z\"/>",
    "folder": "<path d=\"M3 5h7l2 3h9v12H3z\"/>",
    "book": "<path d=\"M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14\"/>",
    "star": """
    <path d="M12 2l3 7 7 .6-5.4 4.7L18.3 21.5 12 17.5 5.7 21.5l1.7-7.2L2 9.6 9 9z"/>
    """,
    "heart": """
    <path d="M12 21C4 15 2 11 3 7.5 4 4 9 3 12 7c3-4 8-3 9 .5 1 3.5-1 7.5-9 13.5z"/>
    """,
    "house": "<path d=\"M3 11l9-8 9 8M5.5 9.5V20h13V9.5M10 20v-6h4v6\"/>",
    "person": "<circle cx=\"12\" cy=\"7.5\" r=\"4.5\"/><path d=\"M3 21c0-5 4-7 9-7s9 2 9 7\"/>",
    "bell": "<path d=\"M5 18c2-3 1-6 2-9s3-4 5-4 4 1 5 4 0 6 2 9zM10 21h4\"/>",
    "photo":
      "<rect x=\"2\" y=\"4\" width=\"20\" height=\"16\" rx=\"2\"/><path d=\"M3 17l6-6 5 5 3-3 4 4\"/>",
    "envelope":
      "<rect x=\"2\" y=\"5\" width=\"20\" height=\"14\" rx=\"2\"/><path d=\"M3 7l9 7 9-7\"/>",
    "play": "<path d=\"M6 4l14 8-14 8z\"/>",
    "pause": "<path d=\"M8 4v16M16 4v16\" stroke-width=\"3\"/>",
    "forward": "<path d=\"M3 5l9 7-9 7zM12 5l9 7-9 7z\"/>",
    "backward": "<path d=\"M21 5l-9 7 9 7zM12 5l-9 7 9 7z\"/>",
    "arrowshape.turn.up.left": "<path d=\"M10 5l-7 7 7 7v-4c5 0 8 1 11 5-1-7-5-10-11-11z\"/>",
    "list.bullet": "<path d=\"M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01\"/>",
  ]
}
