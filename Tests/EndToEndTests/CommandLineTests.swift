import Foundation
import Testing

extension EndToEnd {
  /// What the program says on a terminal.
  @Suite struct CommandLineTests {
    private func run(
      _ words: [String], _ variables: [String: String] = [:]
    ) throws -> (code: Int32, output: String, errors: String) {
      let child = try EndToEnd.desk.start([Foyer.executable] + words, variables)
      return (try child.waitUntilExit(30), child.output, child.errors)
    }

    @Test(arguments: [
      (["run", "--device", "nope"], "no device is called 'nope'"),
      (["shot", "--screen", "logn", "-o", "x.png"], "did you mean 'login'?"),
      (["shot", "--screen", "login"], "'foyer shot' needs -o FILE.png"),
      (["shots"], "'foyer shots' needs -o FOLDER"),
      (["run", "--scale", "none"], "--scale takes a number from 0.1 to 8"),
      (["run", "--slow", "0"], "--slow takes a number"),
      (["run", "--device"], "option '--device' needs a value"),
      (["run", "--landscap"], "did you mean '--landscape'?"),
      (["devices", "iphone-15"], "'foyer devices' takes no argument 'iphone-15'"),
      (["rum"], "did you mean 'run'?"),
    ])
    func `a mistake in the words is one line and exit code 2`(words: [String], text: String) throws
    {
      let result = try run(words)
      #expect(result.code == 2)
      #expect(result.output == "")
      #expect(result.errors.hasPrefix("foyer: "))
      #expect(result.errors.contains(text))
      #expect(result.errors.hasSuffix("\n"))
      #expect(result.errors.split(separator: "\n").count == 1)
    }

    @Test(arguments: [
      ("/dev/full", "No space left on device"), ("/nowhere/x.png", "No such file or directory"),
      ("/tmp", "Is a directory"), ("/proc/x.png", "No such file or directory"),
    ])
    func `a picture that can't be saved is one line and exit code 1`(
      path: String, reason: String
    ) throws {
      let result = try run(["shot", "--screen", "launch", "--scale", "1", "-o", path])
      #expect(result.code == 1)
      #expect(result.errors.contains(path))
      #expect(result.errors.contains(reason))
      #expect(result.errors.split(separator: "\n").count == 1)
    }

    @Test func `a picture larger than a file may be is reported and leaves nothing behind`() throws
    {
      let desk = try EndToEnd.desk
      let folder = desk.folder.appendingPathComponent("small")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("x.png").path
      let command = "ulimit -f 1; exec \"$0\" shot --screen launch -o \"$1\""
      let child = try desk.start(["sh", "-c", command, Foyer.executable, file])
      #expect(try child.waitUntilExit(30) == 1)
      #expect(child.errors == "foyer: \(file): cannot be written: File too large\n")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test func `a picture is the same bytes in every run, whatever the display`() throws {
      let desk = try EndToEnd.desk
      let files = try [["SDL_VIDEODRIVER": "x11"], ["SDL_VIDEODRIVER": "dummy", "LANG": "tr_TR"]]
        .enumerated().map { number, variables in
          let file = desk.folder.appendingPathComponent("same-\(number).png")
          let result = try run(["shot", "--screen", "launch", "-o", file.path], variables)
          #expect(result.code == 0)
          #expect(result.errors == "")
          return try Data(contentsOf: file)
        }
      #expect(files[0] == files[1])
      // Eight bits of red, green and blue at the device's own scale.
      #expect([UInt8](files[0][16..<26]) == [0, 0, 0x04, 0x9b, 0, 0, 0x09, 0xfc, 8, 2])
    }

    @Test func `where there is no display the tour is saved as pictures`() throws {
      let folder = try EndToEnd.desk.folder.appendingPathComponent("tour")
      let result = try run(
        ["run", "--device", "iphone-se-1", "--scale", "1", "--screenshots", folder.path],
        ["DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": "x11"])
      #expect(result.code == 0)
      let lines = result.output.split(separator: "\n").map(String.init)
      #expect(lines.first?.hasPrefix("No display") == true)
      let names = [
        "launch", "login", "login-keyboard", "login-error", "home", "discover", "compose",
        "messages", "profile",
      ]
      let files = names.map { folder.appendingPathComponent("\($0).png").path }
      #expect(Array(lines.dropFirst()) == files)
      #expect(files.allSatisfy { FileManager.default.fileExists(atPath: $0) })
    }

    @Test func `a list that can't be printed is a failure`() throws {
      let result = try Child(
        ["sh", "-c", "\"$0\" devices >/dev/full", Foyer.executable],
        environment: EndToEnd.desk.environment, group: 0, in: EndToEnd.desk.folder)
      #expect(try result.waitUntilExit() == 1)
      #expect(result.errors == "foyer: cannot write the output: No space left on device\n")
    }

    @Test func `a list for an output that is closed is a failure`() throws {
      let result = try Child(
        ["sh", "-c", "\"$0\" devices >&-", Foyer.executable],
        environment: EndToEnd.desk.environment, group: 0, in: EndToEnd.desk.folder)
      #expect(try result.waitUntilExit() == 1)
      #expect(result.errors == "foyer: cannot write the output: Bad file descriptor\n")
    }

    @Test(arguments: ["devices", "help", "shot --help"])
    func `what is printed past the limit of a file is a failure`(words: String) throws {
      // The limit is reached: the file has no room for even one more byte.
      let command = "head -c 1024 /dev/zero >\"$1\"; ulimit -f 1; exec \"$0\" \(words) >>\"$1\""
      let file = try EndToEnd.desk.folder.appendingPathComponent("printed-\(words)").path
      let child = try EndToEnd.desk.start(["bash", "-c", command, Foyer.executable, file])
      #expect(try child.waitUntilExit(30) == 1)
      #expect(child.errors == "foyer: cannot write the output: File too large\n")
    }

    @Test(arguments: ["devices | head -1", "help | true", "shots -o \"$1\" --scale 0.1 | head -1"])
    func `nothing is said to a reader who has seen enough`(words: String) throws {
      let folder = try EndToEnd.desk.folder.appendingPathComponent("unread").path
      let child = try EndToEnd.desk.start(["sh", "-c", "\"$0\" \(words)", Foyer.executable, folder])
      #expect(try child.waitUntilExit(30) == 0)
      #expect(child.errors == "")
    }
  }
}
