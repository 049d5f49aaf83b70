extension AppBundle {
  /// The fonts that lie in the app's folders.
  struct Fonts {
    private let files: [String]
    private var read: [String: FontFile?] = [:]

    /// How many files are looked into for a name; ours.
    private static let limit = 200

    init(folders: [String], inside path: String) {
      files = folders.flatMap { folder in
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
          .filter { FontFile.extensions.contains($0.fileExtension.lowercased()) }
          .map { folder + "/" + $0 }
      }
      .filter { isInside(path, $0) }
    }

    /// The file of a font: the one that a document names, that is called as the font is, or that
    /// says it holds it.
    mutating func path(named name: String, file: String?) -> String? {
      let likely =
        files.filter { $0.lastPathPart == file }
        + files.filter { $0.lastPathPart.withoutFileExtension == name }
      for path in likely where font(path) != nil { return path }
      return files.prefix(Self.limit).first { path in
        let font = font(path)
        return font?.name == name || font?.fullName == name
      }
    }

    private mutating func font(_ path: String) -> FontFile? {
      if let known = read[path] { return known }
      let found = FontFile(path: path)
      read[path] = .some(found)
      return found
    }
  }
}
