import Flows
import Foundation
import Phone

/// What a call of `foyer test` asks for.
struct TestOptions {
  /// A file that tells of all flows.
  struct Report {
    let format: ReportFormat
    let path: String
  }

  /// How flows are dealt out.
  enum Sharding: Equatable {
    case none
    /// Each shard runs its share.
    case split(Int)
    /// Each shard runs all.
    case all(Int)

    /// How many shards there are.
    var count: Int {
      switch self {
      case .none: 1
      case .split(let count), .all(let count): count
      }
    }
  }

  let request: FlowRequest
  let variables: [FlowJob.Variable]
  let seed: UInt64
  /// The phones that each flow runs on.
  let phones: [PhoneSetup]
  let sharding: Sharding
  let show: FlowShow
  let report: Report?
  let suiteName: String?
  /// Where results go, if the call says so.
  let outputFolder: String?
  /// Whether lines that were printed may be changed; nil to find out.
  let isAnsi: Bool?

  /// Reads the options; throws for those that can't be.
  init(_ arguments: Arguments) throws {
    request = try arguments.flowRequest
    variables = try arguments.variables
    seed = UInt64(try arguments.integer(.seed, in: 0...1_000_000_000_000_000) ?? 0)
    sharding = try arguments.sharding
    show = try arguments.show
    report = try arguments.report
    suiteName = arguments.value(.suiteName)
    outputFolder = arguments.value(.testOutput)
    if arguments.has(.ansi), arguments.has(.noAnsi) {
      throw CommandLineError.excludingOptions(Option.ansi.name, Option.noAnsi.name)
    }
    isAnsi = arguments.has(.ansi) ? true : arguments.has(.noAnsi) ? false : nil
    let models = try arguments.models
    let setup = try PhoneSetup(arguments)
    phones = models.map { model in
      var phone = setup
      phone.model = model
      return phone
    }
  }
}

/// What a report is written as.
enum ReportFormat: String, CaseIterable {
  case junit, html, noop

  /// Maestro's name for the file.
  var file: String { self == .html ? "report.html" : "report.xml" }
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

  /// The variables given with `-e`, after those of the shell that are meant for flows.
  fileprivate var variables: [FlowJob.Variable] {
    get throws(CommandLineError) {
      var variables = ProcessInfo.processInfo.environment.filter { $0.key.hasPrefix("MAESTRO_") }
        .sorted { $0.key < $1.key }.map { FlowJob.Variable(name: $0.key, value: $0.value) }
      for word in all(.environment) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else {
          throw .invalidFormat(word, option: Option.environment.name, format: "NAME=VALUE")
        }
        variables.append(FlowJob.Variable(name: String(parts[0]), value: String(parts[1])))
      }
      return variables
    }
  }

  /// The models that are asked for, each once.
  fileprivate var models: [DeviceModel] {
    get throws(CommandLineError) {
      var models: [DeviceModel] = []
      for name in all(.device) {
        let model = try DeviceModel(option: name)
        if !models.contains(where: { $0.id == model.id }) { models.append(model) }
      }
      return models.isEmpty ? [.default] : models
    }
  }

  fileprivate var sharding: TestOptions.Sharding {
    get throws(CommandLineError) {
      // Each shard is a process at the same time as all others; the limit is ours.
      let range = 1...64
      let (split, all) = (
        try integer(.shardSplit, in: range), try integer(.shardAll, in: range)
      )
      if split != nil, all != nil {
        throw .excludingOptions(Option.shardSplit.name, Option.shardAll.name)
      }
      return split.map { .split($0) } ?? all.map { .all($0) } ?? .none
    }
  }

  fileprivate var show: FlowShow {
    get throws(CommandLineError) {
      if has(.window) { return .window(scale: try scale.map { Double($0) }) }
      guard !has(.scale) else {
        throw .missingOption("\(Option.window.name) beside \(Option.scale.name)", command: "test")
      }
      return has(.realTime) ? .realTime : .none
    }
  }

  fileprivate var report: TestOptions.Report? {
    get throws(CommandLineError) {
      guard let name = value(.format) else {
        guard !has(.report) else {
          throw .missingOption("--format beside \(Option.report.name)", command: "test")
        }
        return nil
      }
      guard let format = ReportFormat(rawValue: name.lowercased()) else {
        throw .invalidValue(
          name, option: Option.format.name, known: ReportFormat.allCases.map(\.rawValue))
      }
      return format == .noop
        ? nil : TestOptions.Report(format: format, path: value(.report) ?? format.file)
    }
  }

  /// The value of an option as a whole number.
  fileprivate func integer(
    _ option: Option, in range: ClosedRange<Int>
  ) throws(CommandLineError) -> Int? {
    guard let value = value(option) else { return nil }
    guard let number = Int(value), range.contains(number) else {
      throw .invalidNumber(
        value, option: option.name, range: Double(range.lowerBound)...Double(range.upperBound))
    }
    return number
  }
}
