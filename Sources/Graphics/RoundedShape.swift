internal import CCairo
import Foundation
import Synchronization

/// A rounded rectangle, sharp or blurred, whose mask is kept; everything is in pixels.
struct RoundedShape: Hashable, Sendable {
  var width: Int
  var height: Int
  var cornerRadius: CGFloat
  var corners: Corners
  var curve: CornerCurve
  /// The standard deviation of the blur; 0 for none.
  var blur: CGFloat = 0

  /// The masks that were used last; the number is ours: a screen has a handful of shadows, and
  /// some more kinds of keys and dots.
  private static let kept = Mutex(RecentlyUsed<RoundedShape, AlphaMask>(limit: 24))

  /// The coverage of a shape and `margin` pixels on each side of it.
  static func mask(for shape: RoundedShape) -> AlphaMask {
    if let found = kept.withLock({ $0.value(for: shape) }) { return found }
    let made = shape.makeMask()
    kept.withLock { $0.insert(made, for: shape) }
    return made
  }

  /// How far the blur reaches.
  var margin: Int { boxes.reduce(0) { $0 + $1 / 2 } }

  /// The widths of three boxes, all odd, that blur like a Gaussian of the same deviation.
  ///
  /// A box of width w has the variance (w² − 1) / 12; three of two neighbouring widths are chosen
  /// so that their variances add up to the blur's, as nearly as they can.
  private var boxes: [Int] {
    let variance = Double(blur * blur)
    var smaller = Int((4 * variance + 1).squareRoot().rounded(.down))
    if smaller % 2 == 0 { smaller -= 1 }
    func spread(_ width: Int) -> Double { Double(width * width - 1) / 12 }
    let step = spread(smaller + 2) - spread(smaller)
    let larger = Int(((variance - 3 * spread(smaller)) / step).rounded())
    return (0..<3).map { $0 < larger ? smaller + 2 : smaller }
  }

  private func makeMask() -> AlphaMask {
    let margin = margin
    // Away from the corners every row and column is like its neighbour, so a shape just large
    // enough to have one of each is blurred, and stretched.
    let extent = RoundedCorner(
      radius: cornerRadius, curve: curve, size: CGSize(width: width, height: height)
    ).extent
    let side = 2 * (margin + Int(extent.rounded(.up))) + 1
    var core = self
    core.width = min(width, side)
    core.height = min(height, side)
    let mask = core.outline(margin: margin)
    for box in boxes where box > 1 {
      mask.blurRows(box: box)
      mask.blurColumns(box: box)
    }
    guard core.width < width || core.height < height else { return mask }
    return mask.stretched(
      width: width + 2 * margin, height: height + 2 * margin,
      column: margin + core.width / 2, row: margin + core.height / 2)
  }

  private func outline(margin: Int) -> AlphaMask {
    let mask = AlphaMask(width: width + 2 * margin, height: height + 2 * margin)
    guard let context = cairo_create(mask.surface) else { return mask }
    let rect = CGRect(
      x: CGFloat(margin), y: CGFloat(margin), width: CGFloat(width), height: CGFloat(height))
    Path(roundedRect: rect, cornerRadius: cornerRadius, corners: corners, curve: curve)
      .append(to: context, transform: .identity)
    cairo_fill(context)
    cairo_destroy(context)
    return mask
  }
}
