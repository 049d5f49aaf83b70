/// An asset catalog: a folder `*.xcassets` in Xcode's format.
///
/// Making one lists the folders; the sets themselves are read when they are asked for.
nonisolated struct AssetCatalog: Sendable {
  /// The catalog's path.
  let path: String
  /// What was wrong with the groups.
  private(set) var diagnostics: [Diagnostic] = []

  /// All folders in it, its own first.
  private(set) var folders: [String] = []
  /// The folders of pictures, by the names that an app asks for.
  private(set) var imageFolders: [String: String] = [:]
  /// The folders of colours.
  private(set) var colorFolders: [String: String] = [:]
  /// The folders of the app's icons, which have names as pictures have.
  private var iconFolders: [String: String] = [:]

  /// How deep groups may be nested; ours.
  static let depthLimit = 16

  /// Lists a catalog's sets.
  init(path: String) {
    self.path = path
    guard FileManager.default.fileExists(atPath: path) else {
      diagnostics.append(Diagnostic(file: path, "no such asset catalog"))
      return
    }
    list(path, namespace: "", depth: 0)
  }

  /// Reads the image set, the symbol or the app icon of a name, with or without `.png`; nil if
  /// there is none.
  func imageSet(
    named name: String, into diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> ImageSet? {
    guard
      let folder = imageFolders[name] ?? imageFolders[Self.withoutExtension(name)]
        ?? iconFolders[name]
    else { return nil }
    return switch folder.fileExtension {
    case "symbolset": try ImageSet(symbol: name, folder: folder, into: &diagnostics)
    case "appiconset": try ImageSet(icon: name, folder: folder, into: &diagnostics)
    default: try ImageSet(name: name, folder: folder, into: &diagnostics)
    }
  }

  /// Reads the colour set of a name; nil if there is none.
  func colorSet(
    named name: String, into diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> ColorSet? {
    guard let folder = colorFolders[name] else { return nil }
    return try ColorSet(name: name, folder: folder, into: &diagnostics)
  }

  /// The name without a picture's extension; other dots belong to the name.
  static func withoutExtension(_ name: String) -> String {
    let isPicture = ["png", "jpg", "jpeg", "pdf", "svg"].contains(
      name.fileExtension.lowercased())
    return isPicture ? name.withoutFileExtension : name
  }

  private mutating func list(_ folder: String, namespace: String, depth: Int) {
    guard depth < Self.depthLimit else {
      diagnostics.append(Diagnostic(file: folder, "groups are nested too deeply"))
      return
    }
    folders.append(folder)
    for entry in (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? [] {
      let full = folder + "/" + entry
      let kind = entry.fileExtension
      let name = namespace + entry.withoutFileExtension
      let sets: [String: WritableKeyPath<AssetCatalog, [String: String]>] = [
        "imageset": \.imageFolders, "symbolset": \.imageFolders, "colorset": \.colorFolders,
        "appiconset": \.iconFolders,
      ]
      if let place = sets[kind] {
        add(full, name, to: place)
      } else if isFolder(full) {
        let inner = hasNamespace(full) ? namespace + entry + "/" : namespace
        list(full, namespace: inner, depth: depth + 1)
      }
    }
  }

  private mutating func add(
    _ folder: String, _ name: String, to folders: WritableKeyPath<AssetCatalog, [String: String]>
  ) {
    guard isInside(path, folder) else {
      diagnostics.append(
        Diagnostic(file: folder, at: .start, "the folder leads out of the catalog"))
      return
    }
    self.folders.append(folder)
    if self[keyPath: folders][name] == nil { self[keyPath: folders][name] = folder }
  }

  private mutating func hasNamespace(_ group: String) -> Bool {
    let contents = group + "/Contents.json"
    guard FileManager.default.fileExists(atPath: contents) else { return false }
    do throws(Diagnostic) {
      return try JSONFile(path: contents).decode(Group.self).properties?.hasNamespace ?? false
    } catch {
      diagnostics.append(error)
      return false
    }
  }

  private struct Group: Decodable {
    let properties: Properties?

    struct Properties: Decodable {
      let hasNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case hasNamespace = "provides-namespace"
      }
    }
  }
}
