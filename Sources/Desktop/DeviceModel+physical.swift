import Foundation
import Phone

extension DeviceModel {
  /// Points per inch of the device's display: Apple's pixel densities over the scale.
  ///
  /// 460 for phones at 3x, 326 for phones at 2x and the iPad mini, 264 for other iPads.
  nonisolated var pointsPerInch: CGFloat {
    if scale == 3 { return 460.0 / 3 }
    let isLargePad = min(size.width, size.height) >= 810
    return (isLargePad ? 264 : 326) / 2
  }
}

extension Orientation {
  /// The orientation after quarter turns to the left (to the right for negative numbers).
  nonisolated func turned(by quarters: Int) -> Orientation {
    let round: [Orientation] = [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight]
    let index = (round.firstIndex(of: self) ?? 0) + quarters
    return round[(index % 4 + 4) % 4]
  }
}
