import Foundation

/// Runs the command that the words of the call name; returns the exit code.
func run(_ words: [String]) -> Int32 {
  guard let name = words.first, name != "help", name != "--help", name != "-h" else {
    print(Command.overview)
    return 0
  }
  do {
    guard let command = Command.all.first(where: { $0.name == name }) else {
      throw CommandLineError.unknownCommand(name, known: Command.all.map(\.name) + ["help"])
    }
    let rest = Array(words.dropFirst())
    if rest.contains(Option.help.name) || rest.contains("-h") {
      print(command.usage)
      return 0
    }
    try command.run(
      Arguments(rest, command: name, options: command.options))
    return 0
  } catch let error {
    FileHandle.standardError.write(Data("foyer: \(error)\n".utf8))
    return error is CommandLineError ? 2 : 1
  }
}

exit(run(Array(CommandLine.arguments.dropFirst())))
