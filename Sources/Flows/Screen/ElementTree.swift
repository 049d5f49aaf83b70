import Foundation
import Phone

/// The elements of a screen in the order of the hierarchy, each before those inside.
struct ElementTree {
  /// An element and which of those that follow are inside.
  struct Node {
    let element: ScreenElement
    let depth: Int
    var inside: Range<Int>
  }

  private(set) var nodes: [Node] = []

  /// All elements, or those alone of which enough can be seen or that hold such.
  init(_ snapshot: ScreenSnapshot, onlyVisible: Bool) {
    for element in snapshot.elements { _ = add(element, depth: 0, onlyVisible: onlyVisible) }
  }

  private mutating func add(_ element: ScreenElement, depth: Int, onlyVisible: Bool) -> Bool {
    let index = nodes.count
    nodes.append(Node(element: element, depth: depth, inside: index + 1..<index + 1))
    var isSeen = element.isVisible
    for child in element.children {
      if add(child, depth: depth + 1, onlyVisible: onlyVisible) { isSeen = true }
    }
    if onlyVisible, !isSeen {
      nodes.removeSubrange(index...)
      return false
    }
    nodes[index].inside = index + 1..<nodes.count
    return isSeen
  }
}
