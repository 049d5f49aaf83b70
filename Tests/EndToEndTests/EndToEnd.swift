import Testing

/// Drives the real window as a user does, one test after the other, since they share a display.
///
/// What is on the display is compared, pixel by pixel, with what `foyer shot` draws without one.
@Suite(.enabled(if: Desk.isAvailable, "Xvfb or xdotool is not installed"), .serialized)
enum EndToEnd {
  /// The display that all tests share.
  static var desk: Desk {
    get throws { try #require(Desk.shared, "Xvfb did not start") }
  }
}
