import UIKit

/// What holds the keys at a moment, fingers and keys of a hardware keyboard; all that looks pressed
/// follows from it.
struct KeyboardHolds: Equatable {
  /// What shows that a finger holds a key.
  enum Sign: Equatable {
    /// The cap takes another colour.
    case cap
    case bubble
    /// A row of texts, one of which may be chosen.
    case menu(KeyMenu, selected: Int?)
  }

  /// What a finger holds.
  struct Finger: Equatable {
    /// The key; nil for a finger beside the keys.
    var key: Int?
    /// Nil for a key that never shows it.
    var sign: Sign?
    /// How far the key's second text is pulled, as a share of the way.
    var pulled: CGFloat = 0
  }

  var fingers: [UITouch: Finger] = [:]
  /// The keys that are held on a hardware keyboard.
  var hardwareKeys: Set<Int> = []
  /// What a finger on the bar above the keys is on.
  var barPart: PredictiveBar.Part?

  /// Whether a cap is held.
  func holds(_ index: Int) -> Bool {
    hardwareKeys.contains(index) || fingers.values.contains { $0.key == index && $0.sign == .cap }
  }

  /// How far a key's second text is pulled, as a share of the way.
  func pulled(_ index: Int) -> CGFloat {
    fingers.values.first { $0.key == index }?.pulled ?? 0
  }
}
