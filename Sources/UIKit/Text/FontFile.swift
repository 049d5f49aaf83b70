/// A font in a file, with the names it goes by.
nonisolated struct FontFile: Hashable, Sendable {
  /// The file's path.
  let path: String
  /// Which font of the file it is, from 0.
  let face: Int
  /// Its PostScript name, by which apps ask for it; nil if it tells none.
  let name: String?
  /// Its full name, such as "Proxima Nova Semibold".
  let fullName: String?

  /// The kinds of files that hold one font, and that which holds several.
  static let extensions: Set<String> = ["ttf", "otf", "ttc"]

  /// How large a file's table of names is at most, in bytes; ours.
  private static let tableLimit = 1 << 20
  /// How many tables and names are looked at; ours.
  private static let entryLimit = 4096
  /// How many fonts of a collection are looked at; ours.
  private static let faceLimit = 64

  /// Reads some bytes of a file from an offset on; nil where it has fewer.
  private typealias Reader = (_ offset: Int, _ count: Int) -> [UInt8]?

  /// The fonts of a file; none for what isn't a font file.
  static func all(in path: String) -> [FontFile] {
    guard let handle = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? handle.close() }
    func read(_ offset: Int, _ count: Int) -> [UInt8]? {
      guard count <= tableLimit, (try? handle.seek(toOffset: UInt64(offset))) != nil,
        let data = try? handle.read(upToCount: count), data.count == count
      else { return nil }
      return [UInt8](data)
    }
    guard let head = read(0, 12) else { return [] }
    guard head.starts(with: "ttcf".utf8) else {
      return FontFile(path: path, face: 0, at: 0, read: read).map { [$0] } ?? []
    }
    let count = min(long(head, 8), faceLimit)
    guard let places = read(12, count * 4) else { return [] }
    return (0..<count).compactMap { face in
      FontFile(path: path, face: face, at: long(places, face * 4), read: read)
    }
  }

  /// Reads the names of the font that begins at an offset; nil if none does.
  private init?(path: String, face: Int, at start: Int, read: Reader) {
    guard let head = read(start, 12), Self.signatures.contains(Array(head[..<4])) else {
      return nil
    }
    let count = min(Self.number(head, 4), Self.entryLimit)
    guard let tables = read(start + 12, count * 16) else { return nil }
    self.path = path
    self.face = face
    let entry = stride(from: 0, to: tables.count, by: 16)
      .first { Array(tables[$0..<$0 + 4]) == Array("name".utf8) }
    let table = entry.flatMap { read(Self.long(tables, $0 + 8), Self.long(tables, $0 + 12)) }
    name = table.flatMap { Self.string(6, in: $0) }
    fullName = table.flatMap { Self.string(4, in: $0) }
  }

  /// Whether this is the font of a name.
  func isNamed(_ word: String) -> Bool { name == word || fullName == word }

  private static let signatures: [[UInt8]] = [
    [0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8),
  ]

  /// The text of a meaning in a `name` table, Windows' or the Mac's.
  private static func string(_ meaning: Int, in table: [UInt8]) -> String? {
    guard table.count >= 6 else { return nil }
    let (count, storage) = (min(number(table, 2), entryLimit), number(table, 4))
    for index in 0..<count where 6 + (index + 1) * 12 <= table.count {
      let record = 6 + index * 12
      guard number(table, record + 6) == meaning else { continue }
      let start = storage + number(table, record + 10)
      let end = start + number(table, record + 8)
      guard end <= table.count else { continue }
      let bytes = table[start..<end]
      let isMac = number(table, record) == 1
      let text =
        isMac
        ? String(decoding: bytes, as: UTF8.self)
        : String(decoding: bytes.pairs, as: UTF16.self)
      if !text.isEmpty { return text }
    }
    return nil
  }

  private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  private static func long(_ bytes: [UInt8], _ offset: Int) -> Int {
    number(bytes, offset) << 16 | number(bytes, offset + 2)
  }
}

nonisolated extension ArraySlice<UInt8> {
  /// Every two bytes as one number, the larger half first.
  fileprivate var pairs: [UInt16] {
    stride(from: startIndex, to: endIndex - 1, by: 2).map {
      UInt16(self[$0]) << 8 | UInt16(self[$0 + 1])
    }
  }
}
