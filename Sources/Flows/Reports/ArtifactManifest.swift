import Foundation

/// `manifest.json`: what is in the folder of a flow that has ended.
///
/// It is written last, so that a folder without one is known to lack something.
struct ArtifactManifest {
  /// The manifest's name in the folder.
  static let name = "manifest.json"
  private static let schema =
    "https://storage.googleapis.com/maestro-schemas/artifact-manifest/v1.schema.json"

  /// The JSON text.
  let data: Data

  /// Lists files by their paths in the folder, those of a kind together.
  init(_ files: [String], sizeOf: (String) -> Int?) {
    var folders: [String] = []
    var entries: [Entry] = []
    for file in Set(files).sorted() {
      guard let slash = file.firstIndex(of: "/"), !file.hasPrefix("logs/") else {
        entries.append(
          Entry(
            kind: Self.kind(of: file), format: Self.format(of: file), relativePath: file,
            sizeBytes: sizeOf(file)))
        continue
      }
      let folder = String(file[..<slash])
      guard !folders.contains(folder) else { continue }
      folders.append(folder)
      let members = Set(files.filter { $0.hasPrefix(folder + "/") })
      let formats = Set(members.map(Self.format))
      entries.append(
        Entry(
          kind: Self.kind(of: file), format: formats.count == 1 ? formats.first ?? nil : nil,
          relativePath: folder, count: members.count))
    }
    data = JSONEncoder.report.encodedLine(Manifest(schema: Self.schema, entries: entries))
  }

  /// Maestro's word for what a file is.
  static func kind(of file: String) -> String {
    switch file.prefix(while: { $0 != "/" }) {
    case "takeScreenshot": "TAKE_SCREENSHOT"
    case "startRecording": "START_SCREEN_RECORDING"
    case "screen-hierarchy": "SCREEN_HIERARCHY"
    case "logs": "MAESTRO_LOG"
    case "commands.json": "COMMAND_METADATA"
    default: "SCREENSHOT"
    }
  }

  private static func format(of file: String) -> String? {
    switch file.split(separator: ".").last?.lowercased() {
    case "png": "PNG"
    case "mp4": "MP4"
    case "json": "JSON"
    case "log": "TXT"
    default: nil
    }
  }

  private struct Manifest: Encodable {
    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case entries
    }

    let schema: String
    let entries: [Entry]
  }

  private struct Entry: Encodable {
    let kind: String
    let format: String?
    let relativePath: String
    var count: Int?
    var sizeBytes: Int?
  }
}
