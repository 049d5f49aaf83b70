import Foundation
import Phone

/// What is wrong with the words of a call; worded here and nowhere else.
nonisolated enum CommandLineError: Error, Hashable, CustomStringConvertible {
  case unknownCommand(String, known: [String])
  case unknownOption(String, command: String, known: [String])
  case missingValue(option: String)
  case unexpectedValue(option: String)
  case invalidValue(String, option: String, known: [String])
  case unknownDevice(String, nearest: String)
  case invalidNumber(String, option: String, range: ClosedRange<Double>)
  case missingOption(String, command: String)
  case missingOperand(String, command: String)
  case excludingOptions(String, String)
  case invalidFormat(String, option: String, format: String)
  case unknownScreen(String, file: String, known: [String])
  case unexpectedArgument(String, command: String)
  case existingFile(String)

  var description: String {
    switch self {
    case .unknownCommand(let name, let known):
      "unknown command '\(name)'" + hint(name, known) + " 'foyer help' lists the commands"
    case .unknownOption(let option, let command, let known):
      "unknown option '\(option)'" + hint(option, known) + " see 'foyer \(command) --help'"
    case .missingValue(let option):
      "option '\(option)' needs a value"
    case .unexpectedValue(let option):
      "option '\(option)' takes no value"
    case .invalidValue(let value, let option, let known):
      "'\(value)' is no value of \(option)" + hint(value, known)
        + " (one of: \(known.joined(separator: ", ")))"
    case .unknownDevice(let name, let nearest):
      "no device is called '\(name)'; did you mean '\(nearest)'? 'foyer devices' lists them"
    case .invalidNumber(let value, let option, let range):
      "\(option) takes a number from \(word(range.lowerBound)) to \(word(range.upperBound)), "
        + "not '\(value)'"
    case .missingOption(let option, let command):
      "'foyer \(command)' needs \(option)"
    case .missingOperand(let name, let command):
      "'foyer \(command)' needs a \(name); see 'foyer \(command) --help'"
    case .excludingOptions(let one, let other):
      "\(one) and \(other) exclude each other"
    case .invalidFormat(let value, let option, let format):
      "\(option) takes \(format), not '\(value)'"
    case .unknownScreen(let name, let file, let known):
      "nothing in \(file) is called '\(name)'" + hint(name, known)
        + (known.isEmpty ? "" : " (one of: \(known.joined(separator: ", ")))")
    case .existingFile(let path):
      "\(path) is there already; --force replaces it"
    case .unexpectedArgument(let argument, let command):
      "'foyer \(command)' takes no argument '\(argument)'"
    }
  }

  private func word(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  private func hint(_ word: String, _ known: [String]) -> String {
    known.isEmpty ? "" : "; did you mean '\(Spelling.nearest(to: word, in: known))'?"
  }
}
