/// How fast a flow's time passes, and where it is seen.
nonisolated enum FlowShow: Codable, Hashable, Sendable {
  /// As fast as it can.
  case none
  /// As fast as the host's.
  case realTime
  /// In a window, as fast as the host's; at a scale in pixels per point, or at one that suits.
  case window(scale: Double?)

  /// Whether it is seen.
  var hasWindow: Bool { if case .window = self { true } else { false } }
}
