import UIKit

/// Somebody who lives nearby.
struct Member: Equatable, Sendable {
  let name: String
  let avatar: String

  /// The name by which neighbours call each other.
  var firstName: String {
    name.split(separator: " ").first.map(String.init) ?? name
  }
}

extension Member {
  static let jonas = Member(name: "Jonas Lindqvist", avatar: "avatar-jonas")
  static let mei = Member(name: "陳美玲", avatar: "avatar-mei")
  static let samir = Member(name: "Samir Haddad", avatar: "avatar-samir")
  static let nia = Member(name: "Nia Okafor", avatar: "avatar-nia")
  static let ruth = Member(name: "Ruth Calder", avatar: "avatar-ruth")
  static let theo = Member(name: "Theo Vidal", avatar: "avatar-theo")
  static let lina = Member(name: "Lina Brandt", avatar: "avatar-lina")

  /// Everybody on the street.
  static let neighbours = [nia, jonas, mei, ruth, samir, theo, lina]
}
