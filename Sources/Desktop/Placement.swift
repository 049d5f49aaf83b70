import Foundation

/// Where the phone stands in the window, and how large.
struct Placement: Equatable {
  /// Pixels of the window per point of the phone.
  let scale: CGFloat
  /// The pixel at which the phone's content begins.
  let origin: CGPoint
  /// The size of the phone with its frame, in pixels.
  let size: CGSize

  /// The parts of a point's scale that count as meant, and the smallest scale; ours.
  private static let steps: CGFloat = 8
  private static let smallestScale: CGFloat = 0.1

  /// What may be cut from a phone that fills its window, in pixels: what rounding the window's
  /// sides to whole ones comes to; ours.
  private static let mostCut: CGFloat = 2

  /// Fits a phone of some points into a window of some pixels, in the middle.
  ///
  /// A window that was made for the phone shows no desk beside it, whatever was rounded.
  init(phone: CGSize, window: CGSize) {
    let (across, down) = (window.width / max(phone.width, 1), window.height / max(phone.height, 1))
    let (fit, fill) = (min(across, down), max(across, down))
    func pixels(_ scale: CGFloat) -> CGSize {
      CGSize(width: (phone.width * scale).rounded(), height: (phone.height * scale).rounded())
    }
    // A scale a hair away from one that the window was made for is that one, whatever was rounded.
    let near = (fit * Self.steps).rounded() / Self.steps
    let nearly =
      abs(near * phone.width - window.width) < 1 || abs(near * phone.height - window.height) < 1
    let cut = max(phone.width * fill - window.width, phone.height * fill - window.height)
    if pixels(near) != window, cut < Self.mostCut, fill >= Self.smallestScale {
      scale = fill
      size = window
    } else {
      scale = max(nearly ? near : fit, Self.smallestScale)
      size = pixels(scale)
    }
    origin = CGPoint(
      x: ((window.width - size.width) / 2).rounded(.down),
      y: ((window.height - size.height) / 2).rounded(.down))
  }

  /// A point of the phone (with its frame) at a pixel of the window.
  func point(atPixel pixel: CGPoint) -> CGPoint {
    CGPoint(x: (pixel.x - origin.x) / scale, y: (pixel.y - origin.y) / scale)
  }

  /// The points of the phone (with its frame) that pixels of the window show.
  func points(ofPixels pixels: CGRect) -> CGRect {
    CGRect(
      origin: point(atPixel: pixels.origin),
      size: CGSize(width: pixels.width / scale, height: pixels.height / scale))
  }

  /// The whole pixels of the window that a rectangle of the phone touches; empty for none.
  func pixels(of rect: CGRect) -> CGRect {
    let pixels = CGRect(
      x: rect.minX * scale + origin.x, y: rect.minY * scale + origin.y,
      width: rect.width * scale, height: rect.height * scale
    )
    .insetBy(dx: -1, dy: -1).integral
    .intersection(CGRect(origin: origin, size: size))
    return pixels.isNull ? .zero : pixels
  }
}
