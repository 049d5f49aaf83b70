internal import CCairo
import Foundation

extension Canvas {
  /// Keeps later drawing inside a rectangle, in points.
  public func clip(to rect: CGRect) {
    guard isVisible else { return clipToNothing() }
    if let pixels = snapped(rect) {
      clip(to: pixels)
    } else if isUpright {
      let bounds = rect.applying(state.transform)
      clip(to: Path(rect: bounds), transform: .identity, bounds: PixelRect(covering: bounds))
    } else {
      clip(to: Path(rect: rect))
    }
  }

  /// Keeps later drawing inside a rounded rectangle, in points.
  public func clip(
    to rect: CGRect, cornerRadius: CGFloat, corners: Corners = .all, curve: CornerCurve = .circular
  ) {
    guard cornerRadius > 0, !corners.isEmpty else { return clip(to: rect) }
    guard isVisible else { return clipToNothing() }
    if let pixels = cornerless(rect, cornerRadius: cornerRadius, curve: curve) {
      return clip(to: pixels)
    }
    let rect = snappedInPoints(rect)
    let path = Path(roundedRect: rect, cornerRadius: cornerRadius, corners: corners, curve: curve)
    clip(to: path, transform: state.transform, bounds: touched(by: rect))
  }

  /// Keeps later drawing inside a path, in points.
  public func clip(to path: Path) {
    guard isVisible else { return clipToNothing() }
    clip(to: path, transform: state.transform, bounds: touched(by: path.boundingBox))
  }

  /// Keeps later drawing inside rectangles of whole device pixels, as for redrawing what is dirty.
  public func clip(toDevicePixels rects: [CGRect]) {
    let pieces = rects.map { PixelRect(covering: $0).intersection(state.clip) }
      .filter { !$0.isEmpty }
    guard let first = pieces.first else { return clipToNothing() }
    guard pieces.count > 1 else { return clip(to: first) }
    let context = target.context
    cairo_new_path(context)
    for piece in pieces {
      cairo_rectangle(
        context, Double(piece.minX), Double(piece.minY), Double(piece.width), Double(piece.height))
    }
    cairo_clip(context)
    state.clip = pieces.reduce(first) { $0.union($1) }
    state.clipIsRect = false
  }

  private func clip(to pixels: PixelRect) {
    let clip = state.clip.intersection(pixels)
    guard !clip.isEmpty else { return clipToNothing() }
    guard clip != state.clip else { return }
    state.clip = clip
    let context = target.context
    cairo_new_path(context)
    cairo_rectangle(
      context, Double(clip.minX), Double(clip.minY), Double(clip.width), Double(clip.height))
    cairo_clip(context)
  }

  private func clip(to path: Path, transform: CGAffineTransform, bounds: PixelRect) {
    let clip = state.clip.intersection(bounds)
    guard !clip.isEmpty else { return clipToNothing() }
    state.clip = clip
    state.clipIsRect = false
    let context = target.context
    cairo_new_path(context)
    path.append(to: context, transform: transform)
    cairo_clip(context)
  }

  private func clipToNothing() {
    state.clip.maxX = state.clip.minX
    state.clip.maxY = state.clip.minY
  }
}
