/// The open animation blocks and the groups of animations that run.
///
/// A block of `UIView.animate` makes a group; every layer that changes in it gets an additive
/// animation of that group, and the group's completion is called once, when all are over.
package final class AnimationCoordinator {
  private struct Block {
    var timing: AnimationTiming
    var group: Int
  }

  private struct Group {
    var layers: [CALayer] = []
    var end: TimeInterval
    var timer: Clock.Token?
    var start: TimeInterval
    var completion: ((Bool) -> Void)?
    var wasInterrupted = false
  }

  private let clock: Clock
  private var blocks: [Block] = []
  private var groups: [Int: Group] = [:]
  private var lastGroup = 0
  private var disabled = 0

  init(clock: Clock) {
    self.clock = clock
  }

  /// Whether a change now would be animated.
  package var isEnabled: Bool { disabled == 0 && !blocks.isEmpty }

  /// `UIView.areAnimationsEnabled`.
  var areAnimationsEnabled = true

  /// When the picture next changes by an animation: now, later, or not at all (nil).
  package var nextChange: TimeInterval? {
    groups.values.lazy.filter { !$0.layers.isEmpty }.map { max($0.start, self.clock.now) }.min()
  }

  /// When the last of the animations that end is over; nil for none.
  package var lastEnd: TimeInterval? {
    groups.values.lazy.filter { !$0.layers.isEmpty && $0.end.isFinite }.map(\.end).max()
  }

  /// Runs `changes` in a block of its own and `completion` when all it animates is over.
  func animate(
    _ timing: AnimationTiming, options: UIView.AnimationOptions, changes: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    var timing = timing
    if let outer = blocks.last {
      if !options.contains(.overrideInheritedDuration) {
        timing.duration = outer.timing.duration
      }
      if !options.contains(.overrideInheritedCurve) { timing.curve = outer.timing.curve }
    }
    lastGroup += 1
    let identifier = lastGroup
    groups[identifier] = Group(end: timing.end, start: timing.start, completion: completion)
    if timing.duration > 0, areAnimationsEnabled {
      blocks.append(Block(timing: timing, group: identifier))
      changes()
      blocks.removeLast()
    } else {
      withoutAnimation(changes)
    }
    guard let group = groups[identifier] else { return }
    let wait = group.layers.isEmpty ? 0 : timing.end - clock.now
    guard wait.isFinite else { return }
    groups[identifier]?.timer = clock.schedule(after: wait) { [weak self] in
      self?.finish(identifier, finished: true)
    }
  }

  /// Runs `changes` so that nothing in them is animated.
  func withoutAnimation(_ changes: () -> Void) {
    disabled += 1
    changes()
    disabled -= 1
  }

  func animation(
    of property: AnimatableProperty, by delta: SIMD8<Double>, on layer: CALayer
  ) -> LayerAnimation? {
    guard disabled == 0, let block = blocks.last else { return nil }
    groups[block.group]?.layers.append(layer)
    return LayerAnimation(
      property: property, delta: delta, timing: block.timing, group: block.group)
  }

  /// Notes that a layer's animations of a group were removed before their time.
  ///
  /// Those of other layers go on; the completion comes after them, and hears of it.
  func interrupt(_ identifier: Int, on layer: CALayer) {
    guard var group = groups[identifier] else { return }
    group.layers.removeAll { $0 === layer }
    group.wasInterrupted = true
    groups[identifier] = group
    if group.layers.isEmpty { finish(identifier, finished: false) }
  }

  private func finish(_ identifier: Int, finished: Bool) {
    guard let group = groups.removeValue(forKey: identifier) else { return }
    if let timer = group.timer { clock.cancel(timer) }
    for layer in group.layers { layer.removeAnimations(ofGroup: identifier) }
    group.completion?(finished && !group.wasInterrupted)
  }
}
