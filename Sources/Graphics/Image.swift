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
    if case .pixels(let bitmap, _) = content { own = SizedBitmap(bitmap) } else { own = nil }
  }

  deinit { SizedBitmaps.shared.forget(ObjectIdentifier(self)) }

  /// Makes an image of a bitmap, which must not be drawn on any more.
  public convenience init(bitmap: Bitmap, scale: CGFloat) {
    let size = CGSize(width: bitmap.width, height: bitmap.height)
    self.init(
      content: .pixels(bitmap, size),
      size: CGSize(width: size.width / scale, height: size.height / scale), scale: scale)
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
    case .pixels(let bitmap, let size):
      self.init(
        content: content, size: CGSize(width: size.width / scale, height: size.height / scale),
        scale: scale * CGFloat(bitmap.width) / size.width)
    case .svg(_, let size): self.init(content: content, size: size, scale: 1)
    case .pdf(let page): self.init(content: content, size: page.size, scale: 1)
    case .drawing(let size, _): self.init(content: content, size: size, scale: 1)
    }
  }

  /// Reads and decodes a file; throws `GraphicsError`.
  public static func load(contentsOf url: URL, scale: CGFloat) throws -> Image {
    let path = url.path
    let data: Data
    do throws(FileReadingError) {
      data = try File.read(path, limit: fileLimit)
    } catch {
      switch error {
      case .missing: throw GraphicsError.missingFile(path)
      case .unreadable(let reason): throw GraphicsError.unreadableFile(path, reason: reason)
      case .tooLarge:
        throw GraphicsError.unreadableFile(path, reason: "Larger than \(fileLimit >> 20) MB")
      }
    }
    return try Image(data: data, scale: scale, name: path)
  }

  /// The most bytes of a file that are read; ours, more than any launch image has.
  private static let fileLimit = 64 << 20

  /// What an SVG file holds and isn't drawn, the first of each kind.
  package var omissions: [SVGOmission] {
    if case .svg(let data, _) = content { SVGOmission.all(in: data) } else { [] }
  }

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
