import Foundation

/// Whole files, with the system's own reason when one can't be read or written.
enum File {
  static func read(_ url: URL) throws(GraphicsError) -> Data {
    let path = url.path
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT ? .missingFile(path) : .unreadableFile(path, reason: reason)
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      return try handle.readToEnd() ?? Data()
    } catch {
      let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
      throw .unreadableFile(
        path, reason: isFolder ? String(cString: strerror(EISDIR)) : "\(error)")
    }
  }

  /// Writes beside the file and then takes its place, so that nobody ever sees half of it.
  static func write(_ data: Data, to url: URL) throws(GraphicsError) {
    let path = url.path
    let folder = url.deletingLastPathComponent().path
    let partial = "\(folder)/.\(url.lastPathComponent).\(getpid()).partial"
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .unwritableFile(path, reason: reason) }
    var isWhole = data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = Foundation.write(
          descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
    var failure = reason
    if close(descriptor) != 0, isWhole { (isWhole, failure) = (false, reason) }
    if isWhole, rename(partial, path) != 0 { (isWhole, failure) = (false, reason) }
    guard isWhole else {
      unlink(partial)
      throw .unwritableFile(path, reason: failure)
    }
  }

  private static var reason: String { String(cString: strerror(errno)) }
}
