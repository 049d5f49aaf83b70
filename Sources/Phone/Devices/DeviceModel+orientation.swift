import Foundation
import UIKit

nonisolated extension DeviceModel {
  /// How the screen is turned on a device that is held in an orientation, and was turned in another
  /// before.
  ///
  /// Upside down an iPhone stays as it was: those with Face ID never turn that far, and apps on
  /// others don't unless they ask for it (UIViewController's documentation).
  func turned(from before: Orientation, heldIn orientation: Orientation) -> Orientation {
    isPad || orientation != .portraitUpsideDown ? orientation : before
  }

  /// The screen as it is turned, in points.
  public func size(in orientation: Orientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// What the bars and edges of the device cover as it is turned, in points.
  public func safeAreaInsets(in orientation: Orientation) -> UIEdgeInsets {
    orientation.isLandscape ? landscapeSafeArea : safeArea
  }

  /// Whether the status bar shows as the device is turned; an iPhone hides it lying flat.
  public func showsStatusBar(in orientation: Orientation) -> Bool {
    isPad || !orientation.isLandscape
  }

  /// The traits of the screen as it is turned.
  ///
  /// An iPhone of at least 414 points, Plus and Max, has regular width lying flat; an iPad has
  /// room on both axes (Human Interface Guidelines, Layout).
  func traits(
    in orientation: Orientation, appearance: Appearance, textSize: TextSize = .large
  ) -> UITraitCollection {
    let hasRegularWidth = isPad || (orientation.isLandscape && size.width >= 414)
    return UITraitCollection(
      style: appearance == .dark ? .dark : .light, idiom: isPad ? .pad : .phone,
      horizontal: hasRegularWidth ? .regular : .compact,
      vertical: isPad || !orientation.isLandscape ? .regular : .compact, scale: scale,
      contentSize: textSize.category)
  }
}
