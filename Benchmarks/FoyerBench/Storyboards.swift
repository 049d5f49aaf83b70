import Foundation
import UIKit

/// How long it takes to read storyboards and to lay them out.
struct StoryboardTimes {
  /// How often each file is read and laid out; the median counts.
  private static let rounds = 5

  private var parsing: [Double] = []
  private var layout: [Double] = []
  private var slowest = (file: "", time: 0.0)

  /// Measures all storyboards and xibs in a folder.
  init(_ folder: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    for name in names where name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      let path = folder + "/" + name
      let document = try StoryboardDocument(path: path)
      parsing.append(
        Self.median {
          _ = try? StoryboardDocument(path: path)
        })
      let time = Self.median {
        for root in document.roots {
          _ = StoryboardScreen(
            document, root: root, on: document.canvas(of: root),
            bundle: AppBundle(path: "/nowhere", diagnostics: Diagnostics { _ in }))
        }
      }
      layout.append(time)
      if time > slowest.time { slowest = (name, time) }
    }
  }

  /// What was measured, in milliseconds.
  var report: [String: Any] {
    [
      "files": layout.count, "parse_ms": parsing.max() ?? 0, "layout_ms": layout.max() ?? 0,
      "median_parse_ms": parsing.sorted()[parsing.count / 2],
      "median_layout_ms": layout.sorted()[layout.count / 2], "slowest": slowest.file,
    ]
  }

  private static func median(of body: () -> Void) -> Double {
    let times = (0..<rounds).map { _ in
      let start = now()
      body()
      return Double(now() - start) / 1e6
    }
    return times.sorted()[rounds / 2]
  }
}
