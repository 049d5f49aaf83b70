import Graphics

/// The decoded pictures that were asked for last.
final class ImageCache {
  /// How many pictures are kept; ours, an app's icons and a few large ones.
  static let countLimit = 96
  /// How many bytes of pixels are kept; ours, half a dozen full screens at 2x.
  static let byteLimit = 24 << 20

  private struct Entry {
    /// Nil if the file can't be read, so that it isn't tried again for every frame.
    let picture: Graphics.Image?
    let bytes: Int
    var lastUse: Int
  }

  private var entries: [String: Entry] = [:]
  private var uses = 0

  /// The picture of a catalog's file; nil, and a diagnostic, if it can't be read.
  func picture(
    of variant: ImageSet.Variant, for use: (file: String, position: SourcePosition)? = nil,
    reportingTo diagnostics: Diagnostics
  ) -> Graphics.Image? {
    uses += 1
    let key = "\(variant.pixelScale)x \(variant.path)"
    if entries[key] != nil {
      entries[key]?.lastUse = uses
      return entries[key]?.picture
    }
    let picture: Graphics.Image?
    do {
      picture = try Self.load(variant)
      diagnostics.report(
        (picture?.omissions ?? []).map { omission in
          Diagnostic(
            .warning, file: variant.path,
            at: SourcePosition(line: omission.line, column: omission.column),
            "\(omission.name) is not drawn; the rest of the picture is")
        })
    } catch let problem as Diagnostic {
      picture = nil
      diagnostics.report(problem)
    } catch {
      picture = nil
      diagnostics.report(Self.diagnostic("\(error)", variant, use))
    }
    let bytes = picture.map { Int($0.size.width * $0.size.height * $0.scale * $0.scale) * 4 } ?? 0
    entries[key] = Entry(picture: picture, bytes: bytes, lastUse: uses)
    shrink()
    return picture
  }

  private static func load(_ variant: ImageSet.Variant) throws -> Graphics.Image {
    guard variant.isSymbol else {
      return try Graphics.Image.load(
        contentsOf: URL(fileURLWithPath: variant.path), scale: variant.pixelScale)
    }
    let data = try readFile(at: variant.path, limit: StoryboardXML.sizeLimit)
    let picture = try SymbolTemplate(data, path: variant.path).picture
    return try Graphics.Image(data: picture, scale: 1, name: variant.path)
  }

  /// Forgets all pictures.
  func removeAll() {
    entries.removeAll()
  }

  /// The number of pictures that are kept.
  var count: Int { entries.count }

  private func shrink() {
    while entries.count > 1 {
      let bytes = entries.values.reduce(0) { $0 + $1.bytes }
      guard entries.count > Self.countLimit || bytes > Self.byteLimit,
        let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      else { return }
      entries[oldest.key] = nil
    }
  }

  /// The error where the catalog names the file, or where the picture is asked for.
  private static func diagnostic(
    _ words: String, _ variant: ImageSet.Variant, _ use: (file: String, position: SourcePosition)?
  ) -> Diagnostic {
    let name = variant.path.lastPathPart
    let words = words.range(of: name + ": ").map { String(words[$0.upperBound...]) } ?? words
    let catalog = variant.position.map {
      (file: variant.path.folderPart + "/Contents.json", position: $0)
    }
    guard let place = catalog ?? use else { return Diagnostic(file: variant.path, words) }
    return Diagnostic(
      file: place.file, at: place.position, "\"\(name)\": \(words)")
  }
}
