import Flows
import Foundation
import Graphics
import Phone
import UIKit

/// Runs a flow, saves what it leaves and tells how it goes.
final class FlowWorker {
  /// The pixels per point of the pictures of steps; ours.
  private static let pictureScale: CGFloat = 1

  private let job: FlowJob
  private let send: (FlowEvent) -> Void
  private let device: PhoneDevice
  private let folder: FlowFolder
  /// Who follows the flow; nil for nobody.
  private let audience: FlowAudience?
  private var report: FlowReport
  private var flowStart: TimeInterval = 0
  /// The steps that have begun and not ended, and the first picture of each.
  private var open: [(number: Int, before: Int?)] = []
  private var touches: [StepReport.Touch] = []
  private var lines: [String: [Substring]] = [:]
  /// What steps left, by their numbers.
  private var files: [Int: [String]] = [:]
  private var marks: [Int: (before: Int?, after: Int?, touches: [StepReport.Touch])] = [:]
  private var begun = 0
  /// Whether the step that has just ended was allowed to fail, and did.
  private var failsOptionally = false
  /// The warnings that are not about such steps.
  private var doubts: [String] = []
  private var lastEnded: Int?
  private var claimedCount = 0

  /// Makes a worker for a job, which tells what happens.
  init(_ job: FlowJob, send: @escaping (FlowEvent) -> Void) throws {
    self.job = job
    self.send = send
    let setup = try job.setup
    device = PhoneDevice(setup, makePhone: Phone.prototype)
    folder = FlowFolder(path: job.folder)
    audience = try FlowAudience(job)
    report = FlowReport(name: job.name, path: job.path, device: setup.model.name)
    (report.width, report.height) = (Double(device.size.width), Double(device.size.height))
    (report.shard, report.folder) = (job.shard, job.folder)
    report.startedAt = Date().timeIntervalSince1970
  }

  /// Runs the flow.
  func run() {
    let library = FlowLibrary(
      paths: [job.path], skipsUnsupported: job.skipsUnsupported, isStrict: job.isStrict)
    guard !library.hasErrors else { return fail(library.report) }
    lines = library.files.mapValues(\.lines)
    let runner = FlowRunner(library, on: device, in: folder, seed: job.seed)
    watch(runner)
    flowStart = device.time
    audience?.follow(device)
    var variables = job.variables.map { (name: $0.name, value: $0.value) }
    if let shard = job.shard {
      variables.append((name: "MAESTRO_SHARD_ID", value: "\(shard)"))
      variables.append((name: "MAESTRO_SHARD_INDEX", value: "\(shard - 1)"))
    }
    let result = runner.run(job.path, variables: variables)
    device.willPass = { _ in }
    finish(result, library.flows[job.path])
    audience?.end(report, on: device)
  }

  // MARK: Steps

  private func watch(_ runner: FlowRunner) {
    device.willSend = { [weak self] event in self?.note(event) }
    audience?.didClose = { [send] in
      send(.windowClosed)
      exit(0)
    }
    runner.stepDidBegin = { [weak self] step in self?.begin(step) }
    runner.stepDidEnd = { [weak self] step in self?.end(step) }
    runner.log = { [weak self] line in
      self?.report.logs.append(line)
      self?.send(.log(line))
    }
    runner.warn = { [weak self] warning in self?.note(warning) }
  }

  private func note(_ warning: String) {
    // What is said of an optional step is said as it has ended.
    if !failsOptionally { doubts.append(warning) }
    failsOptionally = false
    report.warnings.append(warning)
    send(.note(warning))
  }

  private func begin(_ step: StepRecord) {
    begun += 1
    claimFiles(for: lastEnded)
    open.append((begun, picture()))
    touches = []
    audience?.begin(step)
    send(.step(FlowEvent.Line(step, status: nil)))
  }

  private func end(_ step: StepRecord) {
    let (number, before) = open.removeLast()
    // What is saved of a failure is saved after its step has ended.
    claimFiles(for: step.holdsSteps ? lastEnded : number)
    lastEnded = number
    failsOptionally = step.status == .warned && step.failure != nil
    marks[number] = (before, picture(), step.holdsSteps ? [] : touches)
    touches = []
    send(.step(FlowEvent.Line(step, status: step.status)))
  }

  /// Gives the files that were written since the last time to a step.
  private func claimFiles(for number: Int?) {
    if let number { files[number, default: []] += folder.files[claimedCount...] }
    claimedCount = folder.files.count
  }

  private func note(_ event: PhoneEvent) {
    audience?.note(event)
    guard case .touch(_, let phase, let location) = event, phase != .ended else { return }
    if touches.isEmpty, let index = open.indices.last {
      // What a finger touches, and not what was there as the step began to look for it.
      open[index].before = picture()
    }
    touches.append(
      StepReport.Touch(
        x: Double(location.x), y: Double(location.y), begins: phase == .began))
  }

  /// The place of a picture of the screen among the report's; nil where none is wanted.
  private func picture() -> Int? {
    guard job.takesPictures, let phone = device.phone,
      let data = try? phone.screenshot(scale: Self.pictureScale).pngData(opaque: true)
    else { return nil }
    if report.pictures.last != data { report.pictures.append(data) }
    return report.pictures.count - 1
  }

  // MARK: The end

  private func finish(_ result: FlowResult, _ flow: Flow?) {
    report.name = result.name
    (report.tags, report.duration) = (result.tags, result.duration)
    report.properties = flow?.properties(result.properties) ?? []
    claimFiles(for: lastEnded)
    for film in folder.films { files[film.step, default: []].append(film.file) }
    report.steps = result.steps.enumerated().map { index, record in
      let number = index + 1
      let text = lines[record.span.file] ?? []
      let line = text.indices.contains(record.span.line - 1) ? text[record.span.line - 1] : ""
      var step = StepReport(record, number: number, since: flowStart, source: String(line))
      step.files = files[number] ?? []
      if let mark = marks[number] {
        (step.before, step.after, step.touches) = (mark.before, mark.after, mark.touches)
      }
      return step
    }
    if let failed = result.failedStep {
      report.status = .error
      report.message = failed.failure?.message
      report.details = result.failureReport
      report.failedNumber =
        result.steps.firstIndex { step in
          step.failure == failed.failure && step.span == failed.span && step.start == failed.start
        }.map { $0 + 1 }
    } else if job.isStrict, let warning = doubts.first {
      fail(warning, "not even a warning is allowed with --strict")
    }
    save()
    send(.ended(report))
  }

  private func fail(_ details: String) {
    (report.status, report.message, report.details) = (.error, "the flow cannot be read", details)
    save()
    send(.ended(report))
  }

  private func fail(_ message: String, _ reason: String) {
    (report.status, report.message) = (.error, message)
    report.details = "\(message)\n  \(reason)"
  }

  /// Saves the last picture and what is told of the flow; a flow whose results are lost has failed.
  private func save() {
    do {
      try folder.write(device.picture().pngData(opaque: true), as: "screenshots/final.png")
      try folder.write(report)
    } catch {
      let reason = (error as? FlowFailure)?.message ?? "\(error)"
      if report.status == .success {
        fail("The results cannot be saved: \(reason)", "nothing else went wrong")
      } else {
        report.details = (report.details ?? "") + "\n  the results cannot be saved: \(reason)"
      }
    }
  }
}

extension FlowEvent.Line {
  init(_ step: StepRecord, status: StepStatus?) {
    (description, depth, holdsSteps) = (step.description, step.depth, step.holdsSteps)
    self.status = status
  }
}
