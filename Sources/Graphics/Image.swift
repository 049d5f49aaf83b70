import Foundation

/// A picture: pixels from a file or a bitmap, or an SVG, a PDF's page or a drawing of the program's
/// own, drawn afresh at each size.
public final class Image: Sendable {
  /// The size in points.
  public let size: CGSize
  /// Pixels per point of a picture made of pixels; 1 for SVG, PDF and drawings.
  public let scale: CGFloat

  private let content: ImageContent
  /// The picture at the size it has; nil for SVG, PDF and drawings.
  private let own: SizedBitmap?

  private init(content: ImageContent, size: CGSize, scale: CGFloat) {
    self.content = content
    self.size = size
    self.scale = scale
    if case .pixels(let bitmap) = content { own = SizedBitmap(bitmap) } else { own = nil }
  }

  deinit { SizedBitmaps.shared.forget(ObjectIdentifier(self)) }

  /// Makes an image of a bitmap, which must not be drawn on any more.
  public convenience init(bitmap: Bitmap, scale: CGFloat) {
    self.init(
      content: .pixels(bitmap),
      size: CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale),
      scale: scale)
  }

  /// Makes an image of a size in points that is drawn by a program; the canvas's unit is a point.
  public convenience init(size: CGSize, drawing: @escaping @Sendable (Canvas) -> Void) {
    self.init(content: .drawing(size, drawing), size: size, scale: 1)
  }

  /// Decodes PNG, JPEG, GIF, BMP, WebP, SVG or PDF; `name` is what errors call the image.
  ///
  /// Throws `GraphicsError`. `scale` is in pixels per point; SVG and PDF have their own points.
  public convenience init(data: Data, scale: CGFloat, name: String) throws {
    let content = try ImageContent(data: data, name: name)
    switch content {
    case .pixels(let bitmap): self.init(bitmap: bitmap, scale: scale)
    case .svg(_, let size): self.init(content: content, size: size, scale: 1)
    case .pdf(let page): self.init(content: content, size: page.size, scale: 1)
    case .drawing(let size, _): self.init(content: content, size: size, scale: 1)
    }
  }

  /// Reads and decodes a file; throws `GraphicsError`.
  public static func load(contentsOf url: URL, scale: CGFloat) throws -> Image {
    try Image(data: File.read(url, limit: fileLimit), scale: scale, name: url.path)
  }

  /// The most bytes of a file that are read; ours, more than any launch image has.
  private static let fileLimit = 64 << 20

  /// The image's own pixels; nil for SVG, PDF and drawings.
  var pixels: Bitmap? { own?.bitmap }

  /// The whole image at a size in pixels; the sizes used last are kept.
  public func bitmap(pixelWidth: Int, pixelHeight: Int) -> Bitmap {
    sizedBitmap(width: pixelWidth, height: pixelHeight).bitmap
  }

  func sizedBitmap(width: Int, height: Int) -> SizedBitmap {
    let (width, height) = (
      min(max(width, 1), Bitmap.longestSide), min(max(height, 1), Bitmap.longestSide)
    )
    if let own, own.bitmap.width == width, own.bitmap.height == height { return own }
    let key = SizedBitmaps.Key(image: ObjectIdentifier(self), width: width, height: height)
    return SizedBitmaps.shared.bitmap(for: key) { content.bitmap(width: width, height: height) }
  }
}
