import Graphics

/// Reads a whole regular file of bounded size, in bytes.
nonisolated func readFile(at path: String, limit: Int) throws(Diagnostic) -> Data {
  do throws(FileReadingError) {
    return try File.read(path, limit: limit)
  } catch {
    switch error {
    case .missing: throw Diagnostic(file: path, "no such file")
    case .unreadable(let reason): throw Diagnostic(file: path, "cannot be read: \(reason)")
    case .tooLarge:
      throw Diagnostic(file: path, at: .start, "the file is larger than \(limit >> 20) MB")
    }
  }
}

/// Whether a path stays inside a folder, symbolic links and `..` followed.
nonisolated func isInside(_ folder: String, _ path: String) -> Bool {
  if isPlainlyInside(folder, path) { return true }
  let base = URL(fileURLWithPath: folder).resolvingSymlinksInPath().standardizedFileURL.path
  let full = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  return full == base || full.hasPrefix(base + "/")
}

/// Whether a path goes from a folder down without any link or `..`, as nearly all do.
nonisolated private func isPlainlyInside(_ folder: String, _ path: String) -> Bool {
  guard path.hasPrefix(folder + "/") else { return false }
  var step = folder
  for name in path.dropFirst(folder.count + 1).split(separator: "/") {
    step += "/" + name
    if name == ".." || isLink(step) { return false }
  }
  return true
}

/// Whether a path is a symbolic link itself.
nonisolated func isLink(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}

/// Whether a path is a folder itself, not a link to one.
nonisolated func isFolder(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}
