import Foundation

@testable import UIKit

/// The frames that Xcode stored in a file, with how far they can be trusted.
nonisolated struct StoryboardOracle: Decodable {
  let file: String
  let roots: [Root]
  let views: [View]

  nonisolated struct Root: Decodable {
    let id: String
    let size: [Double]
    /// Top, left, bottom, right.
    let safe: [Double]
  }

  nonisolated struct View: Decodable {
    let id: String
    let tag: String
    let stored: [Double]?
    let status: String
    /// The quantities that no font decides on.
    let check: [String]?
    let tol: Double?
  }

  /// How far a frame is from the stored one, in the quantities that count.
  static func distance(_ frame: CGRect, from view: View) -> Double? {
    guard view.status == "ok", let stored = view.stored, let checked = view.check else {
      return nil
    }
    let expected = quantities(
      CGRect(x: stored[0], y: stored[1], width: stored[2], height: stored[3]))
    let found = quantities(frame)
    return checked.compactMap { key in
      expected[key].flatMap { expected in found[key].map { abs(expected - $0) } }
    }.max() ?? 0
  }

  private static func quantities(_ frame: CGRect) -> [String: Double] {
    [
      "left": frame.minX, "right": frame.maxX, "centerX": frame.midX, "width": frame.width,
      "top": frame.minY, "bottom": frame.maxY, "centerY": frame.midY, "height": frame.height,
    ]
  }
}

/// The frames that can't be Xcode's, each with the reason.
nonisolated enum KnownDifferences {
  /// The reasons by a file's number and a view's id.
  static let list = reasons { $0.count == 3 }
  /// Those that are different only where the app's pictures are at hand.
  static let withAssets = reasons { $0.count == 4 }

  /// Reads lines of a file's number, a view's id and the reason, parted by tabs.
  private static func reasons(where isWanted: ([String]) -> Bool) -> [String: String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/storyboard-differences.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t").map(String.init) }
    return Dictionary(
      uniqueKeysWithValues: lines.filter(isWanted).map { ("\($0[0]) \($0[1])", $0[2]) })
  }
}
