/// A font file, with the names it goes by.
nonisolated struct FontFile: Hashable, Sendable {
  /// The file's path.
  let path: String
  /// Its PostScript name, by which apps ask for it; nil if it tells none.
  let name: String?
  /// Its full name, such as "Proxima Nova Semibold".
  let fullName: String?

  /// The kinds of files that hold one font.
  static let extensions: Set<String> = ["ttf", "otf"]

  /// How large a file's table of names is at most, in bytes; ours.
  private static let tableLimit = 1 << 20
  /// How many tables and names are looked at; ours.
  private static let entryLimit = 4096

  /// Reads the names; nil for what isn't a font file.
  init?(path: String) {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? handle.close() }
    func read(_ offset: Int, _ count: Int) -> [UInt8]? {
      guard count <= Self.tableLimit, (try? handle.seek(toOffset: UInt64(offset))) != nil,
        let data = try? handle.read(upToCount: count), data.count == count
      else { return nil }
      return [UInt8](data)
    }
    guard let head = read(0, 12), Self.signatures.contains(Array(head[..<4])) else { return nil }
    let count = min(Self.number(head, 4), Self.entryLimit)
    guard let tables = read(12, count * 16) else { return nil }
    self.path = path
    let entry = stride(from: 0, to: tables.count, by: 16)
      .first { Array(tables[$0..<$0 + 4]) == Array("name".utf8) }
    let table = entry.flatMap { read(Self.long(tables, $0 + 8), Self.long(tables, $0 + 12)) }
    name = table.flatMap { Self.string(6, in: $0) }
    fullName = table.flatMap { Self.string(4, in: $0) }
  }

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
