/// A device as Interface Builder knows it, for which a document's frames were stored.
///
/// Sizes are those of Apple's devices; the safe areas are measured from the frames that public
/// documents store.
nonisolated struct CanvasDevice: Sendable {
  /// The name in documents, as in `retina6_1`.
  let id: String
  /// The screen upright, in points.
  let size: CGSize
  /// Device pixels per point.
  let scale: CGFloat
  /// What covers the top and the bottom upright.
  let bars: (top: CGFloat, bottom: CGFloat)

  /// Whether the device is an iPad.
  var isPad: Bool { id.hasPrefix("ipad") }

  /// Looks a device up by its name in documents.
  init?(id: String) {
    guard let known = Self.all[id] else { return nil }
    self = known
  }

  private init(
    _ id: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ top: CGFloat,
    _ bottom: CGFloat
  ) {
    self.id = id
    size = CGSize(width: width, height: height)
    self.scale = scale
    bars = (top, bottom)
  }

  /// The traits of the screen in an orientation.
  func traits(isLandscape: Bool) -> UITraitCollection {
    let hasRegularWidth = isPad || (isLandscape && size.width >= 414)
    return UITraitCollection(
      style: .light, idiom: isPad ? .pad : .phone,
      horizontal: hasRegularWidth ? .regular : .compact,
      vertical: isPad || !isLandscape ? .regular : .compact, scale: scale)
  }

  /// The safe area in an orientation, as the canvas of some version of Interface Builder had it.
  func safeArea(isLandscape: Bool, toolsVersion: Int) -> UIEdgeInsets {
    let hasHomeButton = bars.bottom == 0
    if isLandscape, !isPad {
      return hasHomeButton
        ? .zero : UIEdgeInsets(top: 0, left: bars.top, bottom: 21, right: bars.top)
    }
    var (top, bottom) = bars
    // Xcode 11 to 14 drew no status bar on iPhones with a home button.
    if hasHomeButton, !isPad, 14_800..<20_000 ~= toolsVersion { top = 0 }
    // Later versions took the names of the first devices without a button for newer ones.
    if id == "retina5_9", toolsVersion >= 21_000 { top = 50 }
    if id == "retina6_1" {
      if toolsVersion >= 21_000 { top = 48 }
      if 25_000..<32_000 ~= toolsVersion { bottom = 68 }
    }
    return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  private static let all = Dictionary(
    uniqueKeysWithValues: [
      CanvasDevice("retina3_5", 320, 480, 2, 20, 0),
      CanvasDevice("retina4", 320, 568, 2, 20, 0),
      CanvasDevice("retina4_0", 320, 568, 2, 20, 0),
      CanvasDevice("retina47", 375, 667, 2, 20, 0),
      CanvasDevice("retina4_7", 375, 667, 2, 20, 0),
      CanvasDevice("retina55", 414, 736, 3, 20, 0),
      CanvasDevice("retina5_5", 414, 736, 3, 20, 0),
      CanvasDevice("retina5_4", 375, 812, 3, 50, 34),
      CanvasDevice("retina5_9", 375, 812, 3, 44, 34),
      CanvasDevice("retina6_0", 390, 844, 3, 47, 34),
      CanvasDevice("retina6_1", 414, 896, 2, 44, 34),
      CanvasDevice("retina6_12", 393, 852, 3, 59, 34),
      CanvasDevice("retina6_3", 402, 874, 3, 62, 34),
      CanvasDevice("retina6_5", 414, 896, 3, 44, 34),
      CanvasDevice("retina6_7", 428, 926, 3, 47, 34),
      CanvasDevice("retina6_72", 430, 932, 3, 59, 34),
      CanvasDevice("retina6_9", 440, 956, 3, 62, 34),
      CanvasDevice("ipad7_9", 768, 1024, 2, 20, 0),
      CanvasDevice("ipad8_3rounded", 744, 1133, 2, 24, 20),
      CanvasDevice("ipad9_7", 768, 1024, 2, 20, 0),
      CanvasDevice("ipad10_2", 810, 1080, 2, 20, 0),
      CanvasDevice("ipad10_5", 834, 1112, 2, 20, 0),
      CanvasDevice("ipad10_9rounded", 820, 1180, 2, 24, 20),
      CanvasDevice("ipad11_0rounded", 834, 1194, 2, 24, 20),
      CanvasDevice("ipad12_9", 1024, 1366, 2, 20, 0),
      CanvasDevice("ipad12_9rounded", 1024, 1366, 2, 24, 20),
      CanvasDevice("ipad13_0rounded", 1032, 1376, 2, 24, 20),
    ].map { ($0.id, $0) })
}
