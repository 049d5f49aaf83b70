import Flows
import Foundation

/// Runs flows in processes of their own, several at a time.
nonisolated struct FlowPool {
  /// Jobs that run one after the other.
  struct Lane {
    var jobs: [Int]
    /// Whether the rest is left out once one has failed.
    var stopsAtFailure = false
  }

  /// The jobs; lanes name them by their places.
  let jobs: [FlowJob]
  /// How many run at a time.
  let width: Int
  /// Told of what happens to a job.
  let notify: (Int, FlowEvent) throws -> Void

  /// Runs lanes side by side; throws if the run is interrupted, after it has ended all processes.
  func run(_ lanes: [Lane], until interrupts: Interrupts) throws {
    var (waiting, running) = (lanes[...], [Runner]())
    do {
      while !waiting.isEmpty || !running.isEmpty {
        while running.count < width, var lane = waiting.popFirst() {
          guard !lane.jobs.isEmpty else { continue }
          running.append(try Runner(lane.jobs.removeFirst(), lane, jobs))
        }
        try poll(running)
        if let signal = interrupts.pending { throw Interrupted.signal(signal) }
        for index in running.indices.reversed() where running[index].process.hasEnded {
          let runner = running.remove(at: index)
          var lane = runner.lane
          let status = try finish(runner)
          guard !lane.jobs.isEmpty else { continue }
          if lane.stopsAtFailure, status != .success {
            for job in lane.jobs { try cancel(job) }
          } else {
            // The next of a lane takes the place of the one before.
            running.append(try Runner(lane.jobs.removeFirst(), lane, jobs))
          }
        }
      }
    } catch {
      for runner in running { runner.process.stop() }
      for runner in running { _ = runner.process.wait() }
      throw error
    }
  }

  /// A process that runs a job.
  private final class Runner {
    let job: Int
    let lane: Lane
    let process: FlowProcess
    var report: FlowReport?
    /// Whether the user has closed its window after the flow's end.
    var isClosed = false

    init(_ job: Int, _ lane: Lane, _ jobs: [FlowJob]) throws(FlowProcessError) {
      (self.job, self.lane) = (job, lane)
      process = try FlowProcess(jobs[job])
    }
  }

  /// Waits a little for any of the processes, and reads what has come.
  private func poll(_ running: [Runner]) throws {
    var files: [pollfd] = []
    var owners: [Runner] = []
    for runner in running {
      for file in [runner.process.output, runner.process.errorOutput] where file >= 0 {
        files.append(pollfd(fd: file, events: Int16(POLLIN), revents: 0))
        owners.append(runner)
      }
    }
    // Signals are looked for in between; ours.
    let patience: Int32 = 50
    guard Foundation.poll(&files, nfds_t(files.count), patience) > 0 else { return }
    for (file, runner) in zip(files, owners) where file.revents != 0 {
      for event in runner.process.read(file.fd) {
        switch event {
        case .ended(let report): runner.report = report
        case .windowClosed where runner.report != nil: runner.isClosed = true
        default: try notify(runner.job, event)
        }
      }
    }
  }

  private func finish(_ runner: Runner) throws -> FlowStatus {
    let ending = runner.process.wait()
    var report = runner.report ?? blank(runner.job)
    let errors = String(decoding: runner.process.errors, as: UTF8.self)
    if !errors.isEmpty {
      report.warnings += errors.split(separator: "\n").map { String($0) }
    }
    if runner.report == nil {
      report.status = .error
      report.message = "The flow's process ended early: \(ending ?? "without a word")"
      report.details = report.message.map { "\(jobs[runner.job].path): failed: \($0)" }
    }
    try notify(runner.job, .ended(report))
    if runner.isClosed { try notify(runner.job, .windowClosed) }
    return report.status
  }

  private func cancel(_ job: Int) throws {
    var report = blank(job)
    report.status = .canceled
    try notify(job, .ended(report))
  }

  private func blank(_ job: Int) -> FlowReport {
    let job = jobs[job]
    let model = try? job.setup.model.name
    var report = FlowReport(name: job.name, path: job.path, device: model ?? job.device)
    (report.shard, report.folder) = (job.shard, job.folder)
    report.startedAt = Date().timeIntervalSince1970
    return report
  }
}
