import Testing

@testable import UIKit

/// A hierarchy that changes at random, where priorities leave only one solution.
private final class Life {
  let root = makeRoot(400, 800)
  private var dice: Dice
  private var views: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []
  private var nextPriority: Float = 1

  init(seed: UInt64) {
    dice = Dice(seed: seed)
    views = [root]
    for _ in 0..<10 { addView() }
  }

  /// All frames in the order of the tree.
  var frames: [CGRect] { views.map(\.frame) }

  /// Solves everything from the beginning.
  func forget() {
    root.layoutState?.engine = nil
    root.setNeedsConstraintLayout()
  }

  func change() {
    switch dice.number(0...9) {
    case 0: addView()
    case 1 where views.count > 4:
      let view = views[dice.number(1...views.count - 1)]
      let gone = views.filter { $0.isDescendant(of: view) }
      view.removeFromSuperview()
      views.removeAll { view in gone.contains { $0 === view } }
      constraints.removeAll { !$0.isActive }
    case 2, 3: relate()
    case 4 where !constraints.isEmpty:
      constraints.remove(at: dice.number(0...constraints.count - 1)).isActive = false
    case 5: root.frame.size = CGSize(width: dice.number(200...900), height: dice.number(200...900))
    case 6:
      for case let view as ContentView in views where dice.number(0...2) == 0 {
        view.content = CGSize(width: dice.number(1...200), height: dice.number(1...200))
      }
    case 7 where !constraints.isEmpty:
      constraints[dice.number(0...constraints.count - 1)].priority = priority()
    default:
      guard !constraints.isEmpty else { return }
      constraints[dice.number(0...constraints.count - 1)].constant = CGFloat(dice.number(-50...300))
    }
  }

  /// A priority that no other constraint has, so that every choice is decided.
  private func priority() -> UILayoutPriority {
    nextPriority += 0.125
    return UILayoutPriority(nextPriority)
  }

  private func addView() {
    let parent = views[dice.number(0...views.count - 1)]
    let view = parent.addPlaced(ContentView(CGFloat(dice.number(1...99)), 20))
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(priority(), for: axis)
      view.setContentCompressionResistancePriority(priority(), for: axis)
    }
    views.append(view)
    for attribute in [NSLayoutConstraint.Attribute.left, .top, .width, .height] {
      let wish = NSLayoutConstraint(
        LayoutQuantity(view, attribute), .equal,
        attribute.isSize ? nil : LayoutQuantity(parent, attribute),
        constant: CGFloat(dice.number(0...200)))
      wish.priority = priority()
      wish.isActive = true
    }
    relate()
  }

  private func relate() {
    let kinds: [[NSLayoutConstraint.Attribute]] = [
      [.left, .right, .centerX, .leading], [.top, .bottom, .centerY, .lastBaseline],
      [.width, .height],
    ]
    let kind = kinds[dice.number(0...2)]
    let (one, two) = (
      views[dice.number(1...views.count - 1)], views[dice.number(0...views.count - 1)]
    )
    guard one !== two else { return }
    let relations: [NSLayoutConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let constraint = NSLayoutConstraint(
      LayoutQuantity(one, kind[dice.number(0...kind.count - 1)]), relations[dice.number(0...2)],
      LayoutQuantity(two, kind[dice.number(0...kind.count - 1)]),
      multiplier: [1, 1, 1, 0.5, 2][dice.number(0...4)], constant: CGFloat(dice.number(-50...50)))
    constraint.priority = priority()
    constraint.isActive = true
    constraints.append(constraint)
  }
}

@Suite struct LayoutEngineLifeTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func aLongLifeEndsWhereAFreshStartDoes(seed: UInt64) {
    let life = Life(seed: seed)
    for _ in 0..<30 {
      life.change()
      life.root.layoutIfNeeded()
    }
    let frames = life.frames
    life.forget()
    life.root.layoutIfNeeded()
    for (old, new) in zip(frames, life.frames) {
      // A third of a pixel's rounding apart at most.
      #expect(
        abs(old.minX - new.minX) < 0.34 && abs(old.minY - new.minY) < 0.34
          && abs(old.width - new.width) < 0.34 && abs(old.height - new.height) < 0.34,
        "\(old) \(new)")
    }
  }
}
