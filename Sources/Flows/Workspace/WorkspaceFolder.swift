import Foundation

/// The files in a folder with flows.
struct WorkspaceFolder {
  /// How many files are looked at; ours.
  static let fileLimit = 100_000

  /// The folder's path, as it is shown to the user.
  let path: String

  /// The paths of all flow files in the folder, relative to it, in the order of their names.
  ///
  /// `config` is the file that says what to run, which is no flow wherever it is.
  func flowFiles(except config: String?) throws(WorkspaceError) -> [String] {
    try files(in: "", deep: true).filter { Self.isFlow("\(path)/\($0)", except: config) }
  }

  /// The same without those in folders of the folder.
  func topFlowFiles(except config: String?) throws(WorkspaceError) -> [String] {
    try files(in: "", deep: false).filter { Self.isFlow("\(path)/\($0)", except: config) }
  }

  /// The folder's own `config.yaml`, if there is one.
  var config: String? {
    ["config.yaml", "config.yml"].map { FlowPath.normalized("\(path)/\($0)") }
      .first(where: FlowPath.exists)
  }

  /// Whether a file is a flow by its name, and not for a workspace by what is in it.
  static func isFlow(_ file: String, except config: String?) -> Bool {
    let file = FlowPath.normalized(file)
    guard file.hasSuffix(".yaml") || file.hasSuffix(".yml"), FlowPath.stem(of: file) != "config",
      file != config.map(FlowPath.normalized)
    else { return false }
    // One that can't be read is told of when it is read as a flow.
    guard let source = try? SourceFile(readingFrom: file) else { return true }
    return !WorkspaceConfigReader.isConfig(source)
  }

  /// All regular files below a folder in this one; links to folders are not followed.
  private func files(in start: String, deep: Bool) throws(WorkspaceError) -> [String] {
    var (found, folders, count) = ([String](), [start], 0)
    while let folder = folders.popLast() {
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")
      } catch {
        let whole = FlowPath.normalized("\(path)/\(folder)")
        let reason = String(cString: strerror(error.systemNumber ?? EIO))
        throw .unreadable(path: whole, reason: reason)
      }
      count += names.count
      guard count <= Self.fileLimit else {
        throw .tooManyFiles(folder: path, limit: Self.fileLimit)
      }
      for name in names {
        let file = folder.isEmpty ? name : "\(folder)/\(name)"
        switch Self.kind(of: "\(path)/\(file)") {
        case .file: found.append(file)
        case .folder where deep: folders.append(file)
        default: break
        }
      }
    }
    return found.sorted()
  }

  private enum Kind { case file, folder, other }

  private static func kind(of path: String) -> Kind {
    var (own, target) = (stat(), stat())
    guard lstat(path, &own) == 0, stat(path, &target) == 0 else { return .other }
    if own.st_mode & S_IFMT == S_IFDIR { return .folder }
    return target.st_mode & S_IFMT == S_IFREG ? .file : .other
  }
}

extension Error {
  /// The number that the system gave for what went wrong.
  var systemNumber: Int32? {
    if let error = (self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error {
      return error.systemNumber
    }
    let error = self as NSError
    return error.domain == NSPOSIXErrorDomain ? Int32(error.code) : nil
  }
}
