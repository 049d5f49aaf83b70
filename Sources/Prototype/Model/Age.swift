import UIKit

/// How long ago something was, as coarsely as people say it.
enum Age: Equatable, Sendable {
  case now
  case minutes(Int)
  case hours(Int)
  case days(Int)

  var words: String {
    switch self {
    case .now: Text.string("age.now")
    case .minutes(let count): Text.format("age.minutes", count)
    case .hours(let count): Text.format("age.hours", count)
    case .days(let count): Text.format("age.days", count)
    }
  }
}
