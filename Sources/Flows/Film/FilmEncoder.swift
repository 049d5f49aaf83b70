import Foundation
import Graphics

/// Makes an MP4 of pictures with the program ffmpeg.
///
/// The film is written beside its place under another name until it is whole. Pictures are given
/// once, however long they are shown; equal pictures give equal bytes.
final class FilmEncoder {
  /// Pictures a second; ours.
  static let rate = 30

  private let file: URL
  private let unfinished: URL
  private let process = Process()
  private let input = Pipe()
  private let errors = Pipe()
  private let stream: MatroskaStream
  private var count = 0

  /// Begins a film of some size, in pixels.
  init(
    _ file: URL, width: Int, height: Int, program: String = "ffmpeg"
  ) throws(FlowFailure) {
    self.file = file
    let folder = file.deletingLastPathComponent()
    unfinished = folder.appendingPathComponent(".\(file.lastPathComponent).part")
    stream = MatroskaStream(width: width, height: height, rate: Self.rate)
    guard let path = Self.path(of: program) else {
      throw FlowFailure(.file(path: file.path, reason: "\(program) is not installed"))
    }
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = Self.arguments(output: unfinished.path)
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    do throws(FolderError) {
      try folder.createFolder()
    } catch {
      throw FlowFailure(.file(path: error.path, reason: error.reason))
    }
    do {
      try process.run()
    } catch {
      throw FlowFailure(.file(path: file.path, reason: error.localizedDescription))
    }
    try write(stream.header)
  }

  /// Whether films can be made on this machine.
  static let isInstalled = path(of: "ffmpeg") != nil

  /// The path of a program; nil where it isn't installed.
  static func path(of program: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(program)" }
      .first(where: FileManager.default.isExecutableFile)
  }

  private static func arguments(output: String) -> [String] {
    // H.264 wants even sizes, and screens have BT.709's colours.
    let filter =
      "settb=1/\(rate),pad=ceil(iw/2)*2:ceil(ih/2)*2,"
      + "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"
    let words = """
      -v error -nostdin -y -f matroska -i pipe:0 -an -vf \(filter) -fps_mode passthrough \
      -enc_time_base 1/\(rate) -c:v libx264 -preset veryfast -crf 18 -bf 0 -threads 1 \
      -colorspace bt709 -color_primaries bt709 -color_trc bt709 -fflags +bitexact \
      -flags:v +bitexact -map_metadata -1 -movflags +faststart -f mp4
      """
    return words.split(separator: " ").map { String($0) } + [output]
  }

  /// Adds a picture that is shown from a time on, counted in pictures.
  func add(_ picture: Bitmap, at time: Int) throws(FlowFailure) {
    var data = stream.pictureHeader(time: time)
    let rowSize = stream.width * 4
    data.reserveCapacity(data.count + rowSize * stream.height)
    for row in 0..<stream.height {
      let start = picture.pixels + row * picture.bytesPerRow
      data.append(start.assumingMemoryBound(to: UInt8.self), count: rowSize)
    }
    try write(data)
    count += 1
  }

  /// Ends the film and puts it in its place.
  func finish() throws(FlowFailure) {
    try? input.fileHandleForWriting.close()
    let words = (try? errors.fileHandleForReading.readToEnd()) ?? nil
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw failure(saying: words) }
    // What was lost on the way would not be missed by whoever looks at the film.
    let index = try? Data(contentsOf: unfinished, options: .mappedIfSafe)
    guard let found = index.flatMap(MovieIndex.pictureCount), found == count else {
      throw failure(saying: Data("pictures are missing".utf8))
    }
    do {
      _ = try? FileManager.default.removeItem(at: file)
      try FileManager.default.moveItem(at: unfinished, to: file)
    } catch {
      throw failure(saying: Data(error.localizedDescription.utf8))
    }
  }

  private func write(_ data: Data) throws(FlowFailure) {
    do {
      try input.fileHandleForWriting.write(contentsOf: data)
    } catch {
      try? input.fileHandleForWriting.close()
      let words = (try? errors.fileHandleForReading.readToEnd()) ?? nil
      process.waitUntilExit()
      throw failure(saying: words)
    }
  }

  private func failure(saying words: Data?) -> FlowFailure {
    _ = try? FileManager.default.removeItem(at: unfinished)
    let text = String(decoding: words ?? Data(), as: UTF8.self)
      .split(separator: "\n").first.map { String($0) }
    let reason = text ?? "ffmpeg stopped with \(process.terminationStatus)"
    return FlowFailure(.file(path: file.path, reason: reason))
  }
}
