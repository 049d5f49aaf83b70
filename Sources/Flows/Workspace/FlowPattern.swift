/// A pattern for paths in a workspace, by the rules of Java's globs as Maestro uses them.
///
/// `*` and `?` stay in a folder, `**` goes through all; `[a-z]` and `[!a]` are one character,
/// `{a,b}` is either. Matching takes time in proportion to the lengths of pattern and path.
struct FlowPattern: Hashable, Sendable {
  /// The most characters that a pattern may have; ours.
  private static let lengthLimit = 1000

  /// What one place of the pattern takes; jumps are counted from where they stand.
  private enum Node: Hashable, Sendable {
    case character(Character)
    case any(crossesFolders: Bool)
    case set([ClosedRange<Character>], isNegated: Bool)
    case split(Int)
    case jump(Int)
  }

  private let nodes: [Node]

  /// Reads a pattern.
  init(_ source: String) throws(FlowPatternError) {
    guard source.count <= Self.lengthLimit else { throw .tooLong(limit: Self.lengthLimit) }
    var rest = Array(source)[...]
    nodes = try Self.sequence(&rest, inGroup: false)
  }

  /// Whether the pattern stands for a path.
  func matches(_ path: String) -> Bool {
    var places = reached(from: [0])
    for character in path {
      places = reached(
        from: places.compactMap { place in
          place < nodes.count && Self.takes(nodes[place], character) ? place + 1 : nil
        })
      if places.isEmpty { return false }
    }
    return places.contains(nodes.count)
  }

  // MARK: Matching

  /// The places that are reached without taking a character.
  private func reached(from starts: [Int]) -> [Int] {
    var seen: Set<Int> = []
    var (queue, places) = (starts, [Int]())
    while let place = queue.popLast() {
      guard seen.insert(place).inserted else { continue }
      guard place < nodes.count else {
        places.append(place)
        continue
      }
      switch nodes[place] {
      case .split(let distance): queue += [place + 1, place + distance]
      case .jump(let distance): queue.append(place + distance)
      default: places.append(place)
      }
    }
    return places
  }

  private static func takes(_ node: Node, _ character: Character) -> Bool {
    switch node {
    case .character(let own): own == character
    case .any(let crossesFolders): crossesFolders || character != "/"
    case .set(let ranges, let isNegated):
      character != "/" && ranges.contains { $0.contains(character) } != isNegated
    case .split, .jump: false
    }
  }

  // MARK: Reading

  private static func sequence(
    _ rest: inout ArraySlice<Character>, inGroup: Bool
  ) throws(FlowPatternError) -> [Node] {
    var nodes: [Node] = []
    while let character = rest.first, !(inGroup && (character == "," || character == "}")) {
      rest.removeFirst()
      switch character {
      case "\\":
        guard let escaped = rest.popFirst() else { throw .nothingEscaped }
        nodes.append(.character(escaped))
      case "*":
        let crosses = rest.first == "*"
        while rest.first == "*" { rest.removeFirst() }
        nodes += [.split(3), .any(crossesFolders: crosses), .jump(-2)]
      case "?": nodes.append(.any(crossesFolders: false))
      case "[": nodes.append(try set(&rest))
      case "{":
        guard !inGroup else { throw .nestedGroup }
        nodes += try group(&rest)
      default: nodes.append(.character(character))
      }
    }
    return nodes
  }

  private static func set(_ rest: inout ArraySlice<Character>) throws(FlowPatternError) -> Node {
    let isNegated = rest.first == "!"
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<Character>] = []
    while let character = rest.popFirst() {
      if character == "]" { return .set(ranges, isNegated: isNegated) }
      guard character != "/" else { throw .slashInSet }
      if rest.first == "-", let last = rest.dropFirst().first, last != "]" {
        guard character <= last else { throw .backwardRange }
        rest.removeFirst(2)
        ranges.append(character...last)
      } else {
        ranges.append(character...character)
      }
    }
    throw .unclosed("[")
  }

  private static func group(_ rest: inout ArraySlice<Character>) throws(FlowPatternError) -> [Node]
  {
    var choices = [try sequence(&rest, inGroup: true)]
    while rest.first == "," {
      rest.removeFirst()
      choices.append(try sequence(&rest, inGroup: true))
    }
    guard rest.popFirst() == "}" else { throw .unclosed("{") }
    var nodes = choices.removeLast()
    while let choice = choices.popLast() {
      nodes = [.split(choice.count + 2)] + choice + [.jump(nodes.count + 1)] + nodes
    }
    return nodes
  }
}

/// Why a pattern can't be read.
package enum FlowPatternError: Error, Hashable, Sendable, CustomStringConvertible {
  case unclosed(String)
  case nestedGroup
  case nothingEscaped
  case slashInSet
  case backwardRange
  case tooLong(limit: Int)

  package var description: String {
    switch self {
    case .unclosed(let bracket): "\(bracket) is not closed"
    case .nestedGroup: "{…} in another {…}"
    case .nothingEscaped: "nothing follows the last \\"
    case .slashInSet: "/ in […]"
    case .backwardRange: "a range in […] runs backward"
    case .tooLong(let limit): "more than \(limit) characters"
    }
  }
}
