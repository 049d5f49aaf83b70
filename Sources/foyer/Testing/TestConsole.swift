import Flows
import Foundation
import Graphics

/// Tells on the console how flows go: one flow step by step, several in a line each.
final class TestConsole {
  private let jobs: [FlowJob]
  private let namesDevices: Bool
  private let live: LiveLines?
  private var reports: [FlowReport?]
  /// The flows of which all is told.
  private var toldCount = 0
  private var running: Set<Int> = []
  /// The warnings that were told as they came.
  private var noteCount = 0
  /// The lines of the steps that have yet to end.
  private var openLines: [Int] = []

  /// Makes a console for some flows; `isAnsi` to change lines that were printed.
  init(jobs: [FlowJob], namesDevices: Bool, isAnsi: Bool) {
    self.jobs = jobs
    self.namesDevices = namesDevices
    live = isAnsi ? LiveLines() : nil
    reports = Array(repeating: nil, count: jobs.count)
  }

  private var isSingle: Bool { jobs.count == 1 }

  /// Tells what is about to run.
  func begin() throws {
    if isSingle {
      let name = (try? jobs[0].setup.model.name) ?? jobs[0].device
      try print("Running on \(name)\n > Flow \(jobs[0].name.inPlainWords)")
    } else {
      try print("Waiting for flows to complete...")
    }
  }

  /// Tells what happens to a flow.
  func note(_ index: Int, _ event: FlowEvent) throws {
    switch event {
    case .step(let line):
      if isSingle { try show(line) } else { try showRunning(index) }
    case .note(let warning):
      guard isSingle else { return }
      noteCount += 1
      warn(warning)
    case .log(let text):
      guard isSingle else { return }
      try show("JsConsole: \(text.inPlainWords)")
    case .ended(let report):
      running.remove(index)
      reports[index] = report
      try tellEnded()
    case .windowClosed: break
    }
  }

  /// Tells how all went, and where the results are.
  func end(folder: String) throws {
    try live?.clear()
    if !isSingle {
      let all = reports.compactMap(\.self)
      let failures = all.filter { $0.status == .error }.count
      let canceled = all.filter { $0.status == .canceled }.count
      let time = Self.duration(all.reduce(0) { $0 + $1.duration })
      try print("")
      try print(
        failures == 0
          ? "\(all.count)/\(all.count) Flows Passed in \(time)"
          : "\(failures)/\(all.count) \(Self.flows(failures)) Failed")
      if canceled > 0 { try print("\(canceled) \(Self.flows(canceled)) Canceled") }
    }
    try print("Results: \(folder.inPlainWords)")
  }

  /// Leaves the terminal as it should be.
  func leave() { try? live?.clear() }

  private static func flows(_ count: Int) -> String { count == 1 ? "Flow" : "Flows" }

  // MARK: A single flow

  private func show(_ text: String) throws {
    guard let live else { return try print(text) }
    _ = try live.add(text)
  }

  private func show(_ line: FlowEvent.Line) throws {
    let indent = String(repeating: "  ", count: line.depth)
    let text = indent + line.description.inPlainWords
    guard let live else {
      if let status = line.status {
        try print("\(text)... \(status.rawValue)")
      } else if line.holdsSteps {
        try print("\(text)...")
      }
      return
    }
    let sign = line.status.map(\.sign) ?? "⏳"
    if line.status == nil {
      openLines.append(try live.add("\(indent)\(sign) \(line.description.inPlainWords)"))
    } else if let number = openLines.popLast() {
      try live.change(number, to: "\(indent)\(sign) \(line.description.inPlainWords)")
    }
  }

  // MARK: Several flows

  private func showRunning(_ index: Int) throws {
    guard let live, running.insert(index).inserted else { return }
    try live.clear()
    let done = reports.compactMap(\.self).count
    let names = running.sorted().map { jobs[$0].name.inPlainWords }.joined(separator: ", ")
    try live.status("⏳ \(done)/\(jobs.count) \(names)")
  }

  /// Tells of the flows that have ended, in their order.
  private func tellEnded() throws {
    while toldCount < jobs.count, let report = reports[toldCount] {
      try live?.clear()
      for warning in report.warnings.dropFirst(isSingle ? noteCount : 0) { warn(warning) }
      if !isSingle { try print(line(for: report)) }
      if let details = report.details {
        StandardError.print(
          details.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0).inPlainWords }.joined(separator: "\n"))
      }
      toldCount += 1
    }
  }

  private func line(for report: FlowReport) -> String {
    let shard = report.shard.map { "[shard \($0)] " } ?? ""
    let name = report.name.inPlainWords + (namesDevices ? " on \(report.device)" : "")
    let time = Self.duration(report.duration)
    switch report.status {
    case .success: return "\(shard)[Passed] \(name) (\(time))"
    case .canceled: return "\(shard)[Canceled] \(name)"
    case .error:
      let message = report.message.map { " (\($0.inPlainWords))" } ?? ""
      return "\(shard)[Failed] \(name) (\(time))\(message)"
    }
  }

  private func warn(_ text: String) { StandardError.print(text.inPlainWords) }

  private func print(_ line: String) throws { try StandardOutput.print(line) }

  /// Seconds of the phone in words, as Maestro has them.
  static func duration(_ seconds: TimeInterval) -> String {
    let whole = Int(seconds.rounded())
    return whole < 60 ? "\(whole)s" : "\(whole / 60)m \(whole % 60)s"
  }
}

extension StepStatus {
  fileprivate var sign: String {
    switch self {
    case .completed: "✅"
    case .failed: "❌"
    case .warned: "⚠️ "
    case .skipped: "🔲"
    }
  }
}
