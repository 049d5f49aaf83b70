import Foundation
import Graphics

/// What the words of a call ask for.
enum Call {
  /// The list of commands.
  case overview
  /// The program's version.
  case version
  /// The options of a command.
  case usage(Command)
  /// A command with its options.
  case command(Command, Arguments)

  /// Reads the words after the program's name.
  init(_ words: [String]) throws(CommandLineError) {
    let helpWords = ["help", Option.help.name, Option.help.short]
    guard let name = words.first else {
      self = .overview
      return
    }
    if name == Option.version.name, words.count == 1 {
      self = .version
      return
    }
    if helpWords.contains(name) {
      guard words.count > 1 else {
        self = .overview
        return
      }
      self = .usage(try Self.command(words[1]))
      return
    }
    let command = try Self.command(name)
    let rest = Array(words.dropFirst())
    if rest.contains(where: { Option.help.isCalled($0) }) {
      self = .usage(command)
    } else {
      let arguments = try Arguments(
        rest, command: name, options: command.options, operand: command.operand)
      self = .command(command, arguments)
    }
  }

  /// The version of the program.
  private static let number = "0.1.0"

  /// Prints the help or the version, or runs the command.
  func run() throws {
    switch self {
    case .overview: try StandardOutput.print(Command.overview)
    case .version: try StandardOutput.print("foyer \(Self.number)")
    case .usage(let command): try StandardOutput.print(command.usage)
    case .command(let command, let arguments): try command.run(arguments)
    }
  }

  private static func command(_ name: String) throws(CommandLineError) -> Command {
    guard let command = Command.all.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, known: Command.all.map(\.name) + ["help"])
    }
    return command
  }
}
