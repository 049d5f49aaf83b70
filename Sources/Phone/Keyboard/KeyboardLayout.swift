import Foundation

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
