import UIKit

/// Somebody who is logged in.
struct Account: Equatable, Sendable {
  let name: String
  let email: String
  let avatar: String
}
