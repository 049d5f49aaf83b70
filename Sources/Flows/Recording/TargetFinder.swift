import Foundation
import Phone

/// Finds how a recording names what a finger touched.
struct TargetFinder {
  /// The largest share of the screen that something named may have to be touched in its middle,
  /// 0…1; ours: larger ones are what things are on.
  private static let largestShare: CGFloat = 0.35

  private let snapshot: ScreenSnapshot
  private let finder: ElementFinder
  /// Texts that must not be written.
  private let secrets: [String]

  init(_ snapshot: ScreenSnapshot, secrets: [String] = []) {
    self.snapshot = snapshot
    self.secrets = secrets.filter { !$0.isEmpty }
    finder = ElementFinder(snapshot)
  }

  // MARK: Targets

  /// The ways to name what is touched at a point, the best first; the last is the bare point.
  func targets(at point: CGPoint, touchOrder: (CGPoint) -> Int?) -> [RecordedTarget] {
    var targets: [RecordedTarget] = []
    let order = touchOrder(point)
    let elements = elements(at: point, order: order)
    let selectors = selectors(for: elements)
    for (selector, element) in selectors where isTouched(element, order, touchOrder) {
      targets.append(RecordedTarget(selector: selector))
      break
    }
    if let (selector, element) = selectors.first {
      for place in Self.percents(of: point, in: element.frame) {
        targets.append(RecordedTarget(selector: selector, point: place))
      }
    }
    let screen = CGRect(origin: .zero, size: snapshot.size)
    let comment = elements.first.map(name) ?? "nothing that has a name"
    for place in Self.percents(of: point, in: screen) {
      targets.append(RecordedTarget(point: place, comment: comment))
    }
    return targets
  }

  /// The elements at a point that are or belong to what is touched, the most telling first.
  private func elements(at point: CGPoint, order: Int?) -> [ScreenElement] {
    let there = finder.elements.filter {
      $0.frame.contains(point) && $0.isVisible && $0.isNamed && !$0.isKey
    }
    guard let order else { return [] }
    // What is drawn over the touched view but lets fingers through tells more of it than what it is
    // in.
    let inside = there.filter { $0.order >= order }.sorted { $0.order < $1.order }
    let around = there.filter { $0.order < order }.sorted { $0.order > $1.order }
    return inside + around
  }

  /// Whether a finger in the middle of an element touches the same thing.
  private func isTouched(
    _ element: ScreenElement, _ order: Int?, _ touchOrder: (CGPoint) -> Int?
  ) -> Bool {
    let frame = element.frame
    let screen = snapshot.size.width * snapshot.size.height
    guard frame.width * frame.height <= screen * Self.largestShare else { return false }
    let center = CGPoint(x: frame.midX.rounded(.down), y: frame.midY.rounded(.down))
    guard CGRect(origin: .zero, size: snapshot.size).contains(center) else { return false }
    return touchOrder(center) == order
  }

  /// Points in percent of a frame that are near to a point, the nearest first.
  private static func percents(of point: CGPoint, in frame: CGRect) -> [FlowPoint] {
    func percent(_ way: CGFloat, _ length: CGFloat) -> Int {
      min(max(Int((way / max(length, 1) * 100).rounded()), 0), 100)
    }
    let x = percent(point.x - frame.minX, frame.width)
    let y = percent(point.y - frame.minY, frame.height)
    return [(0, 0), (1, 0), (-1, 0), (2, 0), (-2, 0)].compactMap { dx, dy in
      guard 0...100 ~= x + dx, 0...100 ~= y + dy else { return nil }
      return FlowPoint(x: x + dx, y: y + dy)
    }
  }

  // MARK: Selectors

  /// Selectors that mean one of the elements and nothing else: identifiers first, then texts, then
  /// those with an index.
  private func selectors(
    for elements: [ScreenElement]
  ) -> [(selector: RecordedSelector, element: ScreenElement)] {
    let names = elements.map { ($0, Self.names(of: $0, secrets)) }
    var found: [(selector: RecordedSelector, element: ScreenElement)] = []
    for isIndexed in [false, true] {
      for kind in [true, false] {
        for (element, names) in names {
          for name in names where name.isIdentifier == kind {
            let place = place(of: element, named: name)
            guard let place, isIndexed == (place.count > 1) else { continue }
            let index = place.count > 1 ? place.index : nil
            found.append((RecordedSelector(name: name, index: index), element))
          }
        }
      }
    }
    return found
  }

  /// A selector that means an element and nothing else; nil where only an index would tell.
  func selector(for element: ScreenElement) -> RecordedSelector? {
    selectors(for: [element]).first { $0.selector.index == nil }?.selector
  }

  private static func names(
    of element: ScreenElement, _ secrets: [String]
  ) -> [RecordedSelector.Name] {
    var names: [RecordedSelector.Name] = []
    if !element.identifier.isEmpty { names.append(.id(element.identifier)) }
    // What stands in a field is not what it is called.
    let isField = !element.hintText.isEmpty || element.isFocused
    let words = isField ? [element.accessibilityText, element.hintText] : element.texts
    for text in words where !text.isEmpty && text.count <= 80 { names.append(.text(text)) }
    return names.filter { name in
      switch name {
      case .id(let text), .text(let text): !secrets.contains { text.contains($0) }
      }
    }.map { $0.escaped }
  }

  /// How many elements are called so, and which of them is meant; nil where it isn't among them.
  private func place(
    of element: ScreenElement, named name: RecordedSelector.Name
  ) -> (index: Int, count: Int)? {
    let query = ElementQuery()
    switch name {
    case .id(let id): query.id = TextPattern(id)
    case .text(let text): query.text = TextPattern(text)
    }
    guard let found = try? finder.elements(for: query) else { return nil }
    let sorted = found.enumerated().sorted { one, two in
      let (a, b) = (one.element.frame, two.element.frame)
      return (a.minY, a.minX, CGFloat(one.offset)) < (b.minY, b.minX, CGFloat(two.offset))
    }.map(\.element)
    guard let index = sorted.firstIndex(where: { $0.order == element.order }) else { return nil }
    return (index, found.count)
  }

  /// What an element is called in a comment.
  private func name(of element: ScreenElement) -> String {
    let words = Self.names(of: element, secrets).first
    return switch words {
    case .id(let text), .text(let text): text
    case nil: element.kind
    }
  }
}

extension RecordedSelector.Name {
  var isIdentifier: Bool {
    if case .id = self { true } else { false }
  }

  /// The name as a pattern: identifiers have no other reading, texts are also taken letter by
  /// letter.
  fileprivate var escaped: Self {
    guard case .id(let id) = self else { return self }
    return .id(FlowText.idPattern(id))
  }
}
