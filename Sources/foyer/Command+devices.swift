import Foundation
import Phone

extension Command {
  static let devices = Command(
    name: "devices", summary: "List the models with their points, scale and safe areas",
    options: []
  ) { _ in
    print("id                  points      scale  safe area (top/bottom, landscape left/bottom)  name")
    for model in DeviceModel.all {
      print(row(model))
    }
  }

  private static func row(_ model: DeviceModel) -> String {
    func column(_ text: String, _ width: Int) -> String {
      text.padding(toLength: max(width, text.count + 1), withPad: " ", startingAt: 0)
    }
    let upright = model.safeAreaInsets(in: .portrait)
    let turned = model.safeAreaInsets(in: .landscapeLeft)
    return column(model.id, 20)
      + column("\(Int(model.size.width))x\(Int(model.size.height))", 12)
      + column("@\(Int(model.scale))x", 7)
      + column(
        "\(Int(upright.top))/\(Int(upright.bottom)), \(Int(turned.left))/\(Int(turned.bottom))", 48)
      + model.name
  }
}
