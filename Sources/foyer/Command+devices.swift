import Foundation
import Graphics
import Phone

extension Command {
  static let devices = Command(
    name: "devices", summary: "List the models with their points, scale and safe areas",
    options: []
  ) { _ in
    let heading = row("id", "points", "scale", "safe area", "on its side", "name")
    let rows = DeviceModel.all.map { model in
      let upright = model.safeAreaInsets(in: .portrait)
      let turned = model.safeAreaInsets(in: .landscapeLeft)
      return row(
        model.id, "\(Int(model.size.width))x\(Int(model.size.height))",
        "@\(Int(model.scale))x", "top \(Int(upright.top)), bottom \(Int(upright.bottom))",
        "sides \(Int(turned.left)), bottom \(Int(turned.bottom))", model.name)
    }
    try StandardOutput.print(([heading] + rows).joined(separator: "\n"))
  }

  private static func row(_ cells: String...) -> String {
    zip(cells, [20, 12, 8, 20, 22, 0])
      .map { $0.padding(toLength: max($1, $0.count), withPad: " ", startingAt: 0) }
      .joined()
  }
}
