import Foundation

extension Canvas {
  /// Whether the transform leaves upright rectangles upright.
  var isUpright: Bool {
    let t = state.transform
    let tiny = 1e-9
    return (abs(t.b) < tiny && abs(t.c) < tiny) || (abs(t.a) < tiny && abs(t.d) < tiny)
  }

  /// Whether the transform neither turns nor flips.
  var keepsUpright: Bool {
    state.transform.a > 0 && state.transform.d > 0 && abs(state.transform.b) < 1e-9
  }

  /// Whether anything can be seen: an empty clip or a flattening transform shows nothing, and
  /// Cairo must not be given a transform that it can't invert.
  var isVisible: Bool {
    let t = state.transform
    let determinant = t.a * t.d - t.b * t.c
    return !state.clip.isEmpty && determinant.isFinite && abs(determinant) > 1e-12
      && t.tx.isFinite && t.ty.isFinite
  }

  /// The device pixels that an upright rectangle snaps to; nil when it doesn't snap.
  func snapped(_ rect: CGRect) -> PixelRect? {
    guard state.snapsToPixels, isUpright else { return nil }
    return PixelRect(rounding: rect.applying(state.transform))
  }

  /// The rectangle with its edges on device pixels where it snaps, in points.
  func snappedInPoints(_ rect: CGRect) -> CGRect {
    guard let pixels = snapped(rect) else { return rect }
    return pixels.rect.applying(state.transform.inverted())
  }

  /// The device pixels of a rounded rectangle if the clip shows no pixel of a corner's curve, so
  /// that it looks like the rectangle; nil if it does, or where nothing snaps.
  func cornerless(_ rect: CGRect, cornerRadius: CGFloat, curve: CornerCurve) -> PixelRect? {
    guard let pixels = snapped(rect) else { return nil }
    let t = state.transform
    let corner = RoundedCorner(radius: cornerRadius, curve: curve, size: rect.size)
    // A pixel more, as the rectangle may have grown by one when it was put on pixels.
    let extent = PixelRect.round(corner.extent * max(hypot(t.a, t.b), hypot(t.c, t.d))) + 2
    let seen = pixels.intersection(state.clip)
    let (left, right) = (seen.minX - pixels.minX, pixels.maxX - seen.maxX)
    let (top, bottom) = (seen.minY - pixels.minY, pixels.maxY - seen.maxY)
    // A corner bulges, so that it lies beyond the line between its two ends.
    return min(left, right) + min(top, bottom) >= extent ? pixels : nil
  }

  /// Whether a rectangle that a transform brings into user space may reach into the clip.
  public func mayShow(_ rect: CGRect, under transform: CGAffineTransform) -> Bool {
    let pixels = rect.applying(transform.concatenating(state.transform))
    let clip = state.clip
    return pixels.minX < Double(clip.maxX) && pixels.maxX > Double(clip.minX)
      && pixels.minY < Double(clip.maxY) && pixels.maxY > Double(clip.minY)
  }

  /// The device pixels that a rectangle touches, within the clip.
  func touched(by rect: CGRect) -> PixelRect {
    PixelRect(covering: rect.applying(state.transform)).intersection(state.clip)
  }
}
