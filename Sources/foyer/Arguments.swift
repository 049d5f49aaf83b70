import Foundation

/// The options and their values in a call of a command.
nonisolated struct Arguments: Hashable, Sendable {
  private var values: [String: String] = [:]

  /// Reads the words after the command's name; throws for any that the command doesn't know.
  init(_ words: [String], command: String, options: [Option]) throws(CommandLineError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        throw .unexpectedArgument(word, command: command)
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.isCalled(name) }) else {
        throw .unknownOption(name, command: command, known: options.map(\.name))
      }
      if option.value == nil {
        guard parts.count == 1 else { throw .unexpectedValue(option: option.name) }
        values[option.name] = ""
      } else if parts.count == 2 {
        values[option.name] = String(parts[1])
      } else if let value = rest.first, !options.contains(where: { $0.isCalled(value) }) {
        rest.removeFirst()
        values[option.name] = value
      } else {
        throw .missingValue(option: option.name)
      }
    }
  }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The value of an option, if it was given.
  func value(_ option: Option) -> String? { values[option.name] }

  /// The value of an option as one of the cases of a type.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: Option, as type: Choice.Type
  ) throws(CommandLineError) -> Choice? where Choice.RawValue == String {
    guard let value = value(option) else { return nil }
    guard let choice = Choice(rawValue: value) else {
      throw .invalidValue(value, option: option.name, known: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  /// The value of an option as a number.
  func number(
    _ option: Option, in range: ClosedRange<Double>
  ) throws(CommandLineError) -> Double? {
    guard let value = value(option) else { return nil }
    guard let number = Double(value), range.contains(number) else {
      throw .invalidNumber(value, option: option.name, range: range)
    }
    return number
  }
}
