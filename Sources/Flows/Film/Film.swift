import Foundation
import Graphics

/// A film of a device's screen, with a picture every thirtieth of a second of the device's time.
@MainActor
final class Film {
  /// The least length, in seconds, as Maestro's.
  static let shortest: TimeInterval = 3

  /// What times may be off by, in seconds, from adding them up.
  static let slack: TimeInterval = 1e-5

  /// When the film began.
  let start: TimeInterval
  private let encoder: FilmEncoder
  private var last: Bitmap
  private var lastTime = 0

  /// Begins a film with its first picture.
  init(_ file: URL, of picture: Bitmap, at start: TimeInterval) throws(FlowFailure) {
    self.start = start
    encoder = try FilmEncoder(file, width: picture.width, height: picture.height)
    last = picture
    try encoder.add(picture, at: 0)
  }

  /// The first moment after a time in which there is a picture.
  func nextMoment(after time: TimeInterval) -> TimeInterval {
    start + TimeInterval(number(of: time) + 1) / TimeInterval(FilmEncoder.rate)
  }

  /// The last moment before a time, or at it, in which there is a picture.
  func lastMoment(before time: TimeInterval) -> TimeInterval {
    start + TimeInterval(number(of: time)) / TimeInterval(FilmEncoder.rate)
  }

  private func number(of time: TimeInterval) -> Int {
    Int(((time - start + Self.slack) * TimeInterval(FilmEncoder.rate)).rounded(.down))
  }

  /// Adds what is seen from a moment on.
  func add(_ picture: Bitmap, at time: TimeInterval) throws(FlowFailure) {
    let picture = picture.fitted(width: last.width, height: last.height)
    let number = number(of: time)
    guard number > lastTime, !picture.isEqual(to: last) else { return }
    try encoder.add(picture, at: number)
    (last, lastTime) = (picture, number)
  }

  /// Ends the film, as long as it took.
  func finish(at time: TimeInterval) throws(FlowFailure) {
    // The last picture is given again, so that it is shown until then.
    let end = number(of: time) - 1
    if end > lastTime { try encoder.add(last, at: end) }
    try encoder.finish()
  }
}

extension Bitmap {
  /// The picture in a frame of a size, as large as fits and in the middle of black.
  fileprivate func fitted(width: Int, height: Int) -> Bitmap {
    guard (self.width, self.height) != (width, height) else { return self }
    let frame = Bitmap(width: width, height: height)
    let canvas = Canvas(frame, scale: 1)
    canvas.fill(CGRect(x: 0, y: 0, width: width, height: height), with: .black)
    let scale = min(CGFloat(width) / CGFloat(self.width), CGFloat(height) / CGFloat(self.height))
    let size = CGSize(width: CGFloat(self.width) * scale, height: CGFloat(self.height) * scale)
    let place = CGPoint(
      x: (CGFloat(width) - size.width) / 2, y: (CGFloat(height) - size.height) / 2)
    canvas.draw(Image(bitmap: self, scale: 1), in: CGRect(origin: place, size: size))
    return frame
  }

  /// Whether another picture of the same size has the same pixels.
  fileprivate func isEqual(to other: Bitmap) -> Bool {
    (0..<height).allSatisfy { row in
      memcmp(
        pixels + row * bytesPerRow, other.pixels + row * other.bytesPerRow, width * 4) == 0
    }
  }
}
