import Foundation
import Graphics
import Phone

extension PhoneSetup {
  /// The setup that the options ask for; throws where the machine lacks a font or the assets.
  init(_ arguments: Arguments) throws {
    self.init()
    if let device = arguments.value(.device) { model = try Self.model(named: device) }
    if arguments.has(.landscape) { orientation = .landscapeLeft }
    appearance = try arguments.choice(.appearance, as: Appearance.self) ?? .light
    language = try arguments.choice(.language, as: Language.self)?.rawValue ?? "en"
    assets = try AssetsFolder.path()
    try FontLibrary.check()
  }

  private static func model(named name: String) throws(CommandLineError) -> DeviceModel {
    do throws(DeviceModelError) {
      return try .named(name)
    } catch {
      switch error {
      case .unknown(let name, let nearest): throw .unknownDevice(name, nearest: nearest)
      }
    }
  }
}

extension Arguments {
  /// The pixels per point that are asked for.
  var scale: CGFloat? {
    get throws(CommandLineError) { try number(.scale, in: 0.1...8).map { CGFloat($0) } }
  }
}

/// A language that the prototype speaks.
private enum Language: String, CaseIterable {
  case english = "en"
  case traditionalChinese = "zh-Hant"
  case simplifiedChinese = "zh-Hans"
}
