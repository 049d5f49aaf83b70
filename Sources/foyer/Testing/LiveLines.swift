import Graphics

/// Lines on a terminal that change after they were printed.
final class LiveLines {
  private var count = 0
  private var hasStatus = false

  /// Prints a line; gives its number.
  func add(_ text: String) throws -> Int {
    try StandardOutput.print(cut(text))
    count += 1
    return count - 1
  }

  /// Prints a line anew; one that has left the screen is printed again at the end.
  func change(_ number: Int, to text: String) throws {
    let distance = count - number
    guard distance < Terminal.size.lines else {
      _ = try add(text)
      return
    }
    // Up, the line anew, and back down; the line's own end is one of the steps down.
    let back = distance > 1 ? "\u{1B}[\(distance - 1)B" : ""
    try StandardOutput.print("\u{1B}[\(distance)A\r\u{1B}[2K\(cut(text))\(back)\r")
  }

  /// Shows a line that the next one takes the place of.
  func status(_ text: String) throws {
    try StandardOutput.print("\r\u{1B}[2K" + cut(text), end: "")
    hasStatus = true
  }

  /// Takes away the line that shows the status.
  func clear() throws {
    guard hasStatus else { return }
    try StandardOutput.print("\r\u{1B}[2K", end: "")
    hasStatus = false
  }

  /// As much of a text as surely fits in a line: letters may be two columns wide.
  private func cut(_ text: String) -> String {
    var (columns, result) = (Terminal.size.columns - 1, "")
    for character in text {
      columns -= character.unicodeScalars.allSatisfy { $0.value < 0x1100 } ? 1 : 2
      guard columns >= 0 else { break }
      result.append(character)
    }
    return result
  }
}
