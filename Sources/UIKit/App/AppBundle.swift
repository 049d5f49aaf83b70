/// The running app's files: a folder with asset catalogs, storyboards, pictures and languages.
package final class AppBundle {
  /// The folder's path.
  let path: String
  /// Takes what is wrong with the files.
  package let diagnostics: Diagnostics
  /// The languages in order of preference, as in `zh-TW`; setting them looks strings up anew.
  var languages: [String] {
    didSet { if languages != oldValue { reload() } }
  }

  /// The direction in which the first language is read.
  var layoutDirection: UIUserInterfaceLayoutDirection {
    if let direction { return direction }
    let language = Locale.Language(identifier: languages.first ?? "en")
    let found: UIUserInterfaceLayoutDirection =
      language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    direction = found
    return found
  }

  private var direction: UIUserInterfaceLayoutDirection?

  /// Traits in the words of asset catalogs, with the app's languages and their direction.
  func assetTraits(_ traits: UITraitCollection) -> AssetTraits {
    let screen = UIScreen.main.bounds
    return AssetTraits(
      traits, screenLength: max(screen.width, screen.height), languages: list().languages,
      isRightToLeft: layoutDirection == .rightToLeft)
  }

  /// A document that stands in for the app's storyboard `LaunchScreen`, and the files it uses.
  package var launchScreen: (path: String, bundle: AppBundle)?

  /// The decoded pictures.
  let images = ImageCache()

  private var listing: AppListing?
  private var imageSets: [String: ImageSet?] = [:]
  private var colorSets: [String: ColorSet?] = [:]
  private var tables: [String: StringsFile?] = [:]
  private var fonts: Fonts?

  /// Makes the bundle of a folder; nothing is read before something is asked for.
  package init(path: String, languages: [String] = ["en"], diagnostics: Diagnostics? = nil) {
    self.path = path
    self.languages = languages
    self.diagnostics = diagnostics ?? Diagnostics()
  }

  /// Forgets everything that was read, as after a file was saved.
  func reload() {
    listing = nil
    direction = nil
    images.removeAll()
    imageSets = [:]
    colorSets = [:]
    tables = [:]
    fonts = nil
  }

  /// The image set of a name: from the catalogs, or from files that lie beside them.
  func imageSet(named name: String) -> ImageSet? {
    if let known = imageSets[name] { return known }
    var found: ImageSet?
    for catalog in list().catalogs where found == nil {
      found = read { problems throws(Diagnostic) in
        try catalog.imageSet(named: name, into: &problems)
      }
    }
    for folder in list().looseImages where found == nil {
      found = folder.imageSet(named: name)
    }
    imageSets[name] = .some(found)
    return found
  }

  /// Whether files of a name lie in the folder, but only as links to somewhere else.
  func hasForeignImage(named name: String) -> Bool {
    list().looseImages.contains { $0.hasForeignImage(named: name) }
  }

  /// The colour set of a name.
  func colorSet(named name: String) -> ColorSet? {
    if let known = colorSets[name] { return known }
    var found: ColorSet?
    for catalog in list().catalogs where found == nil {
      found = read { problems throws(Diagnostic) in
        try catalog.colorSet(named: name, into: &problems)
      }
    }
    colorSets[name] = .some(found)
    return found
  }

  /// The app's font of a PostScript name, which a document may know the file of.
  func font(named name: String, file: String?) -> FontFile? {
    var found =
      fonts
      ?? Fonts(
        folders: list().languageFolders.map(\.path) + list().folders, inside: path)
    defer { fonts = found }
    return found.font(named: name, file: file)
  }

  /// The path of a file in the best language's folder, else in the folder itself.
  func path(forResource name: String, ofType kind: String) -> String? {
    let file = name.hasSuffix("." + kind) ? name : name + "." + kind
    for folder in list().languageFolders.map(\.path) + list().folders {
      let candidate = folder + "/" + file
      if FileManager.default.fileExists(atPath: candidate), isInside(path, candidate) {
        return candidate
      }
    }
    return nil
  }

  /// The text of a key in the best language that has the table; the value or the key if absent.
  ///
  /// A key that is absent from a table and comes without a value is reported.
  func localizedString(
    forKey key: String, value: String? = nil, table: String? = nil
  ) -> String {
    let name = table ?? "Localizable"
    let found = self.table(name)
    if let text = found?.strings[key] { return text }
    if let value, !value.isEmpty { return value }
    if let found {
      diagnostics.report(Diagnostic(file: found.path, "no string for \"\(key)\""))
    } else if !list().folders.isEmpty, path(forResource: name, ofType: "strings") == nil {
      diagnostics.report(
        Diagnostic(file: path, "there is no \(name).strings in any .lproj folder"))
    }
    return key
  }

  /// The folders in which a change of a file changes what the app shows.
  package var folders: [String] {
    let listing = AppListing(path: path, languages: languages)
    return listing.folders + listing.languageFolders.map(\.path)
      + listing.catalogs.flatMap(\.folders)
  }

  private func table(_ name: String) -> StringsFile? {
    if let known = tables[name] { return known }
    let file = path(forResource: name, ofType: "strings")
    let found = file.flatMap { path in
      read { problems throws(Diagnostic) in
        let file = try StringsFile(path: path)
        problems += file.problems
        return file
      }
    }
    tables[name] = .some(found)
    if let file { reportLanguage(of: file) }
    return found
  }

  /// Says so where texts come in a language that nobody asked for.
  private func reportLanguage(of file: String) {
    guard let language = languages.first,
      let folder = list().languageFolders.first(where: { file.hasPrefix($0.path + "/") }),
      folder.language != "Base", !list().languages.contains(folder.language)
    else { return }
    diagnostics.report(
      Diagnostic(
        .warning, file: path,
        "there is no \(file.lastPathPart) in \(language).lproj; \(folder.language).lproj stands in")
    )
  }

  private func read<Value>(
    _ body: (inout [Diagnostic]) throws(Diagnostic) -> Value?
  ) -> Value? {
    var problems: [Diagnostic] = []
    defer { diagnostics.report(problems) }
    do throws(Diagnostic) {
      return try body(&problems)
    } catch {
      problems.append(error)
      return nil
    }
  }

  private func list() -> AppListing {
    if let listing { return listing }
    let listing = AppListing(path: path, languages: languages)
    self.listing = listing
    diagnostics.report(listing.diagnostics)
    return listing
  }
}
