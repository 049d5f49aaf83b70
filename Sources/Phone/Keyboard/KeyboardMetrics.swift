import Foundation
import UIKit

/// The measures of a software keyboard on a device as it is turned, in points.
///
/// Heights are those of the system's English keyboard as read out of the Simulator by others;
/// where they give a range for iPads, the choice within it is ours.
nonisolated struct KeyboardMetrics: Hashable, Sendable {
  /// The width of the screen.
  let width: CGFloat
  /// The four rows of keys.
  let keysHeight: CGFloat
  /// The predictive bar above the keys; 0 where there is none.
  let predictiveBarHeight: CGFloat
  /// The row below the keys with the way to the emoji; 0 where there is none.
  let cornerRowHeight: CGFloat
  /// What the home indicator takes.
  let bottomInset: CGFloat
  let isPad: Bool
  let isLandscape: Bool
  let hasHomeButton: Bool
  /// Whether the keyboard has all keys of a hardware keyboard, as on the largest iPads.
  let isFullSize: Bool

  init(model: DeviceModel, orientation: Orientation, hasPredictiveBar: Bool) {
    isPad = model.isPad
    isLandscape = orientation.isLandscape
    hasHomeButton = model.hasHomeButton
    isFullSize = model.isPad && model.size.width == 1024
    width = model.size(in: orientation).width
    bottomInset = model.safeAreaInsets(in: orientation).bottom
    let side = model.size.width
    let bar: CGFloat
    if model.isPad {
      keysHeight = Self.padKeysHeight(model, isLandscape: isLandscape)
      bar = 55
    } else if isLandscape {
      keysHeight = hasHomeButton ? 162 : [375, 414].contains(side) ? 150 : 160
      bar = 38
    } else {
      keysHeight = side >= 414 ? 226 : 216
      bar = side == 320 ? 38 : side == 375 && hasHomeButton ? 44 : 45
    }
    predictiveBarHeight = hasPredictiveBar ? bar : 0
    cornerRowHeight = isPad || isLandscape || hasHomeButton ? 0 : 41
  }

  private static func padKeysHeight(_ model: DeviceModel, isLandscape: Bool) -> CGFloat {
    let isLarge = model.size.width == 1024
    if model.hasHomeButton {
      let isSmall = model.size.width == 768
      return isLandscape ? (isSmall ? 343 : 353) : (isSmall ? 258 : 265)
    }
    return isLandscape ? (isLarge ? 423 : 347) : (isLarge ? 328 : 262)
  }

  /// The whole keyboard, from the top of the predictive bar to the bottom of the screen.
  var height: CGFloat { predictiveBarHeight + keysHeight + cornerRowHeight + bottomInset }

  var size: CGSize { CGSize(width: width, height: height) }

  /// From the top of the keys to the emoji, which stand below an iPad's bar and else in its place.
  var emojiTop: CGFloat { isPad ? 0 : -predictiveBarHeight }

  /// What the keys share: all of the width, or its middle beside the rounded corners.
  ///
  /// 662 of 812 and 694 of 844 were measured; the rest of the widths follow.
  var keysMinX: CGFloat { isLandscape && !isPad && !hasHomeButton ? 75 : sideInset }

  var keysWidth: CGFloat { width - 2 * keysMinX }

  /// From the edge of the screen to the first key.
  private var sideInset: CGFloat { isPad ? 6 : width >= 414 && !isLandscape ? 4 : 3 }

  /// Between neighbouring keys.
  var gap: CGFloat {
    if isFullSize { return isLandscape ? 10 : 8 }
    return isPad ? (isLandscape ? 14 : 12) : isLandscape ? 5 : 6
  }

  /// How high the row of digits of a keyboard with all keys is, as a share of the others; ours.
  private static let numberRowShare: CGFloat = 0.8

  /// From the row of digits to the next where the keyboard has all keys.
  var numberRowPitch: CGFloat { (rowPitch * Self.numberRowShare).rounded(.down) }

  /// From one row to the next.
  var rowPitch: CGFloat {
    if isFullSize { return ((keysHeight - 6) / (4 + Self.numberRowShare)).rounded(.down) }
    if isPad { return ((keysHeight - 6) / 4).rounded(.down) }
    if isLandscape { return keysHeight < 160 ? 38 : 40 }
    return keysHeight > 216 ? 56 : 54
  }

  /// The height of a key's cap.
  var keyHeight: CGFloat {
    if isPad { return rowPitch - rowGap }
    if isLandscape { return keysHeight < 160 ? 30 : 32 }
    return width >= 414 ? 45 : width == 320 ? 38 : 42
  }

  /// Between an iPad's rows.
  var rowGap: CGFloat { isFullSize ? gap : isLandscape ? 12 : 9 }

  /// From the top of the keys' area to the first cap.
  var firstRowTop: CGFloat {
    let free = keysHeight - 3 * rowPitch - keyHeight - (isFullSize ? numberRowPitch : 0)
    if isPad { return free / 2 }
    return (free * (hasHomeButton ? 5 : 4) / 6).rounded(.down)
  }

  /// The width of a letter's cap: ten of them and nine gaps fill the row.
  var letterWidth: CGFloat {
    if isFullSize { return (keysWidth - 13 * gap) / 14.5 }
    return isPad ? (keysWidth - 10 * gap) / 11 : (keysWidth - 9 * gap) / 10
  }

  /// Shift and delete.
  var shiftWidth: CGFloat {
    if isLandscape { return (keysWidth * 0.13 - gap).rounded() }
    return width >= 428 ? 47 : width >= 414 ? 46 : width >= 390 ? 44 : width >= 375 ? 42 : 36
  }

  /// The return key: a quarter of the width and a little less flat.
  var returnWidth: CGFloat { isLandscape ? keysWidth * 0.195 : width * 0.25 - 6 }

  /// The 123 key and the emoji key beside it.
  var planeWidth: CGFloat {
    if isLandscape { return keysWidth * 0.095 }
    return width >= 428 ? 48 : width >= 414 ? 46 : width >= 390 ? 43 : width >= 375 ? 40.5 : 34
  }

  /// The radius of a cap's corners.
  var cornerRadius: CGFloat { isPad ? 6 : width == 320 ? 4 : 5 }
}
