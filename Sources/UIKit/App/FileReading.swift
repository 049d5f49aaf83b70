/// Reads a whole regular file of bounded size, in bytes.
nonisolated func readFile(at path: String, limit: Int) throws(Diagnostic) -> Data {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
    throw Diagnostic(file: path, "no such file")
  }
  let type =
    try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)[.type]
    as? FileAttributeType
  guard !isFolder.boolValue, type == .typeRegular else {
    throw Diagnostic(file: path, "not a regular file")
  }
  guard let handle = FileHandle(forReadingAtPath: path) else {
    throw Diagnostic(file: path, "the file can't be opened")
  }
  defer { try? handle.close() }
  let data: Data
  do {
    data = try handle.read(upToCount: limit + 1) ?? Data()
  } catch {
    throw Diagnostic(file: path, "the file can't be read")
  }
  guard data.count <= limit else {
    throw Diagnostic(file: path, "the file is larger than \(limit >> 20) MB")
  }
  return data
}

/// Whether a path stays inside a folder, symbolic links and `..` followed.
nonisolated func isInside(_ folder: String, _ path: String) -> Bool {
  let base = URL(fileURLWithPath: folder).resolvingSymlinksInPath().standardizedFileURL.path
  let full = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  return full == base || full.hasPrefix(base + "/")
}
