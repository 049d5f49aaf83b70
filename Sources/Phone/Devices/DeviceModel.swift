import Foundation
import UIKit

/// A model of iPhone or iPad: its screen and what covers it.
nonisolated public struct DeviceModel: Sendable, Hashable {
  /// The name used on the command line, such as `iphone-15`.
  public let id: String
  /// The name as Apple writes it.
  public let name: String
  /// The screen upright, in points.
  public let size: CGSize
  /// Device pixels per point.
  public let scale: CGFloat
  /// The height of the status bar upright, in points.
  public let statusBarHeight: CGFloat
  /// The safe area upright, in points.
  public let safeArea: UIEdgeInsets
  /// The safe area with the long side lying flat, in points.
  public let landscapeSafeArea: UIEdgeInsets
  /// The radius of the screen's corners, in points; 0 for square ones.
  public let cornerRadius: CGFloat
  /// What the camera housing takes away from the screen.
  public let cutout: Cutout
  /// Whether the model is an iPad.
  public let isPad: Bool
  /// Whether the model has a button below the screen instead of an indicator on it.
  public let hasHomeButton: Bool

  /// A hole or a bay in the screen for cameras; sizes are in points.
  nonisolated public enum Cutout: Sendable, Hashable {
    /// The screen is whole.
    case none
    /// A bay at the top, as of iPhone X.
    case notch(width: CGFloat, height: CGFloat)
    /// The Dynamic Island, `top` points below the edge.
    case island(width: CGFloat, height: CGFloat, top: CGFloat)
  }

  /// The model used where none is named.
  public static let `default` = all.first { $0.id == "iphone-15" } ?? all[0]

  /// The model of a name, however its letters are written.
  public static func named(_ name: String) throws(DeviceModelError) -> DeviceModel {
    if let model = all.first(where: { $0.id == name.lowercased() }) { return model }
    throw DeviceModelError.unknown(
      name: name, nearest: Spelling.nearest(to: name, in: all.map(\.id)))
  }
}

/// Why there is no such model.
nonisolated public enum DeviceModelError: Error, Hashable {
  /// No model has the name; `nearest` is the id that is spelt most like it.
  case unknown(name: String, nearest: String)
}
