import Foundation

/// A colour in the steps of eight bits that Cairo and direct fills agree on.
struct SolidColor {
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double

  init(_ color: Color) {
    func step(_ value: CGFloat) -> Double {
      let limited = value.isNaN ? 0 : min(max(Double(value), 0), 1)
      return (limited * 255).rounded() / 255
    }
    red = step(color.red)
    green = step(color.green)
    blue = step(color.blue)
    alpha = step(color.alpha)
  }

  var isOpaque: Bool { alpha == 1 }

  /// The stored pixel of an opaque colour.
  var pixel: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return 0xFF00_0000 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
