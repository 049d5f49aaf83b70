import Foundation

/// How a phone is when it is switched on.
nonisolated public struct PhoneSetup: Sendable {
  /// The model of the device.
  public var model: DeviceModel
  /// Which way it is held.
  public var orientation: Orientation
  /// Light or dark.
  public var appearance: Appearance
  /// How large its user wants to read.
  public var textSize = TextSize.large
  /// The language of the app and of the phone's own words, as in `zh-Hant`.
  public var language: String
  /// The path of the folder with the app's storyboards, catalogs and languages.
  public var assets: String
  /// A storyboard or xib that the app shows as its launch screen, in place of its own.
  public var launchScreen: LaunchScreenFile?
  /// Whether the software keyboard comes up where text is edited.
  public var softwareKeyboard = true
  /// Whether `keyboardWillShow` is posted again when another field with the same keyboard is
  /// edited: versions of iOS differ.
  public var announcesKeyboardOnEverySwitch = false
  /// The words that the keyboard offers while one of them is typed; asked for at every letter.
  public var words: @Sendable () -> WordList = { WordList() }

  /// Makes a setup; upright, light and English unless told otherwise.
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

/// A launch screen that isn't the app's own.
nonisolated public struct LaunchScreenFile: Hashable, Sendable {
  /// The path of the storyboard or xib.
  public var path: String
  /// The path of the folder with its asset catalogs and images.
  public var assets: String

  /// Makes a launch screen of a file.
  public init(path: String, assets: String) {
    self.path = path
    self.assets = assets
  }
}
