import Foundation

extension Canvas {
  /// Whether the transform leaves upright rectangles upright.
  var isUpright: Bool {
    let t = state.transform
    let tiny = 1e-9
    return (abs(t.b) < tiny && abs(t.c) < tiny) || (abs(t.a) < tiny && abs(t.d) < tiny)
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

  /// The device pixels that a rectangle touches, within the clip.
  func touched(by rect: CGRect) -> PixelRect {
    PixelRect(covering: rect.applying(state.transform)).intersection(state.clip)
  }
}
