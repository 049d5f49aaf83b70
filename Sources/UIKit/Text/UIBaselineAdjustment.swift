/// Where a label's line stands when its letters have been made smaller.
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the full size.
  case alignBaselines = 0
  /// In the middle of the full size's line.
  case alignCenters = 1
  /// At the top of the full size's line.
  case none = 2
}
