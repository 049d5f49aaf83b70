import Foundation
import Graphics
import UIKit

/// Something was found; it has been told.
struct Findings: Error {}

extension Command {
  static let lint = Command(
    name: "lint", summary: "Find what is wrong with launch screens; exit code 1 if anything is",
    operand: Operand(name: "FILE", isRepeated: true), options: [.assets]
  ) { arguments in
    var count = 0
    for path in arguments.operands {
      for finding in findings(in: path, assets: arguments.value(.assets)) {
        try StandardOutput.print("\(finding)")
        count += 1
      }
    }
    if count > 0 { throw Findings() }
  }

  private static func findings(in path: String, assets: String?) -> [Diagnostic] {
    do throws(Diagnostic) {
      let file = try StoryboardFile(path, assets: assets, isQuiet: true)
      return StoryboardLint(file.document, bundle: file.bundle).sorted
    } catch {
      return [error]
    }
  }
}
