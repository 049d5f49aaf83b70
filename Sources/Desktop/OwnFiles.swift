import Foundation
import Synchronization

/// Files and folders in watched folders that the program has made itself; two threads share them.
nonisolated final class OwnFiles: Sendable {
  /// What a file is until somebody else writes it.
  private struct Stamp: Hashable {
    let device: dev_t
    let inode: ino_t
    /// The size and the time of the last change; a folder changes with what is in it.
    var change: [Int] = []

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      (device, inode) = (status.st_dev, status.st_ino)
      guard status.st_mode & S_IFMT != S_IFDIR else { return }
      change = [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    }
  }

  private struct State {
    /// The folders, by their watches.
    var folders: [Int32: String] = [:]
    /// The files by their paths; nil for one that is being written.
    var stamps: [String: Stamp?] = [:]
  }

  private let state = Mutex(State())

  /// Notes which folder a watch is for.
  func note(_ folder: String, watch: Int32) {
    guard watch >= 0 else { return }
    state.withLock { $0.folders[watch] = Self.path(of: URL(fileURLWithPath: folder)) }
  }

  /// Counts a file that is written meanwhile as the program's own, and the folders that are made
  /// for it, if that succeeds.
  func adding<Result>(_ file: URL, while write: () throws -> Result) rethrows -> Result {
    var urls = [file]
    while let folder = urls.last?.deletingLastPathComponent(), folder != urls.last,
      !FileManager.default.fileExists(atPath: folder.path)
    {
      urls.append(folder)
    }
    let paths = urls.map(Self.path)
    state.withLock { state in for path in paths { state.stamps[path] = .some(nil) } }
    defer {
      state.withLock { state in
        for path in paths { state.stamps[path] = Stamp(path).map { .some($0) } }
      }
    }
    return try write()
  }

  /// Whether something in a watched folder is as the program has made it.
  func contains(_ name: String, watch: Int32) -> Bool {
    state.withLock { state in
      guard let folder = state.folders[watch] else { return false }
      let path = folder + "/" + name
      guard let own = state.stamps[path] else { return false }
      guard let own, Stamp(path) != own else { return true }
      state.stamps[path] = nil
      return false
    }
  }

  /// The path of a file without links in the way to its folder.
  private static func path(of url: URL) -> String {
    let parts = url.standardizedFileURL
    return parts.deletingLastPathComponent().resolvingSymlinksInPath()
      .appendingPathComponent(parts.lastPathComponent).path
  }
}
