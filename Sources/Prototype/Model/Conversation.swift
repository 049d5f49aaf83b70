import UIKit

/// What two neighbours wrote to each other.
struct Conversation: Equatable, Sendable {
  struct Line: Equatable, Sendable {
    let text: String
    let isMine: Bool
  }

  let member: Member
  var age: Age
  var lines: [Line]
  var isUnread: Bool

  /// The last line, for a list.
  var summary: String { lines.last?.text ?? "" }
}

extension Conversation {
  /// What has been written so far, the latest first.
  static var street: [Conversation] {
    [
      make(.nia, "nia", mine: [1], of: 3, .minutes(4), unread: true),
      make(.theo, "theo", mine: [], of: 2, .minutes(38), unread: true),
      make(.mei, "mei", mine: [0], of: 2, .hours(2)),
      make(.jonas, "jonas", mine: [1], of: 2, .hours(5)),
      make(.ruth, "ruth", mine: [0, 2], of: 3, .days(1)),
      make(.samir, "samir", mine: [], of: 1, .days(3)),
    ]
  }

  private static func make(
    _ member: Member, _ key: String, mine: Set<Int>, of count: Int, _ age: Age,
    unread: Bool = false
  ) -> Conversation {
    let lines = (0..<count).map {
      Line(text: Text.string("chat.\(key).\($0 + 1)"), isMine: mine.contains($0))
    }
    return Conversation(member: member, age: age, lines: lines, isUnread: unread)
  }
}
