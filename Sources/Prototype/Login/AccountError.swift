import UIKit

/// Why the service would not let somebody in.
enum AccountError: Error, Equatable, Sendable {
  case refused
  case taken
}
