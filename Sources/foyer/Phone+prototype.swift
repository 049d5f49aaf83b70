import Foundation
import Phone
import Prototype

extension Phone {
  /// A phone that runs the prototype.
  static func prototype(_ setup: PhoneSetup) -> Phone {
    Phone(setup) { AppDelegate() }
  }
}

extension PhoneSetup {
  /// The setup that the options ask for.
  init(_ arguments: Arguments) throws {
    self.init(assets: AssetsFolder.path)
    if let device = arguments.value(.device) { model = try Self.model(named: device) }
    if arguments.has(.landscape) { orientation = .landscapeLeft }
    appearance = try arguments.choice(.appearance, as: Appearance.self) ?? .light
    language = try arguments.choice(.language, as: Language.self)?.rawValue ?? "en"
  }

  private static func model(named name: String) throws(CommandLineError) -> DeviceModel {
    guard let model = DeviceModel.all.first(where: { $0.id == name.lowercased() }) else {
      let nearest = Spelling.nearest(to: name, in: DeviceModel.all.map(\.id))
      throw .unknownDevice(name, nearest: nearest)
    }
    return model
  }
}

/// A language that the prototype speaks.
private enum Language: String, CaseIterable {
  case english = "en"
  case traditionalChinese = "zh-Hant"
  case simplifiedChinese = "zh-Hans"
}
