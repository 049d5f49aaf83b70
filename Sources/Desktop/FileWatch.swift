import Foundation

/// Tells when something in some folders is saved, made or removed; asleep until then.
final class FileWatch {
  private let inotify: Int32
  /// The end of a pipe; whoever waits at the other is told to stop when it closes.
  private let stop: Int32
  /// What the program has written itself.
  private let ownFiles = OwnFiles()

  /// How long the folders must be quiet before it is told, in milliseconds; ours, a save is several
  /// steps.
  nonisolated private static let quiet: Int32 = 40
  /// How many quiet spells are waited for while the steps go on; ours.
  nonisolated private static let patience = 5

  /// Watches folders; nil where the system has no more watches to give.
  ///
  /// `onChange` is called on a thread of its own.
  init?(_ folders: [String], onChange: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    inotify = inotify_init1(Int32(O_CLOEXEC) | Int32(O_NONBLOCK))
    guard inotify >= 0, pipe(&ends) == 0 else {
      if inotify >= 0 { close(inotify) }
      return nil
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    stop = ends[1]
    watch(folders)
    let (inotify, stop, ownFiles) = (inotify, ends[0], ownFiles)
    Thread.detachNewThread {
      while Self.waits(for: inotify, or: stop, -1) {
        var isNews = Self.drain(inotify, of: ownFiles)
        for _ in 0..<Self.patience where Self.waits(for: inotify, or: stop, Self.quiet) {
          isNews = Self.drain(inotify, of: ownFiles) || isNews
        }
        if isNews { onChange() }
      }
      close(inotify)
      close(stop)
    }
  }

  /// Watches folders beside those that are watched already.
  func watch(_ folders: [String]) {
    let events =
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ONLYDIR
    for folder in folders {
      ownFiles.note(folder, watch: inotify_add_watch(inotify, folder, UInt32(events)))
    }
  }

  /// Tells nothing of a file that the program writes, and of the folders that it makes for it,
  /// until somebody else changes them.
  func ignoring<Result>(_ file: URL, while write: () throws -> Result) rethrows -> Result {
    try ownFiles.adding(file, while: write)
  }

  deinit {
    // The thread wakes and closes the rest.
    close(stop)
  }

  /// Waits for news, at most for some milliseconds; false for none or the end.
  nonisolated private static func waits(
    for inotify: Int32, or stop: Int32, _ timeout: Int32
  ) -> Bool {
    var files = [
      pollfd(fd: inotify, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
    ]
    var count: Int32
    repeat { count = poll(&files, 2, timeout) } while count < 0 && errno == EINTR
    return count > 0 && files[1].revents == 0
  }

  /// Reads what has happened; whether any of it is more than an editor's own notes or the program's
  /// own files.
  nonisolated private static func drain(_ inotify: Int32, of ownFiles: OwnFiles) -> Bool {
    let header = MemoryLayout<inotify_event>.size
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 16384, alignment: 8)
    defer { bytes.deallocate() }
    var isNews = false
    while true {
      let count = read(inotify, bytes.baseAddress, bytes.count)
      guard count >= header else { return isNews }
      var start = 0
      while start + header <= count {
        let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
        let end = min(start + header + Int(event.len), count)
        let name = String(decoding: bytes[(start + header)..<end].prefix { $0 != 0 }, as: UTF8.self)
        isNews = isNews || !(isNote(name) || ownFiles.contains(name, watch: event.wd))
        start = end
      }
    }
  }

  /// Whether a file is an editor's: a lock, a swap file or a backup.
  nonisolated static func isNote(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix("~") || name.hasPrefix("#") || name == "4913"
  }
}
