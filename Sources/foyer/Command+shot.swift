import Desktop
import Foundation
import Graphics
import Phone

extension Command {
  static let shot = Command(
    name: "shot", summary: "Save a picture of one screen as PNG",
    options: [.screen, .output] + Option.phone + [.scale, .bezel, .outline]
  ) { arguments in
    guard let screen = try arguments.choice(.screen, as: Screen.self) else {
      throw CommandLineError.missingOption("--screen NAME (\(Screen.list))", command: "shot")
    }
    guard let path = arguments.value(.output) else {
      throw CommandLineError.missingOption("-o FILE.png", command: "shot")
    }
    let phone = Phone.prototype(try PhoneSetup(arguments))
    try screen.show(on: phone)
    try phone.save(
      to: URL(fileURLWithPath: path), scale: try arguments.scale, hasBezel: arguments.has(.bezel),
      hasOutline: arguments.has(.outline))
  }

  static let shots = Command(
    name: "shots", summary: "Save a picture of every screen in a folder",
    options: [.outputFolder] + Option.phone + [.scale, .bezel, .outline]
  ) { arguments in
    guard let path = arguments.value(.output) else {
      throw CommandLineError.missingOption("-o FOLDER", command: "shots")
    }
    try saveShots(
      of: Screen.allCases, setup: try PhoneSetup(arguments),
      scale: try arguments.scale, hasBezel: arguments.has(.bezel),
      hasOutline: arguments.has(.outline), in: URL(fileURLWithPath: path))
  }

  /// Saves a picture of each screen as `NAME.png` and says where.
  static func saveShots(
    of screens: [Screen], setup: PhoneSetup, scale: CGFloat?, hasBezel: Bool = false,
    hasOutline: Bool = false, in folder: URL
  ) throws {
    try folder.createFolder()
    for screen in screens {
      let phone = Phone.prototype(setup)
      try screen.show(on: phone)
      let file = folder.appendingPathComponent("\(screen.rawValue).png")
      try phone.save(to: file, scale: scale, hasBezel: hasBezel, hasOutline: hasOutline)
      try StandardOutput.print(file.path)
    }
  }
}

extension Phone {
  /// Saves the screen, or the whole device with nothing around it.
  fileprivate func save(
    to file: URL, scale: CGFloat?, hasBezel: Bool, hasOutline: Bool
  ) throws {
    if hasBezel {
      try deviceShot(scale: scale, outline: hasOutline).write(toPNG: file)
    } else {
      try screenshot(scale: scale, outline: hasOutline).write(toPNG: file, opaque: true)
    }
  }
}
