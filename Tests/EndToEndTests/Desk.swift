import Foundation
import Graphics

/// A display of its own for all tests: an X server without a screen.
///
/// Its pixels lie in a file, so that looking at them starts no program and waits for nobody. The
/// server and all that run on it end with the tests, however those end.
final class Desk: @unchecked Sendable {
  /// The size of the display in pixels.
  static let size = (width: 1500, height: 2700)

  /// The desk that all tests share, one after the other; nil where a tool is missing.
  static let shared = isAvailable ? try? Desk() : nil

  /// Whether this machine has what the tests drive the window with.
  nonisolated static let isAvailable = ["Xvfb", "xdotool"].allSatisfy(hasTool)

  /// Whether a program is in the path.
  nonisolated static func hasTool(_ tool: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
    }
  }

  /// The environment in which programs find the display.
  let environment: [String: String]
  private let guardian: Child
  private let server: Child
  /// Where everything is that the tests write; it goes with them.
  let folder: URL

  private init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("foyer-desk-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.folder = folder
    // The guard waits for the end of a pipe that only this process holds open.
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    let own = ProcessInfo.processInfo.environment
    guardian = try Child(
      [
        "sh", "-c", "trap '' TERM; cat; kill -TERM 0; sleep 1; rm -rf \"$1\"; kill -KILL 0", "sh",
        folder.path,
      ],
      environment: own, group: 0, in: folder, input: ends[0])
    close(ends[0])
    server = try Child(
      [
        "Xvfb", "-displayfd", "1", "-screen", "0", "\(Self.size.width)x\(Self.size.height)x24",
        "-noreset", "-nolisten", "tcp", "-nocursor", "-fbdir", folder.path,
      ],
      environment: own, group: guardian.process, in: folder)
    let number = try wait(for: "Xvfb") { [server] in
      server.output.hasSuffix("\n") ? server.output.split(separator: "\n").first : nil
    }
    environment = own.merging(["DISPLAY": ":\(number)", "SDL_VIDEODRIVER": "x11"]) { $1 }
  }

  /// Starts a program on this display.
  func start(_ words: [String], _ variables: [String: String] = [:]) throws -> Child {
    try Child(
      words, environment: environment.merging(variables) { $1 }, group: guardian.process,
      in: folder)
  }

  /// Runs a program to its end and returns what it prints.
  @discardableResult
  func run(_ words: [String]) throws -> String {
    let child = try start(words)
    guard try child.waitUntilExit() == 0 else { throw Failure.failed(words, child.errors) }
    return child.output
  }

  /// What a part of the display shows now.
  func pixels(x: Int, y: Int, width: Int, height: Int) throws -> Bitmap {
    let file = try Data(
      contentsOf: folder.appendingPathComponent("Xvfb_screen0"), options: .alwaysMapped)
    // A file of xwd: a header of big-endian words, the colour map, then the rows.
    func word(_ index: Int) -> Int {
      file[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    guard word(1) == 7, word(11) == 32, word(7) == 0 else {
      throw Failure.noPicture("not a picture of 32 bits a pixel")
    }
    let (start, rowLength) = (word(0) + word(19) * 12, word(12))
    guard x >= 0, y >= 0, x + width <= word(4), y + height <= word(5) else {
      throw Failure.noPicture("the window is not on the display")
    }
    let bitmap = Bitmap(width: width, height: height)
    file.withUnsafeBytes { bytes in
      for row in 0..<height {
        let from = start + (y + row) * rowLength + x * 4
        guard let source = bytes.baseAddress?.advanced(by: from) else { return }
        memcpy(bitmap.pixels + row * bitmap.bytesPerRow, source, width * 4)
      }
    }
    return bitmap
  }
}

extension Bitmap {
  /// A part of the picture, in pixels.
  func part(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    let part = Bitmap(width: width, height: height)
    for row in 0..<height {
      memcpy(
        part.pixels + row * part.bytesPerRow, pixels + (y + row) * bytesPerRow + x * 4, width * 4)
    }
    return part
  }

  /// Whether two bitmaps show the same, whatever their alpha says.
  func hasSamePixels(as other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    for y in 0..<height {
      let one = (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let two = (other.pixels + y * other.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width where (one[x] ^ two[x]) & 0xffffff != 0 { return false }
    }
    return true
  }
}
