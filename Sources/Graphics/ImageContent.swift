internal import CSDL2
import Foundation
import Synchronization

/// Where an image's pixels come from.
enum ImageContent: Sendable {
  case pixels(Bitmap)
  case svg(Data, CGSize)
  case pdf(PDFPage)
  case drawing(CGSize, @Sendable (Canvas) -> Void)

  /// Up to how many pixels an SVG is drawn with care; ours.
  private static let finelyDrawnPixels = 130_000

  /// SDL_image sets up each decoder on first use, which two threads must not do at once.
  private static let decoder = Mutex(())

  init(data: Data, name: String) throws(GraphicsError) {
    if PDFPage.begins(data) {
      self = .pdf(try PDFPage(data, name: name))
      return
    }
    guard let header = ImageHeader(data) else { throw .notAnImage(name) }
    guard header.isComplete else { throw .truncatedImage(name) }
    guard !header.isTooLarge else {
      throw .imageTooLarge(name, width: Int(header.width), height: Int(header.height))
    }
    if header.format == .svg {
      // A small picture tells whether the shapes can be read at all, and a larger one, where that
      // is empty, whether there is any that can be drawn.
      guard let small = Self.decodeSVG(data, width: 8, height: 8) else {
        throw .damagedImage(name, reason: Self.reason)
      }
      if small.isEmpty, Self.decodeSVG(data, width: 256, height: 256)?.isEmpty != false {
        throw .damagedImage(name, reason: "nothing in it can be drawn")
      }
      self = .svg(data, CGSize(width: header.width, height: header.height))
    } else {
      let data = header.format == .png ? try PNGFile(data, name: name).essentials : data
      guard let bitmap = Self.decode({ IMG_Load_RW($0, 1) }, data) else {
        throw .damagedImage(name, reason: Self.reason)
      }
      if header.isCMYK { bitmap.convertFromCMYK() }
      self = .pixels(bitmap)
    }
  }

  /// The content at a size in pixels.
  func bitmap(width: Int, height: Int) -> Bitmap {
    switch self {
    case .pixels(let bitmap):
      return bitmap.resampled(width: width, height: height)
    case .pdf(let page):
      return page.bitmap(width: width, height: height)
    case .drawing(let size, let draw):
      let bitmap = Bitmap(width: width, height: height)
      let canvas = Canvas(bitmap, scale: 1)
      canvas.concatenate(
        CGAffineTransform(
          scaleX: CGFloat(width) / size.width, y: CGFloat(height) / size.height))
      draw(canvas)
      return bitmap
    case .svg(let data, let size):
      // The rasteriser has only five steps of coverage down a pixel. What is small, icons above
      // all, is drawn at twice the size; for a scene as wide as the screen that would take 200 ms.
      let finer = width * height <= Self.finelyDrawnPixels ? 2.0 : 1
      let scale = min(
        finer * max(Double(width) / size.width, Double(height) / size.height),
        Double(ImageHeader.longestSide) / max(size.width, size.height))
      let extent = CGSize(width: size.width * scale, height: size.height * scale)
      let drawn = Self.decodeSVG(
        data, width: Int(extent.width.rounded(.up)), height: Int(extent.height.rounded(.up)))
      guard let drawn else { return Bitmap(width: width, height: height) }
      return drawn.resampled(width: width, height: height, extent: extent)
    }
  }

  private static var reason: String { String(cString: SDL_GetError()) }

  private static func decodeSVG(_ data: Data, width: Int, height: Int) -> Bitmap? {
    decode(
      { source in
        defer { _ = SDL_RWclose(source) }
        return IMG_LoadSizedSVG_RW(source, Int32(width), Int32(height))
      }, data)
  }

  private typealias Source = UnsafeMutablePointer<SDL_RWops>
  private typealias Surface = UnsafeMutablePointer<SDL_Surface>

  private static func decode(_ load: (Source) -> Surface?, _ data: Data) -> Bitmap? {
    decoder.withLock { _ in
      SDL_ClearError()
      let decoded = data.withUnsafeBytes { bytes in
        SDL_RWFromConstMem(bytes.baseAddress, Int32(bytes.count)).flatMap(load)
      }
      guard let decoded else { return nil }
      defer { SDL_FreeSurface(decoded) }
      let format = UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)
      guard let surface = SDL_ConvertSurfaceFormat(decoded, format, 0) else { return nil }
      defer { SDL_FreeSurface(surface) }
      return Bitmap(premultiplying: surface)
    }
  }
}

extension Bitmap {
  /// Whether every pixel is transparent.
  fileprivate var isEmpty: Bool {
    (0..<height).allSatisfy { y in
      let row = UnsafeRawBufferPointer(start: pixels + y * bytesPerRow, count: width * 4)
      return row.allSatisfy { $0 == 0 }
    }
  }

  /// Copies a surface of plain ARGB pixels.
  fileprivate convenience init(premultiplying surface: UnsafeMutablePointer<SDL_Surface>) {
    let source = surface.pointee
    self.init(width: Int(source.w), height: Int(source.h))
    guard let from = source.pixels else { return }
    for y in 0..<height {
      let row = (from + y * Int(source.pitch)).assumingMemoryBound(to: UInt32.self)
      let to = (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { to[x] = Self.premultiplied(row[x]) }
    }
  }

  /// Makes colours of the inks that the decoder hands out as they are: how little there is of
  /// cyan, magenta and yellow where blue, green and red belong, and of black as the alpha.
  ///
  /// The product with black, which makes the colour, has been taken by premultiplying.
  fileprivate func convertFromCMYK() {
    for y in 0..<height {
      let row = (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        let ink = row[x]
        row[x] = 0xFF00_0000 | (ink & 0xFF) << 16 | ink & 0xFF00 | ink >> 16 & 0xFF
      }
    }
  }

  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    func product(_ value: UInt32) -> UInt32 { (value * alpha + 127) / 255 }
    return alpha << 24 | product(pixel >> 16 & 0xFF) << 16 | product(pixel >> 8 & 0xFF) << 8
      | product(pixel & 0xFF)
  }
}
