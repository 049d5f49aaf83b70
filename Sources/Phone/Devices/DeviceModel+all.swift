import Foundation
import UIKit

// Sizes, scales, safe areas and status bars are Apple's, as published tables of them agree; corner
// radii were read out of iOS by others (ScreenCorners), the Dynamic Island was measured
// (DynamicIslandUtilities). Widths and heights of notches, and what stands below "ours", are near
// to the devices but nobody's published figures.
nonisolated extension DeviceModel {
  /// Every model: iPhones and then iPads, older ones first.
  public static let all: [DeviceModel] = phones + pads

  private static let phones: [DeviceModel] = [
    phone("iphone-se-1", "iPhone SE (1st generation)", 320, 568, 2),
    phone("iphone-8", "iPhone 8", 375, 667, 2),
    phone("iphone-8-plus", "iPhone 8 Plus", 414, 736, 3),
    phone("iphone-se", "iPhone SE", 375, 667, 2),
    phone("iphone-x", "iPhone X", 375, 812, 3, top: 44, corner: 39, .notch(width: 209, height: 30)),
    phone(
      "iphone-xs-max", "iPhone XS Max", 414, 896, 3, top: 44, corner: 39,
      .notch(width: 209, height: 30)),
    phone(
      "iphone-xr", "iPhone XR", 414, 896, 2, top: 48, corner: 41.5,
      .notch(width: 220, height: 33)),
    phone(
      "iphone-11", "iPhone 11", 414, 896, 2, top: 48, corner: 41.5,
      .notch(width: 220, height: 33)),
    phone(
      "iphone-11-pro", "iPhone 11 Pro", 375, 812, 3, top: 44, corner: 39,
      .notch(width: 209, height: 30)),
    phone(
      "iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, 3, top: 44, corner: 39,
      .notch(width: 209, height: 30)),
    phone(
      "iphone-12-mini", "iPhone 12 mini", 375, 812, 3, top: 50, corner: 44,
      .notch(width: 220, height: 34)),
    phone(
      "iphone-12", "iPhone 12", 390, 844, 3, top: 47, corner: 47.33,
      .notch(width: 214, height: 32)),
    phone(
      "iphone-12-pro", "iPhone 12 Pro", 390, 844, 3, top: 47, corner: 47.33,
      .notch(width: 214, height: 32)),
    phone(
      "iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, 3, top: 47, corner: 53.33,
      .notch(width: 214, height: 32)),
    phone(
      "iphone-13-mini", "iPhone 13 mini", 375, 812, 3, top: 50, corner: 44,
      .notch(width: 168, height: 36)),
    phone(
      "iphone-13", "iPhone 13", 390, 844, 3, top: 47, corner: 47.33,
      .notch(width: 160, height: 33)),
    phone(
      "iphone-13-pro", "iPhone 13 Pro", 390, 844, 3, top: 47, corner: 47.33,
      .notch(width: 160, height: 33)),
    phone(
      "iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, 3, top: 47, corner: 53.33,
      .notch(width: 160, height: 33)),
    phone(
      "iphone-14", "iPhone 14", 390, 844, 3, top: 47, corner: 47.33,
      .notch(width: 160, height: 33)),
    phone(
      "iphone-14-plus", "iPhone 14 Plus", 428, 926, 3, top: 47, corner: 53.33,
      .notch(width: 160, height: 33)),
    phone("iphone-14-pro", "iPhone 14 Pro", 393, 852, 3, top: 59, corner: 55, island),
    phone("iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, 3, top: 59, corner: 55, island),
    phone("iphone-15", "iPhone 15", 393, 852, 3, top: 59, corner: 55, island),
    phone("iphone-15-plus", "iPhone 15 Plus", 430, 932, 3, top: 59, corner: 55, island),
    phone("iphone-15-pro", "iPhone 15 Pro", 393, 852, 3, top: 59, corner: 55, island),
    phone("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, 3, top: 59, corner: 55, island),
    phone(
      "iphone-16e", "iPhone 16e", 390, 844, 3, top: 47, corner: 47.33,
      .notch(width: 160, height: 33)),
    phone("iphone-16", "iPhone 16", 393, 852, 3, top: 59, corner: 55, island),
    phone("iphone-16-plus", "iPhone 16 Plus", 430, 932, 3, top: 59, corner: 55, island),
    phone("iphone-16-pro", "iPhone 16 Pro", 402, 874, 3, top: 62, corner: 62, lowerIsland),
    phone("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, 3, top: 62, corner: 62, lowerIsland),
  ]

  private static let pads: [DeviceModel] = [
    pad("ipad-mini", "iPad mini (5th generation)", 768, 1024),
    pad("ipad-10.2", "iPad (9th generation)", 810, 1080),
    pad("ipad-10.5", "iPad Pro (10.5-inch)", 834, 1112),
    pad("ipad-10", "iPad (10th generation)", 820, 1180, corner: 18),
    pad("ipad-11", "iPad Pro (11-inch)", 834, 1194, corner: 18),
    pad("ipad-12.9", "iPad Pro (12.9-inch)", 1024, 1366, corner: 18),
  ]

  private static let island = Cutout.island(width: 126, height: 37.33, top: 11)
  /// Ours: the safe area of these models begins 3 points lower, and so does the island.
  private static let lowerIsland = Cutout.island(width: 126, height: 37.33, top: 14)
  /// The status bar beside a Dynamic Island, in points.
  private static let islandBarHeight: CGFloat = 54

  /// An iPhone with a home indicator where `corner` isn't 0, and with a home button otherwise.
  private static func phone(
    _ id: String, _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    top: CGFloat = 20, corner: CGFloat = 0, _ cutout: Cutout = .none
  ) -> DeviceModel {
    let hasHomeButton = corner == 0
    var barHeight = top
    if case .island = cutout { barHeight = islandBarHeight }
    return DeviceModel(
      id: id, name: name, size: CGSize(width: width, height: height), scale: scale,
      statusBarHeight: barHeight,
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: hasHomeButton ? 0 : 34, right: 0),
      landscapeSafeArea: hasHomeButton
        ? .zero : UIEdgeInsets(top: 0, left: top, bottom: 21, right: top),
      cornerRadius: corner, cutout: cutout, isPad: false, hasHomeButton: hasHomeButton)
  }

  /// An iPad with a home indicator where `corner` isn't 0, and with a home button otherwise.
  private static func pad(
    _ id: String, _ name: String, _ width: CGFloat, _ height: CGFloat, corner: CGFloat = 0
  ) -> DeviceModel {
    let hasHomeButton = corner == 0
    let top: CGFloat = hasHomeButton ? 20 : 24
    let insets = UIEdgeInsets(top: top, left: 0, bottom: hasHomeButton ? 0 : 20, right: 0)
    return DeviceModel(
      id: id, name: name, size: CGSize(width: width, height: height), scale: 2,
      statusBarHeight: top, safeArea: insets, landscapeSafeArea: insets, cornerRadius: corner,
      cutout: .none, isPad: true, hasHomeButton: hasHomeButton)
  }
}
