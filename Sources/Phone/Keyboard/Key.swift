import Foundation

/// A key of the software keyboard.
nonisolated struct Key: Hashable, Sendable {
  /// What a key does.
  enum Action: Hashable, Sendable {
    /// Types text; shift makes it a capital.
    case type(String)
    case shift
    case delete
    case space
    case `return`
    /// Shows another set of keys.
    case show(KeyboardPlane)
    /// Lets another keyboard take over; there is none, so it only answers the finger.
    case emoji
    /// Starts dictation; there is none, so it only answers the finger.
    case dictation
    /// Puts the keyboard away.
    case dismiss
  }

  let action: Action
  /// The cap, in points from the corner below the banner.
  let frame: CGRect
  /// The letters below a digit of a number pad.
  var letters = ""
  /// Whether the key has a cap under its mark.
  var hasCap = true

  /// Whether the key types something that shows above the finger.
  var types: Bool {
    if case .type = action { true } else { false }
  }
}

/// One of the sets of keys that a keyboard shows in turn.
nonisolated enum KeyboardPlane: Hashable, Sendable {
  case letters
  case numbers
  case symbols
}

/// The keys of a keyboard in one of its planes.
nonisolated struct KeyboardLayout: Hashable, Sendable {
  let keys: [Key]
  /// How far beside a key a finger still means it.
  let reach: CGSize

  /// How far above or below a key a finger still means it; ours.
  static let verticalReach: CGFloat = 12

  /// The key that a finger at a point means: the nearest one.
  func index(at point: CGPoint) -> Int? {
    let near = keys.indices.compactMap { index -> (index: Int, distance: CGFloat)? in
      let frame = keys[index].frame
      let x = max(frame.minX - point.x, point.x - frame.maxX, 0)
      let y = max(frame.minY - point.y, point.y - frame.maxY, 0)
      return x <= reach.width && y <= reach.height ? (index, hypot(x, y)) : nil
    }
    return near.min { $0.distance < $1.distance }?.index
  }
}
