import Foundation
import Phone
import Testing

@testable import Flows

@Suite(.enabled(if: FilmEncoder.isInstalled, "ffmpeg is not installed"))
@MainActor struct FilmTests {
  private func run(
    _ commands: String, on device: MadeDevice = MadeDevice(), in folder: FlowFolder
  ) throws -> FlowResult {
    let files = try TemporaryFolder(["f.yaml": "appId: app\n---\n" + commands])
    let library = FlowLibrary(paths: [files.path("f.yaml")])
    #expect(library.report == "")
    return FlowRunner(library, on: device, in: folder).run(files.path("f.yaml"))
  }

  private func withFolder(_ body: (FlowFolder) throws -> Void) rethrows {
    let folder = FlowFolder(path: NSTemporaryDirectory() + "film-\(UUID())")
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    try body(folder)
  }

  /// The number of pictures in a film, its length in seconds and its size.
  private func facts(_ folder: FlowFolder, _ name: String) throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(
      fileURLWithPath: try #require(FilmEncoder.path(of: "ffprobe")))
    process.arguments =
      "-v error -count_packets -show_entries stream=width,height,nb_read_packets,duration -of csv=p=0"
      .split(separator: " ").map { String($0) } + ["\(folder.path)/startRecording/\(name).mp4"]
    process.standardOutput = output
    try process.run()
    let words = try output.fileHandleForReading.readToEnd() ?? Data()
    return String(decoding: words, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  private func files(_ folder: FlowFolder) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { !$0.hasSuffix("/") && $0.contains(".") }.sorted()
  }

  @Test func `a film is as long as what it shows, and holds each picture once`() throws {
    try withFolder { folder in
      let result = try run(
        """
        - startRecording: minute
        - extendedWaitUntil: {visible: x, timeout: 30000, optional: true}
        - tapOn: {point: "10,10"}
        - extendedWaitUntil: {visible: x, timeout: 30000, optional: true}
        - stopRecording
        """, in: folder)
      #expect(result.failureReport == nil)
      #expect(result.duration > 60 && result.duration < 61)
      // At first, after the tap, and the last once more.
      #expect(try facts(folder, "minute") == "1080,1920,60.066667,3")
      #expect(files(folder) == ["startRecording/minute.mp4"])
    }
  }

  @Test func `a film is three seconds long at least, and closed with the flow`() throws {
    try withFolder { folder in
      let result = try run(
        "- back\n- startRecording: {path: a/b}\n- startRecording: again\n- assertTrue: false",
        in: folder)
      #expect(result.failures.map(\.span.line) == [6])
      #expect(folder.films.map(\.file) == ["startRecording/a/b.mp4"])
      #expect(folder.films.map(\.step) == [2])
      #expect(try facts(folder, "a/b") == "1080,1920,3.000000,2")
      #expect(!files(folder).contains("startRecording/again.mp4"))
    }
  }

  @Test func `things that move are in every picture`() throws {
    try withFolder { folder in
      let device = MadeDevice([
        MadeElement("x", 0, 0, 100, 100) { $0.isContent = true }
      ])
      device.momentum = (frames: 30, step: 4)
      // Half a second, two frames a picture.
      _ = try run(
        "- startRecording: move\n- swipe: {direction: DOWN, duration: 0}\n- stopRecording",
        on: device, in: folder)
      let pictures = try #require(Int(try facts(folder, "move").split(separator: ",")[3]))
      #expect((15...18).contains(pictures))
    }
  }

  @Test func `a device that turns is shown whole in the same frame`() throws {
    try withFolder { folder in
      let device = MadeDevice()
      let result = try run(
        "- startRecording: turn\n- setOrientation: LANDSCAPE_LEFT\n- stopRecording",
        on: device, in: folder)
      #expect(result.failureReport == nil)
      #expect(try facts(folder, "turn") == "1080,1920,3.000000,3")
    }
  }

  @Test func `two runs give the same film`() throws {
    var films: [Data] = []
    for _ in 0..<2 {
      try withFolder { folder in
        _ = try run("- startRecording: x\n- tapOn: {point: \"1,1\"}", in: folder)
        films.append(
          try Data(contentsOf: URL(fileURLWithPath: folder.path + "/startRecording/x.mp4")))
      }
    }
    #expect(films[0] == films[1])
  }

  @Test(arguments: [
    ("../x", "The path leads out of the folder for results: ../x"),
    ("/tmp/x", "The path leads out of the folder for results: /tmp/x"),
    ("a/../../b", "The path leads out of the folder for results: a/../../b"),
    ("a/", "The path names no file: \"a/\""), ("\"\"", "The path names no file: \"\""),
    ("..", "The path names no file: \"..\""),
  ])
  func `films and pictures stay in the folder for results`(path: String, message: String) throws {
    try withFolder { folder in
      for command in ["startRecording", "takeScreenshot"] {
        let result = try run("- \(command): \(path)", in: folder)
        #expect(result.failedStep?.failure?.message == message)
        #expect(result.failedStep?.span.place.hasSuffix("f.yaml:3:3") == true)
      }
      #expect(!files(folder).contains { $0.contains(".mp4") || $0.hasPrefix("takeScreenshot") })
    }
  }

  @Test func `a program that fails leaves nothing behind and says so`() throws {
    _ = signal(SIGPIPE, SIG_IGN)
    withFolder { folder in
      let file = URL(fileURLWithPath: folder.path + "/x.mp4")
      #expect(throws: FlowFailure.self) {
        let encoder = try FilmEncoder(file, width: 10, height: 10, program: "false")
        try encoder.finish()
      }
      #expect(files(folder) == [])
      let error = #expect(throws: FlowFailure.self) {
        try FilmEncoder(file, width: 10, height: 10, program: "no-such-program")
      }
      #expect(error?.message == "\(file.path): no-such-program is not installed")
    }
  }

  @Test func `a file that isn't whole has no number of pictures`() throws {
    try withFolder { folder in
      _ = try run("- startRecording: x", in: folder)
      let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/startRecording/x.mp4"))
      #expect(MovieIndex.pictureCount(in: data) == 2)
      #expect(MovieIndex.pictureCount(in: data.prefix(500)) == nil)
      #expect(MovieIndex.pictureCount(in: Data()) == nil)
    }
  }
}

@Suite struct MissingEncoderTests {
  @Test func `where films can't be made the flow is refused before it runs`() throws {
    let file = SourceFile(
      path: "f.yaml", text: "appId: a\n---\n- startRecording: x\n- stopRecording\n")
    let reader = FlowFileReader(file, canFilm: false)
    _ = reader.flow()
    #expect(
      reader.problems.map { $0.report(in: file) } == [
        """
        f.yaml:3:3: error: Unsupported command: startRecording: films are made by ffmpeg, which is not installed
          3 | - startRecording: x
            |   ^~~~~~~~~~~~~~
          Install the package ffmpeg, remove it, mark it optional, or run with --skip-unsupported.
        """
      ])
    let lenient = FlowFileReader(file, skipsUnsupported: true, canFilm: false)
    #expect(
      lenient.flow().steps.map(\.command) == [.unsupported("startRecording"), .stopRecording])
    #expect(lenient.problems.map(\.severity) == [.warning])
  }
}
