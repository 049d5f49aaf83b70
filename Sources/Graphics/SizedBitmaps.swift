import Synchronization

/// The bitmaps that images were drawn from last, at sizes other than their own.
final class SizedBitmaps: Sendable {
  struct Key: Hashable, Sendable {
    let image: ObjectIdentifier
    let width: Int
    let height: Int
  }

  /// Every image's: 20 MB of pixels at most.
  ///
  /// The limit is ours: more than the screen of the largest phone, so that whatever is on screen at
  /// once is there for the next frame.
  static let shared = SizedBitmaps(mostPixels: 5_000_000)

  private let kept: Mutex<RecentlyUsed<Key, SizedBitmap>>

  init(mostPixels: Int) {
    kept = Mutex(RecentlyUsed(limit: mostPixels))
  }

  /// The bitmap for an image and a size, made unless it was kept.
  func bitmap(for key: Key, make: () -> Bitmap) -> SizedBitmap {
    if let found = kept.withLock({ $0.value(for: key) }) { return found }
    let made = SizedBitmap(make())
    kept.withLock { $0.insert(made, for: key, cost: key.width * key.height) }
    return made
  }

  /// Drops what belongs to an image that is no more.
  func forget(_ image: ObjectIdentifier) {
    kept.withLock { $0.removeAll { $0.image == image } }
  }
}
