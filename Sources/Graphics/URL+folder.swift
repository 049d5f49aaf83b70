import Foundation

extension URL {
  /// Makes the folder, and those above it, where it isn't there yet.
  public func createFolder() throws(FolderError) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return
    }
    let above = deletingLastPathComponent()
    if above.path != path { try above.createFolder() }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FolderError(path: path, reason: String(cString: strerror(errno)))
    }
  }
}

/// A folder that can't be made.
public struct FolderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder.
  public let path: String
  /// What the system says.
  public let reason: String

  package init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }

  /// The error in one line.
  public var description: String { "cannot make the folder \(path): \(reason)" }
}
