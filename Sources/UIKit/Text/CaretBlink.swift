/// The caret's blinking, as it was measured on iOS 15 by others: off and on in short fades.
nonisolated enum CaretBlink {
  /// How long each opacity holds, in seconds; one second in all.
  static let steps: [(opacity: CGFloat, duration: TimeInterval)] = [
    (1, 0.5375), (0.75, 0.0375), (0.5, 0.0375), (0.25, 0.0375), (0, 0.2375), (0.25, 0.0375),
    (0.5, 0.0375), (0.75, 0.0375),
  ]
}
