import Foundation
import Graphics

/// The folder that a run of a flow writes to; nothing leads out of it.
package struct FlowFolder: Hashable, Sendable {
  /// The folder's path.
  package let path: String

  /// Names a folder, which is made when something is written.
  package init(path: String) { self.path = path }

  /// The place of a file that a flow names, in one of the parts of the folder.
  func place(of name: String, in part: String) throws(FlowFailure) -> URL {
    let root = "\(path)/\(part)"
    let whole = FlowPath.normalized("\(root)/\(name)")
    let isEmpty = name.isEmpty || name.hasSuffix("/")
    guard !isEmpty, !name.hasPrefix("/"), whole.hasPrefix(FlowPath.normalized(root) + "/"),
      !name.contains("\0")
    else { throw FlowFailure(.path(name)) }
    return URL(fileURLWithPath: whole)
  }

  /// Saves a picture whole or not at all.
  func write(_ picture: Bitmap, to file: URL) throws(FlowFailure) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try picture.write(toPNG: file, opaque: true)
    } catch let error as GraphicsError {
      throw FlowFailure(.file(path: file.path, reason: "\(error)"))
    } catch {
      throw FlowFailure(.file(path: file.path, reason: error.localizedDescription))
    }
  }

  /// Saves a text whole or not at all.
  func write(_ text: String, to file: URL) throws(FlowFailure) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw FlowFailure(.file(path: file.path, reason: error.localizedDescription))
    }
  }
}
