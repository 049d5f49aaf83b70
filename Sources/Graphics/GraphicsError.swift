import Foundation

/// What can go wrong between files and pixels.
public enum GraphicsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no file at the path.
  case missingFile(String)
  /// The file is there and can't be read.
  case unreadableFile(String, reason: String)
  /// The file can't be written; nothing of it is left behind.
  case unwritableFile(String, reason: String)
  /// The data is none of the formats that can be shown.
  case notAnImage(String)
  /// The data ends before the picture does.
  case truncatedImage(String)
  /// The data is of a known format and can't be decoded.
  case damagedImage(String, reason: String)
  /// The picture has more pixels than are decoded.
  case imageTooLarge(String, width: Int, height: Int)

  /// The error for a picture of a size in pixels, which may be beyond all bounds.
  static func tooLarge(_ name: String, _ width: Double, _ height: Double) -> GraphicsError {
    .imageTooLarge(name, width: Int(min(width, 1e15)), height: Int(min(height, 1e15)))
  }

  /// The error in one line, beginning with the file's name.
  public var description: String {
    switch self {
    case .missingFile(let path): "\(path): no such file"
    case .unreadableFile(let path, let reason): "\(path): cannot be read: \(reason)"
    case .unwritableFile(let path, let reason): "\(path): cannot be written: \(reason)"
    case .notAnImage(let name):
      "\(name): not an image (expected PNG, JPEG, GIF, BMP, WebP, SVG or PDF)"
    case .truncatedImage(let name): "\(name): the image is cut short"
    case .damagedImage(let name, let reason): "\(name): the image is damaged: \(reason)"
    case .imageTooLarge(let name, let width, let height):
      "\(name): the image is too large: \(width)x\(height) pixels (at most "
        + "\(ImageHeader.longestSide) a side and \(ImageHeader.mostPixels / 1_000_000) million)"
    }
  }
}
