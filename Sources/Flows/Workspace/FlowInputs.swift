import Foundation

/// The files and folders of a call, and the flows that they stand for.
struct FlowInputs {
  private let files: [String]
  private let folders: [WorkspaceFolder]

  /// Looks at the paths; each must be there.
  init(_ paths: [String]) throws(WorkspaceError) {
    var (files, folders, seen) = ([String](), [WorkspaceFolder](), Set<String>())
    if paths.contains("") { throw .missing(path: "\"\"") }
    for path in paths.map(FlowPath.normalized) where seen.insert(path).inserted {
      var status = stat()
      guard !path.contains("\0"), stat(path, &status) == 0 else {
        let code = errno
        guard code == ENOENT || code == ENOTDIR || path.contains("\0") else {
          throw .unreadable(path: path, reason: String(cString: strerror(code)))
        }
        throw .missing(path: Self.whole(path))
      }
      if status.st_mode & S_IFMT == S_IFDIR {
        folders.append(WorkspaceFolder(path: path))
      } else {
        files.append(path)
      }
    }
    (self.files, self.folders) = (files, folders)
  }

  /// Whether it is one file, which is run whatever its tags and its name.
  var isSingleFile: Bool { files.count == 1 && folders.isEmpty }

  /// The config of the first folder that has one.
  var configPath: String? { folders.lazy.compactMap(\.config).first }

  /// The paths of the flows that a config stands for.
  func flowFiles(
    _ config: WorkspaceConfig, path configPath: String?
  ) throws(WorkspaceError) -> [String] {
    if isSingleFile { return files }
    let named = files.filter { WorkspaceFolder.isFlow($0, except: configPath) }
    let patterns = config.flows ?? ["*"]
    // Those that can't be read were told of as the config was read.
    let negative = patterns.filter { $0.hasPrefix("!") }
      .compactMap { try? FlowPattern(String($0.dropFirst())) }
    let positive = patterns.filter { !$0.hasPrefix("!") }.compactMap { try? FlowPattern($0) }
    if positive.isEmpty, !folders.isEmpty { throw .onlyNegations(patterns: patterns) }
    let isDeep = patterns != ["*"]
    var (found, isEmpty) = ([String](), true)
    for folder in folders {
      let candidates =
        isDeep
        ? try folder.flowFiles(except: configPath) : try folder.topFlowFiles(except: configPath)
      isEmpty = isEmpty && candidates.isEmpty
      for file in candidates
      where positive.contains(where: { $0.matches(file) })
        && !negative.contains(where: { $0.matches(file) })
      {
        found.append(FlowPath.normalized("\(folder.path)/\(file)"))
      }
    }
    var seen: Set<String> = []
    let all = (named + found).filter { seen.insert($0).inserted }
    if all.isEmpty { throw try absence(patterns, isEmpty: isEmpty, configPath) }
    return all
  }

  /// Why there is nothing to run.
  private func absence(
    _ patterns: [String], isEmpty: Bool, _ configPath: String?
  ) throws(WorkspaceError) -> WorkspaceError {
    let names = folders.map { Self.whole($0.path) }
    guard patterns == ["*"] else {
      return isEmpty ? .noFlowFiles(folders: names) : .noMatch(patterns: patterns)
    }
    for folder in folders where try !folder.flowFiles(except: configPath).isEmpty {
      return .noFlowsAtTop(folders: names)
    }
    return .noFlowFiles(folders: names.isEmpty ? files.map(Self.whole) : names)
  }

  private static func whole(_ path: String) -> String {
    path.hasPrefix("/")
      ? path : FlowPath.normalized(FileManager.default.currentDirectoryPath + "/" + path)
  }
}
