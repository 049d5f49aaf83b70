internal import CCairo
import Foundation

/// A rectangle of device pixels: premultiplied ARGB, 32 bits a pixel in the machine's byte order.
public final class Bitmap: @unchecked Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The distance between rows, in bytes.
  public let bytesPerRow: Int
  /// The first row's first pixel.
  public let pixels: UnsafeMutableRawPointer

  /// The longest side that can be drawn on, in pixels; Cairo's.
  static let longestSide = 32767

  let surface: OpaquePointer
  private let owner: AnyObject?
  private let ownsPixels: Bool

  /// Makes a transparent bitmap; sizes are in pixels.
  public convenience init(width: Int, height: Int) {
    let bytesPerRow = max(width, 1) * 4
    // calloc hands out fresh zero pages for large bitmaps, so none is touched before it is drawn
    // on.
    guard let pixels = calloc(max(height, 1), bytesPerRow) else {
      fatalError("out of memory for a bitmap of \(width)x\(height) pixels")
    }
    self.init(
      pixels: pixels, width: width, height: height, bytesPerRow: bytesPerRow, owner: nil,
      ownsPixels: true)
  }

  /// Makes a bitmap that draws straight into foreign memory, kept alive through `owner`.
  public convenience init(
    wrapping pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int,
    owner: AnyObject?
  ) {
    self.init(
      pixels: pixels, width: width, height: height, bytesPerRow: bytesPerRow, owner: owner,
      ownsPixels: false)
  }

  private init(
    pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, owner: AnyObject?,
    ownsPixels: Bool
  ) {
    self.pixels = pixels
    self.width = max(width, 0)
    self.height = max(height, 0)
    self.bytesPerRow = bytesPerRow
    self.owner = owner
    self.ownsPixels = ownsPixels
    let surface = cairo_image_surface_create_for_data(
      pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(self.width),
      Int32(self.height), Int32(bytesPerRow))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      fatalError("cannot draw on \(width)x\(height) pixels, \(bytesPerRow) bytes a row")
    }
    self.surface = surface
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    if ownsPixels { free(pixels) }
  }

  /// The stored pixel: premultiplied 0xAARRGGBB.
  public func pixel(x: Int, y: Int) -> UInt32 {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "outside the bitmap")
    return pixels.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
  }

  /// The colour of a pixel, not premultiplied.
  public func color(x: Int, y: Int) -> Color {
    let pixel = pixel(x: x, y: y)
    let alpha = CGFloat(pixel >> 24)
    guard alpha > 0 else { return .clear }
    return Color(
      red: CGFloat(pixel >> 16 & 0xFF) / alpha, green: CGFloat(pixel >> 8 & 0xFF) / alpha,
      blue: CGFloat(pixel & 0xFF) / alpha, alpha: alpha / 255)
  }

  /// Makes every pixel transparent.
  public func clear() {
    for y in 0..<height {
      memset(pixels + y * bytesPerRow, 0, width * 4)
    }
  }
}
