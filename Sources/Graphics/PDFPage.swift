internal import CCairo
import Foundation

/// The first page of a PDF file, which is sharp at every size.
final class PDFPage: @unchecked Sendable {
  /// The page's size in points.
  let size: CGSize

  private let library: PDFLibrary
  /// The file, of which the library keeps no copy.
  private let bytes: UnsafeMutableBufferPointer<CChar>
  private let document: OpaquePointer
  private let page: OpaquePointer

  /// Whether data reads like the beginning of a PDF file.
  static func begins(_ data: Data) -> Bool {
    data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil
  }

  /// Opens the file's first page.
  init(_ data: Data, name: String) throws(GraphicsError) {
    guard let library = PDFLibrary.shared else {
      throw .damagedImage(name, reason: "PDF needs the package libpoppler-glib8")
    }
    guard data.count <= Int32.max else {
      throw .damagedImage(name, reason: "the file is too large")
    }
    let bytes = UnsafeMutableBufferPointer<CChar>.allocate(capacity: data.count)
    _ = data.copyBytes(to: bytes)
    let opened = PDFLibrary.turn.withLock {
      StandardError.muted { Self.open(bytes, with: library) }
    }
    guard let (document, page, size) = opened else {
      bytes.deallocate()
      throw .damagedImage(name, reason: "not a PDF that can be drawn")
    }
    self.library = library
    self.bytes = bytes
    self.document = document
    self.page = page
    self.size = size
    let isTooLarge = max(size.width, size.height) > CGFloat(ImageHeader.longestSide)
    if isTooLarge { throw .tooLarge(name, size.width, size.height) }
  }

  deinit {
    PDFLibrary.turn.withLock {
      library.release(page)
      library.release(document)
    }
    bytes.deallocate()
  }

  private static func open(
    _ bytes: UnsafeMutableBufferPointer<CChar>, with library: PDFLibrary
  ) -> (document: OpaquePointer, page: OpaquePointer, size: CGSize)? {
    var error: OpaquePointer?
    let document = library.newDocument(bytes.baseAddress, Int32(bytes.count), nil, &error)
    if let error { library.freeError(error) }
    guard let document else { return nil }
    guard library.countPages(document) > 0, let page = library.getPage(document, 0) else {
      library.release(document)
      return nil
    }
    var (width, height) = (0.0, 0.0)
    library.getSize(page, &width, &height)
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      library.release(page)
      library.release(document)
      return nil
    }
    return (document, page, CGSize(width: width, height: height))
  }

  /// The page at a size in pixels.
  func bitmap(width: Int, height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    guard let context = cairo_create(bitmap.surface) else { return bitmap }
    defer { cairo_destroy(context) }
    cairo_scale(context, Double(width) / size.width, Double(height) / size.height)
    PDFLibrary.turn.withLock {
      StandardError.muted { library.render(page, context) }
    }
    return bitmap
  }
}
