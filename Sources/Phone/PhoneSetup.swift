import Foundation

/// How a phone is when it is switched on.
nonisolated public struct PhoneSetup: Sendable {
  /// The model of the device.
  public var model: DeviceModel
  /// Which way it is held.
  public var orientation: Orientation
  /// Light or dark.
  public var appearance: Appearance
  /// The user's language, such as `zh-Hant`.
  public var language: String
  /// The path of the folder with the app's storyboards, catalogs and languages.
  public var assets: String

  /// Makes a setup; upright and light unless told otherwise.
  public init(
    model: DeviceModel = .default, orientation: Orientation = .portrait,
    appearance: Appearance = .light, language: String = "en", assets: String = "Assets"
  ) {
    self.model = model
    self.orientation = orientation
    self.appearance = appearance
    self.language = language
    self.assets = assets
  }
}
