import Foundation
import Phone

/// Finds the elements that a query means, by Maestro's rules.
struct ElementFinder {
  private let tree: ElementTree

  /// Looks among what can be seen, or among everything.
  init(_ snapshot: ScreenSnapshot, onlyVisible: Bool = true) {
    tree = ElementTree(snapshot, onlyVisible: onlyVisible)
  }

  /// All elements that are looked at.
  var elements: [ScreenElement] { tree.nodes.map(\.element) }

  /// The elements that a query means, the one to take first.
  func elements(for query: ElementQuery) throws(PatternError) -> [ScreenElement] {
    try indices(for: query).map { tree.nodes[$0].element }
  }

  private func indices(for query: ElementQuery) throws(PatternError) -> [Int] {
    var found = try candidates(for: query)
    for relation in query.relations where relation.kind != .childOf {
      found = try found.filter(by: relation.kind, others: indices(for: relation.query), in: tree)
    }
    for descendant in query.descendants {
      let others = try indices(for: descendant)
      found = found.filter { index in others.contains { tree.nodes[index].inside.contains($0) } }
    }
    if let index = query.index { return pick(index, of: found) }
    return try nearestFirst(found, for: query)
  }

  /// What is like the query says itself; of those inside each other the innermost.
  private func candidates(for query: ElementQuery) throws(PatternError) -> [Int] {
    var range = 0..<tree.nodes.count
    if let parent = query.relations.first(where: { $0.kind == .childOf })?.query {
      guard let first = try indices(for: parent).first else { return [] }
      range = first..<tree.nodes[first].inside.upperBound
    }
    guard query.isAboutItself else { return Array(range) }
    var found: [Int] = []
    for index in range where try query.fits(tree.nodes[index].element) { found.append(index) }
    // In the order of the hierarchy those inside an element follow it at once.
    return found.enumerated().filter { position, index in
      position + 1 == found.count || !tree.nodes[index].inside.contains(found[position + 1])
    }.map(\.element)
  }

  private func pick(_ index: Int, of found: [Int]) -> [Int] {
    let sorted = found.enumerated().sorted { one, two in
      let (a, b) = (tree.nodes[one.element].element.frame, tree.nodes[two.element].element.frame)
      return (a.minY, a.minX, CGFloat(one.offset)) < (b.minY, b.minX, CGFloat(two.offset))
    }.map(\.element)
    let place = index < 0 ? sorted.count + index : index
    return sorted.indices.contains(place) ? [sorted[place]] : []
  }

  /// Where only a place is given, the nearest element is meant.
  private func nearestFirst(_ found: [Int], for query: ElementQuery) throws(PatternError) -> [Int] {
    let directions: [ElementSelector.Relation.Kind] = [.below, .above, .leftOf, .rightOf]
    guard query.text == nil, query.id == nil,
      let relation = query.relations.first(where: { directions.contains($0.kind) }),
      let other = try indices(for: relation.query).first
    else { return found }
    let center = tree.nodes[other].element.frame.center
    return found.enumerated().sorted { one, two in
      let a = tree.nodes[one.element].element.frame.center.distance(to: center)
      let b = tree.nodes[two.element].element.frame.center.distance(to: center)
      return (a, one.offset) < (b, two.offset)
    }.map(\.element)
  }
}

extension [Int] {
  /// Those that are in a direction of any of some others, or hold one.
  fileprivate func filter(
    by kind: ElementSelector.Relation.Kind, others: [Int], in tree: ElementTree
  ) -> [Int] {
    filter { index in
      let node = tree.nodes[index]
      let frame = node.element.frame
      return others.contains { other in
        let otherFrame = tree.nodes[other].element.frame
        return switch kind {
        case .below: frame.minY > otherFrame.minY
        case .above: frame.minY < otherFrame.minY
        case .leftOf: frame.minX < otherFrame.minX
        case .rightOf: frame.minX > otherFrame.minX
        case .containsChild:
          node.inside.contains(other) && tree.nodes[other].depth == node.depth + 1
        case .childOf: true
        }
      }
    }
  }
}

extension ElementQuery {
  /// How much longer than wide a square may be.
  private static let squareTolerance = 0.03
  /// How many characters a long text has at least.
  private static let longText = 200

  /// Whether an element is like the query says, wherever it is.
  func fits(_ element: ScreenElement) throws(PatternError) -> Bool {
    if let isEnabled, element.isEnabled != isEnabled { return false }
    if let isSelected, element.isSelected != isSelected { return false }
    if let isChecked, element.isChecked != isChecked { return false }
    if let isFocused, element.isFocused != isFocused { return false }
    if let width, abs(Int(element.frame.width.rounded()) - width) > tolerance { return false }
    if let height, abs(Int(element.frame.height.rounded()) - height) > tolerance { return false }
    for trait in traits where !hasTrait(trait, element) { return false }
    if let id, try !fits(id, identifier: element.identifier) { return false }
    if let text {
      var fits = false
      for value in [element.text, element.hintText, element.accessibilityText]
      where !fits && !value.isEmpty {
        fits = try text.matchesLoosely(value)
      }
      return fits
    }
    return true
  }

  private func fits(_ id: TextPattern, identifier: String) throws(PatternError) -> Bool {
    guard !identifier.isEmpty else { return false }
    if try id.matches(identifier) { return true }
    guard let slash = identifier.lastIndex(of: "/") else { return false }
    return try id.matches(String(identifier[identifier.index(after: slash)...]))
  }

  private func hasTrait(_ trait: ElementSelector.Trait, _ element: ScreenElement) -> Bool {
    switch trait {
    case .text: return !element.text.isEmpty
    case .longText: return element.text.count > Self.longText
    case .square:
      let (width, height) = (element.frame.width, element.frame.height)
      return abs(width - height) <= max(width, height) * Self.squareTolerance
    }
  }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
