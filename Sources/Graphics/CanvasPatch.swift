import Foundation

/// The pixels within a canvas's clip, to be put back there later.
public struct CanvasPatch: Sendable {
  private let place: PixelRect
  private let transform: CGAffineTransform
  private let pixels: [UInt32]

  /// Copies the pixels as they are now; nil where the clip isn't a rectangle or a group is open.
  public init?(_ canvas: Canvas) {
    guard canvas.isPlain else { return nil }
    place = canvas.state.clip
    transform = canvas.transform
    var pixels: [UInt32] = []
    pixels.reserveCapacity(place.width * place.height)
    for row in canvas.target.bitmap.rows(of: place) { pixels.append(contentsOf: row) }
    self.pixels = pixels
  }

  /// Puts the pixels back; false, and nothing is drawn, on a canvas with another clip or transform.
  public func draw(on canvas: Canvas) -> Bool {
    guard canvas.isPlain, canvas.state.clip == place, canvas.transform == transform else {
      return false
    }
    pixels.withUnsafeBufferPointer { pixels in
      for (index, row) in canvas.target.bitmap.rows(of: place).enumerated() {
        _ = row.update(fromContentsOf: pixels[(index * place.width)...].prefix(place.width))
      }
    }
    return true
  }
}

extension Canvas {
  /// Whether drawing goes to every pixel of the clip, and to the bitmap itself.
  fileprivate var isPlain: Bool {
    state.clipIsRect && !state.clip.isEmpty && target.depth == 0
  }
}

extension Bitmap {
  fileprivate func rows(of place: PixelRect) -> some Sequence<UnsafeMutableBufferPointer<UInt32>> {
    (place.minY..<place.maxY).lazy.map { [self] y in
      let start = pixels + y * bytesPerRow + place.minX * 4
      return UnsafeMutableBufferPointer(
        start: start.assumingMemoryBound(to: UInt32.self), count: place.width)
    }
  }
}
