nonisolated extension ImageSet {
  /// Reads an `.appiconset` folder: the icon as it is on the home screen, which is the one that an
  /// app gets by its name.
  init(icon name: String, folder: String, into diagnostics: inout [Diagnostic]) throws(Diagnostic) {
    let file = try JSONFile(path: folder + "/Contents.json")
    let contents = try file.decode(IconContents.self)
    var reader = WordReader(file: file)
    var variants: [Variant] = []
    for (index, entry) in (contents.images ?? []).enumerated() {
      guard let filename = entry.filename, let side = entry.side else { continue }
      reader.base = [.key("images"), .index(index)]
      guard var conditions = entry.conditions(&reader) else { continue }
      let sizes = Self.sizes(of: conditions.idiom, side)
      guard !sizes.isEmpty, let path = Self.file(filename, in: folder, &reader) else { continue }
      let scale = entry.scale.flatMap { Self.scale($0, &reader) } ?? 1
      for (idiom, shown) in sizes {
        conditions.idiom = idiom
        variants.append(
          Variant(
            path: path, scale: side * scale / shown, resizing: nil,
            position: reader.position("filename"), conditions: conditions))
      }
    }
    if variants.isEmpty, reader.diagnostics.isEmpty {
      reader.base = []
      reader.complain("images", "the icon set has no file for the home screen")
    }
    diagnostics += reader.diagnostics
    self.init(name: name, folder: folder, intent: .automatic, variants: variants)
  }

  /// The sides of icons on the home screens of iPhones and iPads, in points (Apple's Human
  /// Interface Guidelines).
  private static let homeScreens: [(idiom: AssetIdiom, side: CGFloat)] = [(.phone, 60), (.pad, 76)]

  /// The side of the one icon of which all others are made, in points.
  private static let master: CGFloat = 1024

  /// The families for which an icon of a size is the home screen's, and how large it is there.
  private static func sizes(
    of idiom: AssetIdiom?, _ side: CGFloat
  ) -> [(idiom: AssetIdiom, side: CGFloat)] {
    if side == master { return idiom ?? .universal == .universal ? homeScreens : [] }
    return homeScreens.filter { $0.idiom == idiom && $0.side == side }
  }

  private struct IconContents: Decodable {
    let images: [AssetEntry<Entry>]?

    struct Entry: Decodable {
      let filename: String?
      let scale: String?
      let size: String?

      /// The side in points, of `60x60`.
      var side: CGFloat? {
        guard let text = size?.split(separator: "x").first, let side = Double(text), side > 0
        else { return nil }
        return CGFloat(side)
      }
    }
  }
}
