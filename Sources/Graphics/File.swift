import Foundation

/// Why a file can't be read.
package enum FileReadingError: Error, Hashable, Sendable {
  /// There is no file at the path.
  case missing
  /// The file is there and can't be read, for the system's own reason.
  case unreadable(reason: String)
  /// The file has more bytes than are read.
  case tooLarge
}

/// Whole files, with the system's own reason when one can't be read or written.
package enum File {
  /// Reads a regular file of at most `limit` bytes.
  ///
  /// A pipe or a device might never end, and is refused.
  package static func read(_ path: String, limit: Int) throws(FileReadingError) -> Data {
    // Not waiting for whoever might write to a pipe.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(reason: reason)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(reason: reason) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .unreadable(reason: String(cString: strerror(EISDIR)))
    default: throw .unreadable(reason: "Not a regular file")
    }
    return try read(descriptor, limit: limit)
  }

  /// Reads what is left of an open file, such as standard input, up to `limit` bytes.
  package static func read(_ descriptor: Int32, limit: Int) throws(FileReadingError) -> Data {
    var data = Data()
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while data.count <= limit {
      let count = Foundation.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(reason: reason) }
      guard count > 0 else { return data }
      data += part[..<count]
    }
    throw .tooLarge
  }

  /// Writes beside the file and then takes its place, so that nobody ever sees half of it.
  ///
  /// Devices and pipes are written to as they are, and links are followed.
  package static func write(_ data: Data, to url: URL) throws(GraphicsError) {
    let path = url.path
    guard let place = target(of: path) else { throw .unwritableFile(path, reason: reason) }
    guard isReplaceable(place) else {
      if let failure = put(data, at: path, flags: O_WRONLY) {
        throw .unwritableFile(path, reason: failure)
      }
      return
    }
    let file = URL(fileURLWithPath: place)
    let partial =
      file.deletingLastPathComponent().path
      + "/.\(file.lastPathComponent.prefix(40)).\(getpid()).partial"
    var failure = put(data, at: partial, flags: O_WRONLY | O_CREAT | O_TRUNC)
    if failure == nil, rename(partial, place) != 0 { failure = reason }
    guard let failure else { return }
    unlink(partial)
    throw .unwritableFile(path, reason: failure)
  }

  /// Where a path leads, be there a file or not; nil, and `errno`, if its links go round.
  ///
  /// Only the last part's links count: those in folders are followed by whoever opens the file.
  /// A device's name may lead to a file that somebody else holds open, and is left as it is.
  private static func target(of path: String) -> String? {
    var place = path
    for _ in 0..<linkLimit {
      guard !place.hasPrefix("/dev/"),
        let next = try? FileManager.default.destinationOfSymbolicLink(atPath: place)
      else { return place }
      let folder = place.lastIndex(of: "/").map { String(place[...$0]) } ?? ""
      place = next.hasPrefix("/") ? next : folder + next
    }
    errno = ELOOP
    return nil
  }

  /// How many links are followed one after the other; as many as Linux follows.
  private static let linkLimit = 40

  /// Whether a file can take the place of what is at a path, if anything is.
  private static func isReplaceable(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return true }
    let kind = status.st_mode & S_IFMT
    return (kind == S_IFREG && !path.hasPrefix("/dev/")) || kind == S_IFDIR
  }

  /// What went wrong, if anything.
  private static func put(_ data: Data, at path: String, flags: Int32) -> String? {
    let descriptor = open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return reason }
    let failure = data.withUnsafeBytes { bytes -> String? in
      var done = 0
      while done < bytes.count {
        let rest = bytes.baseAddress?.advanced(by: done)
        let count = Foundation.write(descriptor, rest, bytes.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return reason }
        done += count
      }
      return nil
    }
    let isClosed = close(descriptor) == 0
    return failure ?? (isClosed ? nil : reason)
  }

  private static var reason: String { String(cString: strerror(errno)) }
}
