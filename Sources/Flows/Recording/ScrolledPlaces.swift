import Foundation
import Phone

/// What scrolls in an app, also on pages that are out of sight.
@MainActor
struct ScrolledPlaces {
  private var views: [String: ScrolledView] = [:]

  /// Notes what is on the screen.
  mutating func note(_ found: [ScrolledView]) {
    for view in found { views[view.name] = view }
  }

  /// The offsets by name, in points.
  var offsets: [String: CGPoint] { views.compactMapValues(\.offset) }

  /// What moves by itself.
  var moving: Set<String> { Set(views.filter { $0.value.isMoving }.keys) }
}
