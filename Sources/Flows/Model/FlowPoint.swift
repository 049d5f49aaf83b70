import Foundation

/// A point as flows write it: in percent of what it is in, or in points.
package struct FlowPoint: Hashable, Sendable {
  let x: Int
  let y: Int
  /// Whether the numbers are percent.
  let isRelative: Bool

  /// Makes a point in percent.
  init(x: Int, y: Int) {
    (self.x, self.y, isRelative) = (x, y, true)
  }

  /// Reads `50%, 50%` or `100, 200`; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2 else { return nil }
    let isRelative = parts[0].hasSuffix("%")
    guard parts[1].hasSuffix("%") == isRelative else { return nil }
    let numbers = parts.compactMap { Int(isRelative ? String($0.dropLast()) : $0) }
    guard numbers.count == 2 else { return nil }
    if isRelative, !numbers.allSatisfy({ 0...100 ~= $0 }) { return nil }
    (x, y, self.isRelative) = (numbers[0], numbers[1], isRelative)
  }
}
