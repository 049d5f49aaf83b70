import Foundation

/// Paths in flows, by the letters of their names alone.
enum FlowPath {
  /// The path of a file that another one names.
  static func resolve(_ path: String, besideFile file: String) -> String {
    path.hasPrefix("/") ? normalized(path) : normalized(folder(of: file) + "/" + path)
  }

  /// The folder of a file; "." where its path names none.
  static func folder(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }

  /// The path without what goes back on itself.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// The name of a file without its folder and extension.
  static func stem(of file: String) -> String {
    let name = file.split(separator: "/").last.map { String($0) } ?? file
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Whether a file is there.
  static func exists(_ path: String) -> Bool {
    // The system would look for what stands before a zero.
    !path.contains("\0") && FileManager.default.fileExists(atPath: path)
  }

  /// The path of a file in its folder without links, by which two ways to it are known to be one.
  static func real(_ path: String) -> String {
    let folder = folder(of: path)
    guard let whole = realpath(folder, nil) else { return path }
    defer { free(whole) }
    return normalized(
      String(cString: whole) + "/" + path.dropFirst(folder == "." ? 0 : folder.count))
  }

  /// Whether a folder is there.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
