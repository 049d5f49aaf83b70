extension Unicode.Scalar {
  /// Whether it would do something to a terminal in place of being shown.
  var isControl: Bool { properties.generalCategory == .control }
}

extension String {
  /// The text in one line, without anything that a terminal would take for a command: controls are
  /// written out as in a program.
  package var inPlainWords: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.isControl: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text letter by letter, with a mark in the place of each control but tabs and line breaks.
  var withMarksForControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    let marked = unicodeScalars.map { scalar -> Unicode.Scalar in
      scalar.isControl && scalar != "\t" && scalar != "\n" ? "\u{FFFD}" : scalar
    }
    return String(String.UnicodeScalarView(marked))
  }

  /// The beginning of a text that is too long to be told whole; ours, 500 characters.
  var shortened: String {
    let most = 500
    // Counts no further than need be.
    guard dropFirst(most).first != nil else { return self }
    return prefix(most) + "…"
  }
}
