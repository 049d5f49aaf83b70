/// A folder `*.lproj` with what is in one language.
nonisolated struct LanguageFolder: Hashable, Sendable {
  /// The folder's path.
  let path: String
  /// The language, as in `zh-Hant`, or `Base`.
  let language: String

  /// The folders that serve the preferred languages, best first, then Base and English.
  static func ordered(_ paths: [String], for languages: [String]) -> [LanguageFolder] {
    let folders = paths.map {
      LanguageFolder(
        path: $0,
        language: $0.lastPathPart.withoutFileExtension.replacingOccurrences(of: "_", with: "-"))
    }
    var found: [LanguageFolder] = []
    for name in languages.flatMap(fallbacks) + ["Base", "en"] {
      found += folders.filter { $0.language == name && !found.contains($0) }
    }
    return found
  }

  /// The names under which a language may be had: `zh-TW` is also `zh-Hant`, but never `zh-Hans`.
  static func fallbacks(of language: String) -> [String] {
    let name = language.prefix { $0 != "." }.replacingOccurrences(of: "_", with: "-")
    let parts = Locale.Language(identifier: Locale.Language(identifier: name).maximalIdentifier)
    let code = parts.languageCode?.identifier ?? name
    let script = parts.script.map { code + "-" + $0.identifier }
    let region = parts.region?.identifier
    let full = script.flatMap { script in region.map { script + "-" + $0 } }
    let bare = code == "zh" && name != "zh" ? nil : code
    var seen: Set<String> = []
    return [name, full, script, region.map { code + "-" + $0 }, bare].compactMap { $0 }
      .filter { seen.insert($0).inserted }
  }
}
