/// Pictures that lie in a folder as plain files: `name@2x.png`, `name~ipad.png`.
nonisolated struct LooseImages: Sendable {
  /// The folder's path.
  let folder: String

  private let files: Set<String>

  /// Lists a folder.
  init(folder: String) {
    self.folder = folder
    files = Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
  }

  /// The set of files of a name, with or without extension; nil if there is none.
  ///
  /// PNG is the extension of names that have none, as on iOS; SVG and PDF are accepted after it.
  func imageSet(named name: String) -> ImageSet? {
    let base = AssetCatalog.withoutExtension(name)
    let extensions =
      base == name ? ["png", "svg", "pdf", "jpg", "jpeg"] : [name.fileExtension]
    guard !base.isEmpty else { return nil }
    let leading = base.folderPart
    guard leading.isEmpty else {
      let inner = LooseImages(folder: folder + "/" + leading)
      return isInside(folder, inner.folder)
        ? inner.imageSet(named: name.lastPathPart) : nil
    }
    for kind in extensions {
      let found = variants(of: base, kind)
      guard found.isEmpty else {
        return ImageSet(name: name, folder: folder, intent: .automatic, variants: found)
      }
    }
    return nil
  }

  /// Whether a file of a name is a link to somewhere outside of the folder.
  func hasForeignImage(named name: String) -> Bool {
    let base = AssetCatalog.withoutExtension(name)
    return files.contains { file in
      let own = file.withoutFileExtension
      return (own == base || own.hasPrefix(base + "@") || own.hasPrefix(base + "~"))
        && !isInside(folder, folder + "/" + file)
    }
  }

  private func variants(of base: String, _ kind: String) -> [ImageSet.Variant] {
    var found: [ImageSet.Variant] = []
    for (suffix, scale) in [("", CGFloat(1)), ("@2x", 2), ("@3x", 3)] {
      for (device, idiom) in [("", nil), ("~iphone", AssetIdiom.phone), ("~ipad", .pad)] {
        let file = base + suffix + device + "." + kind
        guard files.contains(file), isInside(folder, folder + "/" + file) else { continue }
        let isVector = ["svg", "pdf"].contains(kind.lowercased())
        found.append(
          ImageSet.Variant(
            path: folder + "/" + file, scale: isVector ? nil : scale, resizing: nil,
            position: nil, conditions: AssetConditions(idiom: idiom)))
      }
    }
    return found
  }
}
