import Foundation
import Graphics

/// The folder of a run, `<root>/2026-01-31_100000`, in which every flow has its own.
package struct RunFolder: Hashable, Sendable {
  /// What a folder of a flow can hold.
  private static let parts = [
    "manifest.json", "commands.json", "logs", "screenshots", "screen-hierarchy", "takeScreenshot",
    "startRecording", "assertScreenshot",
  ]
  /// The most bytes of a folder's name, short of what file systems take; ours.
  private static let nameLimit = 200

  /// The folder's path.
  package let path: String

  /// Makes a new folder for a run that begins at a time, which is its name.
  package init(in root: String, named name: String) throws(FolderError) {
    try URL(fileURLWithPath: root).createFolder()
    var (path, number) = ("\(root)/\(name)", 2)
    while mkdir(path, 0o777) != 0 {
      guard errno == EEXIST else {
        throw FolderError(path: path, reason: String(cString: strerror(errno)))
      }
      (path, number) = ("\(root)/\(name)-\(number)", number + 1)
    }
    self.path = FlowPath.normalized(path)
  }

  /// Folders for flows, in their order, each its own even where flows have the same name.
  package func folders(for flows: [(name: String, device: String?, shard: Int?)]) -> [String] {
    var taken: Set<String> = []
    return flows.map { flow in
      let parts = [
        Self.cleaned(flow.name), flow.device, flow.shard.map { "shard-\($0)" },
      ]
      let name = parts.compactMap(\.self).joined(separator: "-")
      var (unique, number) = (name, 2)
      while !taken.insert(unique.lowercased()).inserted {
        (unique, number) = ("\(name)-\(number)", number + 1)
      }
      return "\(path)/\(unique)"
    }
  }

  /// Removes what flows left that have not ended, and the folder if nothing is left in it.
  package func removeUnfinished() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names where !FlowFolder.isComplete("\(path)/\(name)") {
      try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
    rmdir(path)
  }

  /// Removes the folders of runs that began before a time; nothing that isn't such a folder.
  package static func purge(_ root: String, before limit: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let stamp = /\d{4}-\d\d-\d\d_\d{6}(-\d+)?/
    for name in names where name < limit && name.wholeMatch(of: stamp) != nil {
      let run = "\(root)/\(name)"
      guard let flows = content(ofFolder: run),
        flows.allSatisfy({ flow in
          content(ofFolder: "\(run)/\(flow)")?.allSatisfy(parts.contains) ?? false
        })
      else { continue }
      try? FileManager.default.removeItem(atPath: run)
    }
  }

  /// The names in a folder; nil for what is no folder, and for links to one.
  private static func content(ofFolder path: String) -> [String]? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    return try? FileManager.default.contentsOfDirectory(atPath: path)
  }

  /// A flow's name as that of a folder: one folder, and none that leads elsewhere.
  private static func cleaned(_ name: String) -> String {
    var text = ""
    for character in name.unicodeScalars {
      let isPlain = character != "/" && !character.isControl
      let next = isPlain ? String(character) : "_"
      guard text.utf8.count + next.utf8.count <= nameLimit else { break }
      text += next
    }
    let isDots = text.allSatisfy { $0 == "." }
    return isDots ? "_" + text : text
  }
}
