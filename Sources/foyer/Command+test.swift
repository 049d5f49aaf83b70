import Flows
import Foundation
import Graphics
import Phone

extension Command {
  static let test = Command(
    name: "test", summary: "Run flows without a window, as fast as they can",
    operand: Operand(name: "FLOW", isRepeated: true),
    options: [.environment, .testOutput, .skipUnsupported, .seed] + Option.phone
  ) { arguments in
    let library = FlowLibrary(
      paths: arguments.operands, skipsUnsupported: arguments.has(.skipUnsupported))
    if !library.report.isEmpty { StandardError.print(library.report) }
    if library.hasErrors { throw Findings() }
    let run = FlowRun(
      library: library, setup: try PhoneSetup(arguments), variables: try arguments.variables,
      seed: UInt64(try arguments.number(.seed, in: 0...1e15) ?? 0),
      folder: arguments.value(.testOutput))
    var failures = 0
    for path in arguments.operands where try !run.run(path) { failures += 1 }
    if arguments.operands.count > 1 {
      let count = arguments.operands.count
      try StandardOutput.print(
        failures == 0 ? "\(count)/\(count) Flows Passed" : "\(failures)/\(count) Flows Failed")
    }
    if failures > 0 { throw Findings() }
  }
}

/// Runs flows, each on a phone of its own, and prints what they do.
struct FlowRun {
  let library: FlowLibrary
  let setup: PhoneSetup
  let variables: [(name: String, value: String)]
  let seed: UInt64
  /// Where results go; nil for nowhere.
  let folder: String?

  /// Runs the flow of a file; false if it fails.
  func run(_ path: String) throws -> Bool {
    let name = library.name(of: path)
    let folderName = name.replacing("/", with: "_")
    let device = PhoneDevice(setup, makePhone: Phone.prototype)
    let runner = FlowRunner(
      library, on: device, in: folder.map { FlowFolder(path: "\($0)/\(folderName)") }, seed: seed)
    var output: (any Error)?
    let print: (String) -> Void = { line in
      do { try StandardOutput.print(line) } catch { output = output ?? error }
    }
    print("Running on \(setup.model.name)\n > Flow \(name)")
    runner.stepDidBegin = { step in
      if step.holdsSteps { print("\(step.indent)\(step.description)...") }
    }
    runner.stepDidEnd = { step in
      print("\(step.indent)\(step.description)... \(step.status.rawValue)")
    }
    runner.warn = { StandardError.print($0) }
    let result = runner.run(path, variables: variables)
    if let output { throw output }
    if let report = result.failedStep?.failureReport { StandardError.print(report) }
    return result.hasPassed
  }
}

extension StepRecord {
  fileprivate var indent: String { String(repeating: "  ", count: depth) }
}

extension Arguments {
  /// The variables given with `-e`.
  fileprivate var variables: [(name: String, value: String)] {
    get throws(CommandLineError) {
      var variables: [(name: String, value: String)] = []
      for word in all(.environment) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else {
          throw .invalidFormat(word, option: Option.environment.name, format: "NAME=VALUE")
        }
        variables.append((String(parts[0]), String(parts[1])))
      }
      return variables
    }
  }
}
