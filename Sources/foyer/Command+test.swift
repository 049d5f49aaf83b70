import Flows
import Foundation
import Graphics
import Phone

extension Command {
  static let test = Command(
    name: "test", summary: "Run flows without a window, as fast as they can",
    operand: Operand(name: "FLOW-OR-FOLDER", isRepeated: true),
    options: [
      .environment, .workspaceConfig, .includeTags, .excludeTags, .testOutput, .skipUnsupported,
      .strict, .seed,
    ] + Option.phone
  ) { arguments in
    let (request, variables) = (try arguments.flowRequest, try arguments.variables)
    let seed = UInt64(try arguments.number(.seed, in: 0...1e15) ?? 0)
    let setup = try PhoneSetup(arguments)
    let plan = try FlowPlan(request)
    if !plan.warnings.isEmpty { StandardError.print(plan.warnings) }
    let run = FlowRun(
      library: plan.library, setup: setup, variables: variables, seed: seed,
      folder: arguments.value(.testOutput) ?? plan.config.testOutputDir)
    var failures = 0
    for path in plan.flows where try !run.run(path) { failures += 1 }
    if plan.flows.count > 1 {
      let count = plan.flows.count
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
    runner.log = { print("JsConsole: \($0)") }
    let result = runner.run(path, variables: variables)
    if let output { throw output }
    if let report = result.failureReport { StandardError.print(report) }
    return result.hasPassed
  }
}

extension StepRecord {
  fileprivate var indent: String { String(repeating: "  ", count: depth) }
}

extension Arguments {
  /// The flows that are asked for.
  fileprivate var flowRequest: FlowRequest {
    get throws(CommandLineError) {
      var request = FlowRequest(paths: operands)
      request.config = value(.workspaceConfig)
      request.includeTags = try tags(.includeTags)
      request.excludeTags = try tags(.excludeTags)
      request.skipsUnsupported = has(.skipUnsupported)
      request.isStrict = has(.strict)
      request.variables = Set(try variables.map(\.name))
      return request
    }
  }

  private func tags(_ option: Option) throws(CommandLineError) -> [String] {
    var tags: [String] = []
    for value in all(option) {
      let words = value.split(separator: ",", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard words.allSatisfy({ !$0.isEmpty }) else {
        throw .invalidFormat(value, option: option.name, format: "tags with commas between them")
      }
      tags += words
    }
    return tags
  }

  /// The variables given with `-e`, and before them those of the shell that Maestro takes.
  fileprivate var variables: [(name: String, value: String)] {
    get throws(CommandLineError) {
      var variables = ProcessInfo.processInfo.environment
        .filter { $0.key.hasPrefix("MAESTRO_") }.sorted { $0.key < $1.key }
        .map { (name: $0.key, value: $0.value) }
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
