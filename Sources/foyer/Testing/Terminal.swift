import Foundation

/// The terminal that the program prints to.
enum Terminal {
  /// Whether what was printed can be changed.
  static var isAnsi: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 1 && environment["TERM"] ?? "dumb" != "dumb"
  }

  /// How many lines and columns there are; those of the first terminals where that is unknown.
  static var size: (lines: Int, columns: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0
    else { return (24, 80) }
    return (Int(size.ws_row), Int(size.ws_col))
  }
}
