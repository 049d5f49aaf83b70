import Foundation
import Graphics
import Phone
import UIKit

extension Command {
  static let render = Command(
    name: "render", summary: "Save a picture of what a storyboard or xib shows first, as PNG",
    operand: Operand(name: "FILE"),
    options: [.output, .device, .landscape, .appearance, .scale, .sheet, .assets]
  ) { arguments in
    guard let path = arguments.value(.output) else {
      throw CommandLineError.missingOption("-o FILE.png", command: "render")
    }
    let orientation: Orientation = arguments.has(.landscape) ? .landscapeLeft : .portrait
    let appearance = try arguments.choice(.appearance, as: Appearance.self)
    let (model, scale) = (try arguments.model, try arguments.scale)
    let isSheet = arguments.has(.sheet)
    if isSheet, let option = [Option.device, .appearance, .scale].first(where: arguments.has) {
      throw CommandLineError.excludingOptions(Option.sheet.name, option.name)
    }
    try FontLibrary.check()
    let file = try StoryboardFile(arguments.operands[0], arguments)
    let picture: Bitmap
    if isSheet {
      picture = ContactSheet(of: file, in: orientation).picture()
    } else {
      picture = file.screen(on: model.canvas(in: orientation, appearance: appearance ?? .light))
        .picture(scale: scale ?? model.scale)
    }
    try picture.write(toPNG: URL(fileURLWithPath: path), opaque: true)
    try file.finish()
  }
}
