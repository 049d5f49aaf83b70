/// What lies in an app's folder and in the folders inside, which Xcode flattens into one.
nonisolated struct AppListing {
  /// The plain folders, the outer ones first.
  private(set) var folders: [String] = []
  /// The asset catalogs.
  private(set) var catalogs: [AssetCatalog] = []
  /// The folders of the preferred languages, best first, then Base and English.
  private(set) var languageFolders: [LanguageFolder] = []
  /// The pictures that lie in folders, those in languages first.
  private(set) var looseImages: [LooseImages] = []
  /// The names under which the preferred languages may be had.
  let languages: [String]
  /// What couldn't be read.
  private(set) var diagnostics: [Diagnostic] = []

  /// How many folders are looked into; ours.
  private static let folderLimit = 2000

  init(path: String, languages: [String]) {
    self.languages = languages.flatMap(LanguageFolder.fallbacks)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      diagnostics.append(Diagnostic(file: path, "the app's folder can't be read"))
      return
    }
    list(path, names, languages)
    looseImages = (languageFolders.map(\.path) + folders).map(LooseImages.init)
    diagnostics = catalogs.flatMap(\.diagnostics)
  }

  private mutating func list(_ path: String, _ names: [String], _ languages: [String]) {
    var waiting = [(path, names)]
    var next = 0
    var found: [String] = []
    while next < min(waiting.count, Self.folderLimit) {
      let (folder, names) = waiting[next]
      next += 1
      folders.append(folder)
      for name in names.sorted() where !name.hasPrefix(".") {
        let full = folder + "/" + name
        if name.hasSuffix(".xcassets") {
          if isInside(path, full) { catalogs.append(AssetCatalog(path: full)) }
        } else if name.hasSuffix(".lproj") {
          if isInside(path, full) { found.append(full) }
        } else if isFolder(full) {
          waiting.append((full, (try? FileManager.default.contentsOfDirectory(atPath: full)) ?? []))
        }
      }
    }
    languageFolders = LanguageFolder.ordered(found, for: languages)
  }
}
