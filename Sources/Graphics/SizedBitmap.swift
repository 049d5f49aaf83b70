import Foundation
import Synchronization

/// An image at one size, with its coverage for tinting.
final class SizedBitmap: Sendable {
  let bitmap: Bitmap
  /// Whether every pixel is opaque.
  let isOpaque: Bool
  private let coverage = Mutex<AlphaMask?>(nil)

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    isOpaque = bitmap.isOpaque
  }

  /// The bitmap's alpha channel.
  var mask: AlphaMask {
    coverage.withLock { mask in
      if let mask { return mask }
      let made = AlphaMask(alphaOf: bitmap)
      mask = made
      return made
    }
  }
}

/// The sizes of one image that were drawn last.
struct SizedBitmaps: Sendable {
  /// Ours: an icon is drawn at one or two sizes, and a resting screen at one.
  private static let mostEntries = 4
  /// Ours, in pixels: six full screens of the largest phone.
  private static let mostPixels = 24_000_000

  private var entries: [SizedBitmap] = []

  mutating func bitmap(width: Int, height: Int, make: () -> Bitmap) -> SizedBitmap {
    let found = entries.firstIndex { $0.bitmap.width == width && $0.bitmap.height == height }
    let entry = found.map { entries.remove(at: $0) } ?? SizedBitmap(make())
    entries.insert(entry, at: 0)
    while entries.count > Self.mostEntries
      || (entries.count > 1 && entries.reduce(0, { $0 + $1.pixelCount }) > Self.mostPixels)
    {
      entries.removeLast()
    }
    return entry
  }
}

extension SizedBitmap {
  fileprivate var pixelCount: Int { bitmap.width * bitmap.height }
}

extension AlphaMask {
  /// Makes a mask of a bitmap's alpha channel.
  convenience init(alphaOf bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height)
    for y in 0..<height {
      let from = (bitmap.pixels + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let to = pixels + y * bytesPerRow
      for x in 0..<width { to[x] = UInt8(truncatingIfNeeded: from[x] >> 24) }
    }
  }
}

extension Bitmap {
  /// Whether no pixel lets anything through.
  var isOpaque: Bool {
    for y in 0..<height {
      let row = (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      var together: UInt32 = 0xFF00_0000
      for x in 0..<width { together &= row[x] }
      if together != 0xFF00_0000 { return false }
    }
    return true
  }
}
