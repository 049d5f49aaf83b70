extension AppBundle {
  /// The fonts that lie in the app's folders.
  struct Fonts {
    private let files: [String]
    private var read: [String: [FontFile]] = [:]

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

    /// The font of a name: in the file that a document names, in one that is called as the font
    /// is, or in one that says it holds it.
    mutating func font(named name: String, file: String?) -> FontFile? {
      let likely =
        files.filter { $0.lastPathPart == file }
        + files.filter { $0.lastPathPart.withoutFileExtension == name }
      for path in likely {
        let fonts = fonts(in: path)
        if let font = fonts.first(where: { $0.isNamed(name) }) ?? fonts.first { return font }
      }
      for path in files.prefix(Self.limit) {
        if let font = fonts(in: path).first(where: { $0.isNamed(name) }) { return font }
      }
      return nil
    }

    private mutating func fonts(in path: String) -> [FontFile] {
      if let known = read[path] { return known }
      let found = FontFile.all(in: path)
      read[path] = found
      return found
    }
  }
}
