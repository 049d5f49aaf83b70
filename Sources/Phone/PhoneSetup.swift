import Foundation

/// How a phone is when it is switched on.
nonisolated public struct PhoneSetup: Sendable {
  /// The model of the device.
  public var model: DeviceModel
  /// Which way it is held.
  public var orientation: Orientation
  /// Light or dark.
  public var appearance: Appearance

  /// Makes a setup; upright and light unless told otherwise.
  public init(
    model: DeviceModel = .default, orientation: Orientation = .portrait,
    appearance: Appearance = .light
  ) {
    self.model = model
    self.orientation = orientation
    self.appearance = appearance
  }
}
