import Foundation
import Phone

/// What has come onto the screen and gone since the last gesture began.
struct ScreenChanges: Sendable {
  /// The share of the screen that something new must cover to be another screen, 0…1; ours.
  private static let screenShare: CGFloat = 0.4
  /// The share of the names that must be new on another screen, 0…1; ours.
  private static let nameShare = 0.5
  /// Fewer names than these say nothing of the whole screen; ours.
  private static let fewNames = 4

  /// The size of the screen, in points.
  private(set) var size = CGSize.zero
  private var before: [String: ScreenElement] = [:]
  private var atRest: [String: ScreenElement]?
  private var start: TimeInterval = 0

  init() {}

  /// A gesture begins on a screen.
  mutating func begin(_ snapshot: ScreenSnapshot, at time: TimeInterval) {
    (size, start) = (snapshot.size, time)
    before = Self.names(snapshot)
    atRest = nil
  }

  /// The gesture goes on: what comes now is its doing.
  mutating func goOn() { atRest = nil }

  /// Something to wait for.
  enum Wait: Hashable, Sendable {
    case appearance([ScreenElement], seconds: TimeInterval)
    case disappearance([ScreenElement])
  }

  /// What is to be waited for now that the screen rests.
  ///
  /// Of what comes at once only another screen counts, and all of what comes later by itself.
  mutating func rest(_ snapshot: ScreenSnapshot, at time: TimeInterval) -> Wait? {
    size = snapshot.size
    let names = Self.names(snapshot)
    defer { atRest = names }
    let isLate = atRest != nil
    let last = atRest ?? before
    let new = names.filter { last[$0.key] == nil }.map(\.value)
    let seconds = max(0, time - start)
    if isLate {
      if !new.isEmpty { return .appearance(Self.sorted(new), seconds: seconds) }
      let gone = last.filter { names[$0.key] == nil }.map(\.value)
      return gone.isEmpty ? nil : .disappearance(Self.sorted(gone))
    }
    let screen = size.width * size.height
    let isOther =
      new.contains { $0.frame.width * $0.frame.height >= screen * Self.screenShare }
      || names.count >= Self.fewNames
        && Double(new.count) >= Double(names.count) * Self.nameShare
    return isOther && !new.isEmpty ? .appearance(Self.sorted(new), seconds: seconds) : nil
  }

  private static func names(_ snapshot: ScreenSnapshot) -> [String: ScreenElement] {
    var names: [String: ScreenElement] = [:]
    for element in snapshot.all where element.isVisible && element.isNamed && !element.isKey {
      let isField = !element.hintText.isEmpty || element.isFocused
      let words = isField ? element.hintText : element.texts.first ?? ""
      let name = element.identifier.isEmpty ? "text:\(words)" : "id:\(element.identifier)"
      if names[name] == nil { names[name] = element }
    }
    return names
  }

  /// Identifiers first, the largest of them, then texts from the top.
  private static func sorted(_ elements: [ScreenElement]) -> [ScreenElement] {
    func rank(_ element: ScreenElement) -> (Int, CGFloat, CGFloat, String) {
      let frame = element.frame
      return element.identifier.isEmpty
        ? (1, frame.minY, frame.minX, element.texts.first ?? "")
        : (0, -frame.width * frame.height, frame.minY, element.identifier)
    }
    return elements.sorted { rank($0) < rank($1) }
  }
}
