import Testing

@testable import foyer

struct CallTests {
  @Test func `no words, help and both of its options ask for the overview`() throws {
    for words in [[], ["help"], ["--help"], ["-h"]] {
      guard case .overview = try Call(words) else {
        Issue.record("\(words) is something else")
        continue
      }
    }
  }

  @Test func `the version is told`() throws {
    guard case .version = try Call(["--version"]) else {
      Issue.record("no version")
      return
    }
    #expect(throws: CommandLineError.self) { try Call(["--version", "more"]) }
  }

  @Test(arguments: [["shot", "--help"], ["shot", "-h"], ["help", "shot"]])
  func `a command's help lists its options`(words: [String]) throws {
    guard case .usage(let command) = try Call(words) else {
      Issue.record("no help")
      return
    }
    for word in ["foyer shot", "--screen NAME", "-o, --output PATH", "--scale N"] {
      #expect(command.usage.contains(word))
    }
  }

  @Test func `help is asked for even where other words are wrong`() throws {
    guard case .usage = try Call(["shot", "--devise", "-h"]) else {
      Issue.record("no help")
      return
    }
  }

  @Test func `an unknown command is told with the nearest one`() {
    #expect(throws: CommandLineError.unknownCommand("shit", known: names)) {
      try Call(["shit", "--screen", "login"])
    }
    #expect(throws: CommandLineError.unknownCommand("runn", known: names)) {
      try Call(["help", "runn"])
    }
    #expect(
      "\(CommandLineError.unknownCommand("devcies", known: names))"
        == "unknown command 'devcies'; did you mean 'devices'? 'foyer help' lists the commands")
  }

  private var names: [String] {
    [
      "run", "shot", "shots", "test", "record", "check-syntax", "hierarchy", "layout", "render",
      "lint",
      "devices", "help",
    ]
  }
}
