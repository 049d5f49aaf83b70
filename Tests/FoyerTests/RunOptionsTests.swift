import Testing

@testable import UIKit
@testable import foyer

struct RunOptionsTests {
  private func run(_ words: String...) throws {
    try Command.run.run(
      Arguments(words, command: "run", options: Command.run.options, operand: nil))
  }

  @Test(arguments: [["--launch"], ["--assets", "x"]])
  func `what belongs to a storyboard needs one`(words: [String]) {
    #expect(
      throws: CommandLineError.missingOption(
        "--storyboard FILE beside \(words[0])", command: "run")
    ) {
      try Command.run.run(
        Arguments(words, command: "run", options: Command.run.options, operand: nil))
    }
  }

  @Test func `a storyboard that can't be read is an error with its place`() {
    #expect(throws: Diagnostic(file: "/nowhere.xib", "no such file")) {
      try run("--storyboard", "/nowhere.xib")
    }
  }
}
