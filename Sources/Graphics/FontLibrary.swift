import Foundation

/// The font files that the phone needs, and where the distribution puts them.
public enum FontLibrary {
  static let interFolder = "/usr/share/fonts/opentype/inter"
  static let notoFolder = "/usr/share/fonts/truetype/noto"
  static let cjkFolder = "/usr/share/fonts/opentype/noto"
  static let dejaVuFolder = "/usr/share/fonts/truetype/dejavu"

  /// The scripts that have a Noto face of their own.
  static let notoScripts: Set<String> = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: notoFolder)) ?? []
    let names = files.filter { $0.hasPrefix("NotoSans") && $0.hasSuffix("-Regular.ttf") }
    return Set(names.map { String($0.dropFirst(8).dropLast(12)) })
  }()

  /// Throws the packages that are missing; without them letters would be boxes or nothing.
  public static func check() throws(FontLibraryError) {
    try check { FileManager.default.isReadableFile(atPath: $0) }
  }

  static func check(isReadable: (String) -> Bool) throws(FontLibraryError) {
    let missing = needs.filter { !isReadable($0.path) }.map(\.package)
    if !missing.isEmpty { throw .missing(packages: missing) }
  }

  private static let needs = [
    (package: "fonts-inter", path: "\(interFolder)/InterDisplay-Regular.otf"),
    (package: "fonts-noto-core", path: "\(notoFolder)/NotoSans-Regular.ttf"),
    (package: "fonts-noto-cjk", path: "\(cjkFolder)/NotoSansCJK-Regular.ttc"),
    (package: "fonts-noto-color-emoji", path: "\(notoFolder)/NotoColorEmoji.ttf"),
    (package: "fonts-dejavu-core", path: "\(dejaVuFolder)/DejaVuSansMono.ttf"),
  ]
}

/// What is wrong with the machine's fonts.
public enum FontLibraryError: Error, Equatable, CustomStringConvertible {
  /// Debian packages that aren't installed.
  case missing(packages: [String])

  /// One line with the command that helps.
  public var description: String {
    switch self {
    case .missing(let packages):
      "fonts are missing: run `sudo apt-get install \(packages.joined(separator: " "))`"
    }
  }
}
