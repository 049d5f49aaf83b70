import Foundation

extension URL {
  /// Makes the folder, and those above it, where it isn't there yet.
  public func createFolder() throws(FolderError) {
    do {
      try FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
    } catch {
      throw FolderError(path: path, reason: Self.reason(of: error))
    }
  }

  private static func reason(of error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard let cause, cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(cause.code)))
  }
}

/// A folder that can't be made.
public struct FolderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder.
  public let path: String
  /// What the system says.
  public let reason: String

  /// The error in one line.
  public var description: String { "cannot make the folder \(path): \(reason)" }
}
