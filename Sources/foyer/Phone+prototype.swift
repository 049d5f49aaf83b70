import Foundation
import Graphics
import Phone
import Prototype

extension Phone {
  /// A phone that runs the prototype.
  static func prototype(_ setup: PhoneSetup) -> Phone {
    Phone(setup) { AppDelegate() }
  }
}

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
    guard let model = DeviceModel.all.first(where: { $0.id == name.lowercased() }) else {
      let nearest = Spelling.nearest(to: name, in: DeviceModel.all.map(\.id))
      throw .unknownDevice(name, nearest: nearest)
    }
    return model
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
