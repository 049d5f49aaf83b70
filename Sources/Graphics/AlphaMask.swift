internal import CCairo
import Foundation

/// A rectangle of coverage, 8 bits a pixel: text and shadows before they have a colour.
public final class AlphaMask: @unchecked Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The distance between rows, in bytes, as Cairo wants it.
  public let bytesPerRow: Int
  /// The first row's first pixel.
  public let pixels: UnsafeMutablePointer<UInt8>

  let surface: OpaquePointer

  /// Makes an empty mask; sizes are in pixels.
  public init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    bytesPerRow = (max(width, 1) + 3) & ~3
    guard let memory = calloc(max(height, 1), bytesPerRow) else {
      fatalError("out of memory for a mask of \(width)x\(height) pixels")
    }
    pixels = memory.assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(
      pixels, CAIRO_FORMAT_A8, Int32(self.width), Int32(self.height), Int32(bytesPerRow))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      fatalError("cannot draw on a mask of \(width)x\(height) pixels")
    }
    self.surface = surface
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    free(pixels)
  }
}
