import Foundation
import Graphics
import UIKit

extension Command {
  static let layout = Command(
    name: "layout", summary: "Print where a storyboard's or xib's views are, as JSON",
    operand: Operand(name: "FILE"),
    options: [.id, .layoutDevice, .landscape, .size, .safeArea, .assets]
  ) { arguments in
    let canvas = try StoryboardCanvas(arguments)
    let file = try StoryboardFile(arguments.operands[0], arguments)
    let frames = try file.roots(arguments).flatMap { root in
      let own = file.document.canvas(of: root)
      // A size that is the document's own is for its own size classes.
      var canvas = canvas ?? own
      if arguments.has(.size), canvas.size == own.size { canvas.traits = own.traits }
      return StoryboardScreen(file.document, root: root, on: canvas, bundle: file.bundle).frames
    }
    guard !frames.isEmpty else { throw file.nothingToLayOut() }
    try StandardOutput.print(
      "[\n" + frames.map { "  " + json($0) }.joined(separator: ",\n") + "\n]")
    try file.finish()
  }

  private static func json(_ frame: StoryboardScreen.Frame) -> String {
    let numbers = [
      ("x", frame.rect.minX), ("y", frame.rect.minY), ("w", frame.rect.width),
      ("h", frame.rect.height),
    ].map { "\"\($0)\": \(number($1))" }.joined(separator: ", ")
    let id = try? JSONEncoder().encode(frame.id)
    return "{\"id\": \(String(decoding: id ?? Data(), as: UTF8.self)), \(numbers)}"
  }

  /// A length in points, to a thousandth.
  private static func number(_ length: CGFloat) -> String {
    let rounded = (Double(length) * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
