nonisolated extension ImageSet {
  /// Reads a `.symbolset` folder, which holds a symbol as the SF Symbols app exports it.
  init(
    symbol name: String, folder: String, into diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) {
    let file = try JSONFile(path: folder + "/Contents.json")
    let contents = try file.decode(SymbolContents.self)
    var reader = WordReader(file: file)
    var variants: [Variant] = []
    for (index, entry) in (contents.symbols ?? []).enumerated() {
      guard let filename = entry.filename else { continue }
      reader.base = [.key("symbols"), .index(index)]
      guard let conditions = entry.conditions(&reader),
        let path = Self.file(filename, in: folder, &reader)
      else { continue }
      variants.append(
        Variant(
          path: path, scale: nil, resizing: nil, position: reader.position("filename"),
          conditions: conditions, isSymbol: true))
    }
    if variants.isEmpty, reader.diagnostics.isEmpty {
      reader.base = []
      reader.complain("symbols", "the symbol set has no file")
    }
    diagnostics += reader.diagnostics
    self.init(name: name, folder: folder, intent: .template, variants: variants)
  }

  private struct SymbolContents: Decodable {
    let symbols: [AssetEntry<Entry>]?

    struct Entry: Decodable {
      let filename: String?
    }
  }
}
