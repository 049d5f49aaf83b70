import Foundation
import Graphics
import Phone

extension PhoneSetup {
  /// The setup that the options ask for; throws where the machine lacks a font or the assets.
  init(_ arguments: Arguments) throws {
    self.init()
    model = try arguments.model
    if arguments.has(.landscape) { orientation = .landscapeLeft }
    appearance = try arguments.choice(.appearance, as: Appearance.self) ?? .light
    textSize = try arguments.choice(.textSize, as: TextSize.self) ?? .large
    language = try arguments.choice(.language, as: Language.self)?.rawValue ?? "en"
    assets = try AssetsFolder.path()
    try FontLibrary.check()
  }
}

extension Arguments {
  /// The model that is asked for.
  var model: DeviceModel {
    get throws(CommandLineError) {
      try value(.device).map { name throws(CommandLineError) in try DeviceModel(option: name) }
        ?? .default
    }
  }

  /// The pixels per point that are asked for.
  var scale: CGFloat? {
    get throws(CommandLineError) { try number(.scale, in: 0.1...8).map { CGFloat($0) } }
  }
}

extension DeviceModel {
  /// The model that the value of an option names.
  init(option name: String) throws(CommandLineError) {
    do throws(DeviceModelError) {
      self = try .named(name)
    } catch {
      switch error {
      case .unknown(let name, let nearest): throw .unknownDevice(name, nearest: nearest)
      }
    }
  }
}

/// A language that the prototype speaks.
private enum Language: String, CaseIterable {
  case english = "en"
  case traditionalChinese = "zh-Hant"
  case simplifiedChinese = "zh-Hans"
}
