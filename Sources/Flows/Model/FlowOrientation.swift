/// A way to hold the device, in Maestro's words.
package enum FlowOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait = "PORTRAIT"
  case landscapeLeft = "LANDSCAPE_LEFT"
  case landscapeRight = "LANDSCAPE_RIGHT"
  case upsideDown = "UPSIDE_DOWN"

  /// The orientation of a name, in which case and underscores don't matter.
  init?(named name: String) {
    let letters = name.filter { $0 != "_" }.uppercased()
    guard
      let orientation = Self.allCases.first(where: {
        $0.rawValue.filter { $0 != "_" } == letters
      })
    else { return nil }
    self = orientation
  }
}

/// What `setDarkMode` is told.
package enum DarkModeValue: String, Hashable, Sendable, CaseIterable {
  case enabled
  case disabled

  /// The value of a word in any case.
  init?(named name: String) { self.init(rawValue: name.lowercased()) }
}
