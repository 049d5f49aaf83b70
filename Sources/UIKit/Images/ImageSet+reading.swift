nonisolated extension ImageSet {
  /// Reads an `.imageset` folder; files that are named but absent are left out and reported.
  init(name: String, folder: String, into diagnostics: inout [Diagnostic]) throws(Diagnostic) {
    let file = try JSONFile(path: folder + "/Contents.json")
    let contents = try file.decode(Contents.self)
    var reader = WordReader(file: file)
    var variants: [Variant] = []
    for (index, entry) in (contents.images ?? []).enumerated() {
      guard let filename = entry.filename else { continue }
      reader.base = [.key("images"), .index(index)]
      guard let path = Self.file(filename, in: folder, &reader) else { continue }
      guard let conditions = entry.conditions(&reader) else { continue }
      variants.append(
        Variant(
          path: path, scale: entry.scale.flatMap { Self.scale($0, &reader) },
          resizing: entry.resizing, position: reader.position("filename"),
          conditions: conditions))
    }
    if variants.isEmpty, reader.diagnostics.isEmpty {
      reader.base = []
      reader.complain("images", "the image set has no file")
    }
    self.name = name
    self.folder = folder
    self.variants = variants
    reader.base = [.key("properties")]
    intent =
      reader.word(
        contents.properties?.intent, "template-rendering-intent", RenderingIntent.self)
      ?? .automatic
    diagnostics += reader.diagnostics
  }

  /// The path of a file that a set names; nil, and a complaint, if it is absent or somewhere else.
  static func file(_ name: String, in folder: String, _ reader: inout WordReader) -> String? {
    let path = existingFile(folder, name) ?? folder + "/" + name
    guard isInside(folder, path) else {
      reader.complain("filename", "\"\(name)\" leads out of its image set")
      return nil
    }
    guard FileManager.default.fileExists(atPath: path) else {
      reader.complain("filename", "there is no file \"\(name)\"")
      return nil
    }
    return path
  }

  /// The path of a file under a name that only macOS takes for its own: with accents in another
  /// Unicode form, or in other cases of letters.
  private static func existingFile(_ folder: String, _ filename: String) -> String? {
    let path = folder + "/" + filename
    if FileManager.default.fileExists(atPath: path) { return path }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let found =
      names.first { $0 == filename } ?? names.first { $0.lowercased() == filename.lowercased() }
    return found.map { folder + "/" + $0 }
  }

  /// Reads `2x`.
  static func scale(_ text: String, _ reader: inout WordReader) -> CGFloat? {
    guard text.hasSuffix("x"), let scale = Double(text.dropLast()), 1...4 ~= scale else {
      reader.complain("scale", "unknown scale \"\(text)\"")
      return nil
    }
    return CGFloat(scale)
  }

  private struct Contents: Decodable {
    let images: [AssetEntry<Entry>]?
    let properties: Properties?

    struct Properties: Decodable {
      let intent: String?

      enum CodingKeys: String, CodingKey {
        case intent = "template-rendering-intent"
      }
    }

    struct Entry: Decodable {
      let filename: String?
      let scale: String?
      let resizing: AssetResizing?
    }
  }
}
