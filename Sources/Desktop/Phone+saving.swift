import Foundation
import Graphics
import Phone

extension Phone {
  /// Saves a screenshot as `foyer-<model>-<number>.png`, or under another name, with the first free
  /// number, in a folder that is made if need be.
  ///
  /// `willWrite` is told where before anything is written.
  public func saveScreenshot(
    in folder: URL, name: String? = nil, willWrite: (URL) -> Void = { _ in }
  ) throws -> URL {
    try folder.createFolder()
    var number = 1
    var url: URL
    repeat {
      url = folder.appendingPathComponent("\(name ?? "foyer-\(model.id)")-\(number).png")
      number += 1
    } while FileManager.default.fileExists(atPath: url.path)
    willWrite(url)
    try screenshot().write(toPNG: url, opaque: true)
    return url
  }
}
