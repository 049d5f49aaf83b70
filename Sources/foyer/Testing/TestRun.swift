import Flows
import Foundation
import Graphics
import Phone

/// Runs the flows of a plan on phones, and tells of them on the console and in a report.
struct TestRun {
  /// How long the folders of runs are kept in the standard place, in seconds: 14 days, as
  /// Maestro's.
  private static let keeping: TimeInterval = 14 * 86_400

  private let plan: FlowPlan
  private let options: TestOptions
  private let folder: RunFolder
  private let jobs: [FlowJob]
  /// Lanes that must be over before those of the next entry begin.
  private let phases: [[FlowPool.Lane]]
  private let width: Int
  private let console: TestConsole

  /// Makes the folder for results and deals the flows out.
  init(_ plan: FlowPlan, _ options: TestOptions) throws {
    self.plan = plan
    self.options = options
    let shards = try Self.shardCount(plan, options)
    if let report = options.report { try Self.check(report) }
    let (jobs, phases) = Self.deal(plan, options, shards: shards)
    folder = try Self.makeFolder(options.outputFolder ?? plan.config.testOutputDir)
    let isOneDevice = options.phones.count == 1
    let folders = folder.folders(
      for: jobs.map { job in
        (name: job.name, device: isOneDevice ? nil : job.device, shard: job.shard)
      })
    self.jobs = zip(jobs, folders).map { job, folder in
      var job = job
      job.folder = folder
      return job
    }
    self.phases = phases
    width = Self.width(options, shards: shards)
    console = TestConsole(
      jobs: self.jobs, namesDevices: !isOneDevice, isAnsi: options.isAnsi ?? Terminal.isAnsi)
  }

  /// Runs all flows; false if one has failed.
  func run() throws -> Bool {
    let interrupts = Interrupts()
    var reports: [FlowReport?] = Array(repeating: nil, count: jobs.count)
    do {
      try console.begin()
      let pool = FlowPool(jobs: jobs, width: width) { index, event in
        if case .ended(let report) = event { reports[index] = report }
        // After the end of the last one there is nothing to interrupt.
        if case .windowClosed = event, reports.contains(nil) { throw Interrupted.window }
        try MainActor.assumeIsolated { try console.note(index, event) }
      }
      for lanes in phases { try pool.run(lanes, until: interrupts) }
      let suites = suites(reports.compactMap(\.self))
      if let report = options.report { try write(suites, as: report) }
      try console.end(folder: folder.path)
      return suites.allSatisfy { $0.flows.allSatisfy { $0.status == .success } }
    } catch {
      console.leave()
      folder.removeUnfinished()
      throw error
    }
  }

  // MARK: Dealing out

  private static func shardCount(_ plan: FlowPlan, _ options: TestOptions) throws -> Int {
    let count = options.sharding.count
    guard options.sharding != .none else { return 1 }
    guard plan.sequenceCount == 0 else { throw TestRunError.shardedOrder }
    guard case .split = options.sharding, count > plan.flows.count else { return count }
    StandardError.print(
      "warning: \(count) shards are more than there are flows; \(plan.flows.count) will do")
    return plan.flows.count
  }

  private static func deal(
    _ plan: FlowPlan, _ options: TestOptions, shards: Int
  ) -> ([FlowJob], [[FlowPool.Lane]]) {
    var jobs: [FlowJob] = []
    func add(_ path: String, _ phone: PhoneSetup, shard: Int?) -> Int {
      var job = FlowJob(path: path, name: plan.library.name(of: path), setup: phone)
      (job.variables, job.seed, job.shard) = (options.variables, options.seed, shard)
      job.skipsUnsupported = options.request.skipsUnsupported
      job.isStrict = options.request.isStrict
      job.takesPictures = options.report?.format == .html
      job.show = options.show
      jobs.append(job)
      return jobs.count - 1
    }
    guard shards == 1 else {
      var lanes: [FlowPool.Lane] = []
      for phone in options.phones {
        for shard in 1...shards {
          let share = plan.flows.enumerated().filter { index, _ in
            if case .all = options.sharding { true } else { index % shards == shard - 1 }
          }
          lanes.append(FlowPool.Lane(jobs: share.map { add($0.element, phone, shard: shard) }))
        }
      }
      return (jobs, [lanes])
    }
    var sequences = options.phones.map { _ in
      FlowPool.Lane(jobs: [], stopsAtFailure: !plan.config.continuesOnFailure)
    }
    var others: [FlowPool.Lane] = []
    for (place, path) in plan.flows.enumerated() {
      for (index, phone) in options.phones.enumerated() {
        let job = add(path, phone, shard: nil)
        if place < plan.sequenceCount {
          sequences[index].jobs.append(job)
        } else {
          others.append(FlowPool.Lane(jobs: [job]))
        }
      }
    }
    return (jobs, [sequences, others])
  }

  /// How many flows run at a time.
  private static func width(_ options: TestOptions, shards: Int) -> Int {
    // Nobody can watch two at a time.
    if options.show.hasWindow { return 1 }
    let cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
    return shards > 1 ? shards * options.phones.count : cores
  }

  // MARK: Results

  /// Makes the folder of this run in the one that is asked for, or where such things belong.
  private static func makeFolder(_ root: String?) throws -> RunFolder {
    let now = Date()
    if let root { return try RunFolder(in: root, named: LocalTime.stamp(now)) }
    let standard = try StateFolder.path() + "/tests"
    RunFolder.purge(standard, before: LocalTime.stamp(now.addingTimeInterval(-keeping)))
    return try RunFolder(in: standard, named: LocalTime.stamp(now))
  }

  /// Finds out that a report can't be written before anything runs.
  private static func check(_ report: TestOptions.Report) throws {
    let file = URL(fileURLWithPath: report.path)
    try file.deletingLastPathComponent().createFolder()
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: report.path, isDirectory: &isFolder)
    let place = exists ? report.path : file.deletingLastPathComponent().path
    if isFolder.boolValue {
      throw GraphicsError.unwritableFile(report.path, reason: String(cString: strerror(EISDIR)))
    }
    guard access(place, W_OK) == 0 else {
      throw GraphicsError.unwritableFile(report.path, reason: String(cString: strerror(errno)))
    }
  }

  /// The flows by device and shard.
  private func suites(_ reports: [FlowReport]) -> [SuiteReport] {
    var suites: [SuiteReport] = []
    for report in reports {
      let index = suites.firstIndex { suite in
        suite.device == report.device && suite.flows.first?.shard == report.shard
      }
      if let index {
        suites[index].flows.append(report)
      } else {
        suites.append(SuiteReport(device: report.device, flows: [report]))
      }
    }
    return suites
  }

  private func write(_ suites: [SuiteReport], as report: TestOptions.Report) throws {
    let text =
      switch report.format {
      case .html: HTMLReport(suites, named: options.suiteName, time: LocalTime.words).text
      default: JUnitReport(suites, named: options.suiteName, time: LocalTime.iso).text
      }
    try File.write(Data(text.utf8), to: URL(fileURLWithPath: report.path))
  }
}

/// Why flows can't be run as asked for.
enum TestRunError: Error, CustomStringConvertible {
  case shardedOrder
  case noStateFolder

  var description: String {
    switch self {
    case .shardedOrder: "flows that run in an order (executionOrder) cannot be dealt out to shards"
    case .noStateFolder:
      "there is no place for results: set HOME or XDG_STATE_HOME, or name one with "
        + Option.testOutput.name
    }
  }
}
