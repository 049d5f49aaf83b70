import Foundation

/// What a command is called on, beside its options.
nonisolated struct Operand: Hashable, Sendable {
  /// The word for it in the help.
  let name: String
  /// Whether there may be several.
  var isRepeated = false
  /// Whether `-` may stand for what is piped in.
  var takesStandardInput = false
}

/// The options and their values in a call of a command, and what it is called on.
nonisolated struct Arguments: Hashable, Sendable {
  /// The words that are no options, as in the names of files.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Reads the words after the command's name; throws for any that the command doesn't know.
  init(
    _ words: [String], command: String, options: [Option], operand: Operand? = nil
  ) throws(CommandLineError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), !(word == "-" && operand?.takesStandardInput == true) else {
        guard let operand, operand.isRepeated || operands.isEmpty else {
          throw .unexpectedArgument(word, command: command)
        }
        operands.append(word)
        continue
      }
      let (option, joined) = try Self.option(word, of: options, command: command)
      if option.value == nil {
        guard joined == nil else { throw .unexpectedValue(option: option.name) }
        values[option.name, default: []].append("")
      } else if let joined {
        guard !joined.isEmpty else { throw .missingValue(option: option.name) }
        values[option.name, default: []].append(joined)
      } else if let value = rest.first, !value.isEmpty,
        !options.contains(where: { $0.isCalled(value) })
      {
        rest.removeFirst()
        values[option.name, default: []].append(value)
      } else {
        throw .missingValue(option: option.name)
      }
    }
    if let operand, operands.isEmpty { throw .missingOperand(operand.name, command: command) }
  }

  /// The option that a word names, and the value that stands in the same word: `--env=A=b`,
  /// `-e=A=b` or `-eA=b`.
  private static func option(
    _ word: String, of options: [Option], command: String
  ) throws(CommandLineError) -> (Option, joined: String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    if let option = options.first(where: { $0.isCalled(name) }) {
      return (option, parts.count == 2 ? String(parts[1]) : nil)
    }
    // With another dash, as in `--output`, it may be meant for one that is written in full.
    let isFull = options.contains { $0.name == "-" + name }
    if !isFull, let option = options.first(where: { $0.value != nil && $0.begins(word) }) {
      return (option, String(word.dropFirst(option.short?.count ?? 0)))
    }
    throw .unknownOption(name, command: command, known: options.map(\.name))
  }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The value of an option, if it was given.
  ///
  /// Of several the last one.
  func value(_ option: Option) -> String? { values[option.name]?.last }

  /// All values of an option that was given several times.
  func all(_ option: Option) -> [String] { values[option.name] ?? [] }

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
