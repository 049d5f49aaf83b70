import Foundation
import Synchronization

/// An image at one size, with its coverage for tinting.
final class SizedBitmap: Sendable {
  let bitmap: Bitmap
  private let coverage = Mutex<AlphaMask?>(nil)

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
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
