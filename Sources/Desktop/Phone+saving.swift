import Foundation
import Graphics
import Phone

extension Phone {
  /// Saves a screenshot as `foyer-<model>-<number>.png`, or under another name, with the first free
  /// number, in a folder that is made if need be.
  ///
  /// `writing` is told where, and has to do what is handed to it.
  public func saveScreenshot(
    in folder: URL, name: String? = nil,
    writing: (URL, () throws -> Void) throws -> Void = { try $1() }
  ) throws -> URL {
    var number = 1
    var url: URL
    repeat {
      url = folder.appendingPathComponent("\(name ?? "foyer-\(model.id)")-\(number).png")
      number += 1
    } while FileManager.default.fileExists(atPath: url.path)
    try writing(url) {
      try folder.createFolder()
      try screenshot().write(toPNG: url, opaque: true)
    }
    return url
  }
}
