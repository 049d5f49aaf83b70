// NSString's path properties trap on names of one character in corelibs Foundation.
nonisolated extension String {
  /// The part after the last slash.
  var lastPathPart: String {
    lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }

  /// The part before the last slash, empty if there is none.
  var folderPart: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? ""
  }

  /// The letters after the last dot of the last part; a name's first character is no such dot.
  var fileExtension: String {
    let name = lastPathPart
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return String(name[name.index(after: dot)...])
  }

  /// The path without its extension and the extension's dot.
  var withoutFileExtension: String {
    let kind = fileExtension
    return kind.isEmpty ? self : String(dropLast(kind.count + 1))
  }
}
