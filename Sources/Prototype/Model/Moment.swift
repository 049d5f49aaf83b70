import UIKit

/// A picture of home that somebody shares, with a few words.
struct Moment: Equatable, Sendable {
  /// What the picture is of.
  enum Kind: String, CaseIterable, Sendable {
    case doors
    case rooms
    case gardens
    case streets

    var title: String { Text.string("kind.\(rawValue)") }
  }

  let id: Int
  let author: Member
  let picture: String
  let kind: Kind
  let title: String
  let place: String
  let story: String
  let age: Age

  /// How many others like it.
  let likes: Int
}
