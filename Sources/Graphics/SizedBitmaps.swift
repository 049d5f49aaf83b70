import Synchronization

/// The bitmaps that images were drawn from last, at sizes other than their own.
final class SizedBitmaps: Sendable {
  struct Key: Hashable, Sendable {
    let image: ObjectIdentifier
    let width: Int
    let height: Int
  }

  /// Every image's: 32 MB of pixels at most.
  ///
  /// The limit is ours: twice the screen of the largest phone, so that whatever is on screen at
  /// once is there for the next frame.
  static let shared = SizedBitmaps(mostPixels: 8_000_000)

  private let mostPixels: Int
  /// The last used first.
  private let kept = Mutex<[(key: Key, bitmap: SizedBitmap)]>([])

  init(mostPixels: Int) {
    self.mostPixels = mostPixels
  }

  /// The bitmap for an image and a size, made unless it was kept.
  func bitmap(for key: Key, make: () -> Bitmap) -> SizedBitmap {
    let found = kept.withLock { kept -> SizedBitmap? in
      guard let index = kept.firstIndex(where: { $0.key == key }) else { return nil }
      if index > 0 { kept.insert(kept.remove(at: index), at: 0) }
      return kept.first?.bitmap
    }
    if let found { return found }
    let made = SizedBitmap(make())
    kept.withLock { kept in
      kept.insert((key, made), at: 0)
      var pixels = 0
      let fitting = kept.prefix { entry in
        pixels += entry.key.width * entry.key.height
        return pixels <= mostPixels
      }
      kept.removeLast(kept.count - max(fitting.count, 1))
    }
    return made
  }

  /// Drops what belongs to an image that is no more.
  func forget(_ image: ObjectIdentifier) {
    kept.withLock { $0.removeAll { $0.key.image == image } }
  }
}
