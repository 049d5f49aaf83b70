import Foundation
import UIKit

/// A model of iPhone or iPad: its screen and what covers it.
nonisolated public struct DeviceModel: Sendable {
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
  /// The safe area upright, in points: top and bottom.
  public let safeArea: (top: CGFloat, bottom: CGFloat)

  /// The model used where none is named.
  public static let `default` = DeviceModel(
    id: "iphone-15", name: "iPhone 15", size: CGSize(width: 393, height: 852), scale: 3,
    statusBarHeight: 54, safeArea: (59, 34))
}

extension DeviceModel {
  /// The screen as it is turned, in points.
  public func size(in orientation: Orientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// What the bars and edges of the device cover as it is turned, in points.
  func safeAreaInsets(in orientation: Orientation) -> UIEdgeInsets {
    if !orientation.isLandscape {
      return UIEdgeInsets(top: safeArea.top, left: 0, bottom: safeArea.bottom, right: 0)
    }
    return UIEdgeInsets(top: 0, left: safeArea.top, bottom: 21, right: safeArea.top)
  }

  /// The traits of the screen as it is turned.
  func traits(in orientation: Orientation, appearance: Appearance) -> UITraitCollection {
    UITraitCollection(
      style: appearance == .dark ? .dark : .light, idiom: .phone, horizontal: .compact,
      vertical: orientation.isLandscape ? .compact : .regular, scale: scale)
  }
}
