import Foundation

/// A command of `foyer`: its name, its options and what it does.
struct Command {
  let name: String
  let summary: String
  /// What it is called on; nil for a command that takes options only.
  var operand: Operand?
  let options: [Option]
  let run: (Arguments) throws -> Void

  /// All commands, in the order in which the help lists them.
  static let all: [Command] = [
    .run, .shot, .shots, .test, .record, .checkSyntax, .hierarchy, .layout, .render, .lint,
    .devices,
  ]

  /// The text of `foyer COMMAND --help`.
  var usage: String {
    let rows = (options + [.help]).map { option in
      let names = [option.short, option.name].compactMap(\.self).joined(separator: ", ")
      return (names + (option.value.map { " \($0)" } ?? ""), option.help)
    }
    let file = operand.map { $0.name + ($0.isRepeated ? "… " : " ") } ?? ""
    return "usage: foyer \(name) \(file)[options]\n\n\(summary)\n\noptions:\n" + Self.table(rows)
  }

  /// The text of `foyer help`.
  static var overview: String {
    let rows = all.map { ($0.name, $0.summary) }
    return """
      usage: foyer COMMAND [options]

      The first minute of an iPhone app, on a Linux desk.

      commands:
      \(table(rows))

      'foyer COMMAND --help' lists the options of a command; 'foyer --version' tells the version.
      """
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  \($0.padding(toLength: width + 2, withPad: " ", startingAt: 0))\($1)" }
      .joined(separator: "\n")
  }
}
