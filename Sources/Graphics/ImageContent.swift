internal import CSDL2
import Foundation
import Synchronization

/// Where an image's pixels come from.
enum ImageContent: Sendable {
  /// The pixels of a file that had so many, or of a large one's half or quarter.
  case pixels(Bitmap, CGSize)
  case svg(Data, CGSize)
  case pdf(PDFPage)
  case drawing(CGSize, @Sendable (Canvas) -> Void)

  /// Up to how many pixels an SVG is drawn with care; ours.
  private static let finelyDrawnPixels = 130_000

  /// How many pixels are kept of a picture; ours, three times as many as the largest screen has.
  private static let mostKeptPixels = 4096 * 4096

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
      throw .tooLarge(name, header.width, header.height)
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
      let bitmap = try Self.pixels(data, header, name: name)
      if header.isCMYK { bitmap.convertFromCMYK() }
      self = .pixels(Self.reduced(bitmap), CGSize(width: bitmap.width, height: bitmap.height))
    }
  }

  private static func pixels(
    _ data: Data, _ header: ImageHeader, name: String
  ) throws(GraphicsError) -> Bitmap {
    if header.format == .png { return try PNGFile(data, name: name).bitmap() }
    guard let bitmap = decode({ IMG_Load_RW($0, 1) }, data) else {
      throw .damagedImage(name, reason: reason)
    }
    return bitmap
  }

  /// As much of a picture as is kept: screens have fewer pixels by far.
  private static func reduced(_ bitmap: Bitmap) -> Bitmap {
    var (width, height) = (bitmap.width, bitmap.height)
    while width * height > mostKeptPixels { (width, height) = ((width + 1) / 2, (height + 1) / 2) }
    return bitmap.resampled(width: width, height: height)
  }

  /// The content at a size in pixels.
  func bitmap(width: Int, height: Int) -> Bitmap {
    switch self {
    case .pixels(let bitmap, _):
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

  private static var reason: String {
    let words = String(cString: SDL_GetError())
    return words.isEmpty ? "it is larger than it says" : words
  }

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
      guard Int(max(decoded.pointee.w, decoded.pointee.h)) <= Bitmap.longestSide else { return nil }
      return Bitmap(premultiplying: decoded)
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

  /// Takes a surface's pixels over; nil if they can't be.
  fileprivate convenience init?(premultiplying surface: UnsafeMutablePointer<SDL_Surface>) {
    self.init(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    let format = UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)
    let target = SDL_CreateRGBSurfaceWithFormatFrom(
      pixels, Int32(width), Int32(height), 32, Int32(bytesPerRow), format)
    defer { SDL_FreeSurface(target) }
    SDL_SetSurfaceBlendMode(surface, SDL_BLENDMODE_NONE)
    guard SDL_UpperBlit(surface, nil, target, nil) == 0 else { return nil }
    premultiply()
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
}
