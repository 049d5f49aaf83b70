import Foundation
import Phone

/// Runs flows on a device, a step after the other.
@MainActor
package final class FlowRunner {
  /// How many steps a flow may take; ours, more than a minute of real work.
  nonisolated static let stepLimit = 10_000
  /// How many letters, keys or taps one step may take; ours, more than five minutes of typing.
  nonisolated static let strokeLimit = 10_000
  /// How deep steps may run steps, in flows that run flows; ours.
  nonisolated static let depthLimit = 100

  /// How long a flow may take, in seconds of the phone; ours, enough for as many taps as steps.
  nonisolated static let timeLimit: TimeInterval = 7200

  /// What is driven; while a film is made, a device that makes it.
  var device: any FlowDevice
  let library: FlowLibrary
  let scope = ScriptScope()
  /// The folder where pictures go; nil to make none.
  let folder: FlowFolder?
  /// Told of steps as they begin and as they end.
  package var stepDidBegin: (StepRecord) -> Void = { _ in }
  package var stepDidEnd: (StepRecord) -> Void = { _ in }
  /// Told what is doubtful.
  package var warn: (String) -> Void = { _ in }
  /// Told what expressions log.
  package var log: (String) -> Void {
    get { scope.log }
    set { scope.log = newValue }
  }

  var random: SeededGenerator
  /// When the last step that changes anything ended.
  var lastInteraction: TimeInterval = 0
  /// When the flow must be over.
  private(set) var end = TimeInterval.infinity
  /// The last tap; nil before there was one.
  var lastTap: Tap?
  private(set) var steps: [StepRecord] = []
  /// Where was warned of what has no effect; once is enough, however often it is done.
  private var warned: Set<SourceSpan> = []
  private var callers: [StepRecord.Caller] = []
  private(set) var failures: [StepRecord] = []

  /// Makes a runner for the flows of a library.
  package init(
    _ library: FlowLibrary, on device: any FlowDevice, in folder: FlowFolder? = nil,
    seed: UInt64 = 0
  ) {
    self.library = library
    self.device = device
    self.folder = folder
    random = SeededGenerator(seed: seed)
  }

  /// Runs the flow of a file with some variables.
  package func run(_ path: String, variables: [(name: String, value: String)] = []) -> FlowResult {
    let flow = library.flows[path] ?? Flow(path: path)
    let start = device.time
    (lastInteraction, end) = (start, start + Self.timeLimit)
    (steps, callers, failures, warned) = ([], [], [], [])
    let standard = [
      ("MAESTRO_FILENAME", FlowPath.stem(of: path)), ("MAESTRO_DEVICE_UDID", device.identifier),
      ("MAESTRO_SHARD_ID", "1"), ("MAESTRO_SHARD_INDEX", "0"),
    ]
    for (name, value) in standard + variables { scope.define(name, value) }
    do { try run(flow) } catch { note(error, of: flow) }
    do { try stopRecording() } catch { note(error, of: flow) }
    var result = FlowResult(
      name: name(of: flow), path: path, tags: flow.config.tags, properties: properties(of: flow))
    result.steps = steps
    result.failures = failures
    result.duration = device.time - start
    return result
  }

  /// What a flow is called.
  private func name(of flow: Flow) -> String {
    let name = flow.config.name.flatMap { try? scope.text($0) }
    return name ?? FlowPath.stem(of: flow.path)
  }

  private func properties(of flow: Flow) -> [String: String] {
    Dictionary(
      flow.config.properties.map { ($0.name, (try? scope.text($0.value)) ?? $0.value.source) },
      uniquingKeysWith: { $1 })
  }

  /// Runs a flow with its hooks; what completes it runs even if it has failed.
  func run(_ flow: Flow) throws {
    var failure: (any Error)?
    do {
      try define(flow.config.environment)
      try run(flow.config.onFlowStart)
      try run(flow.steps)
    } catch { failure = error }
    do { try run(flow.config.onFlowComplete) } catch { failure = failure ?? error }
    if let failure { throw failure }
  }

  /// Gives variables their values, each in sight of those before.
  func define(_ variables: [FlowVariable]) throws(FlowFailure) {
    for variable in variables {
      scope.define(variable.name, try text(variable.value))
    }
  }

  // MARK: Steps

  /// Runs steps until one fails.
  func run(_ steps: [FlowStep]) throws {
    for step in steps { try run(step) }
  }

  private func run(_ step: FlowStep) throws {
    let label = step.label.flatMap { try? scope.text($0) }
    var record = StepRecord(
      name: step.command.fileName(in: scope),
      description: (label ?? step.command.description(in: scope)).shortened, depth: callers.count,
      holdsSteps: step.command.holdsSteps,
      span: step.span, status: .completed, start: device.time)
    record.callers = callers.reversed()
    let (index, failureCount) = (steps.count, failures.count)
    steps.append(record)
    stepDidBegin(record)
    callers.append(StepRecord.Caller(span: step.span, description: record.description))
    defer { callers.removeLast() }
    do {
      try checkLimits()
      record.status = try perform(step) ? .completed : .skipped
      // What would have taken longer was cut short.
      try checkTime()
      finish(&record, at: index)
    } catch let failure as FlowFailure {
      record.failure = failure
      record.status = step.isOptional ? .warned : .failed
      finish(&record, at: index)
      guard step.isOptional else {
        record.screen = screenInWords
        record.evidence = evidence(of: record, number: index + 1)
        steps[index] = record
        failures.append(record)
        throw StepFailed(mayPass: failure.mayPass)
      }
      warn("\(record.span.place): warning: \(record.description): \(failure.message)")
    } catch let failed as StepFailed {
      record.status = step.isOptional ? .warned : .failed
      finish(&record, at: index)
      guard step.isOptional else { throw failed }
      forgetFailures(since: failureCount)
    }
  }

  /// Makes sure that a step isn't one too many.
  private func checkLimits() throws(FlowFailure) {
    try checkTime()
    guard steps.count <= Self.stepLimit else {
      throw FlowFailure(.tooManySteps(limit: Self.stepLimit))
    }
    guard callers.count <= Self.depthLimit else {
      throw FlowFailure(.tooDeep(limit: Self.depthLimit))
    }
  }

  /// Makes sure that a step doesn't type, erase or tap without end.
  func checkStrokes(_ count: Int) throws(FlowFailure) {
    guard count <= Self.strokeLimit else {
      throw FlowFailure(.tooManyStrokes(limit: Self.strokeLimit))
    }
  }

  /// Saves what was on the screen as a step failed; the lines that say where.
  private func evidence(of record: StepRecord, number: Int) -> [String] {
    guard let folder else { return [] }
    let name = String(format: "step-%03d-", number) + record.name
    do throws(FlowFailure) {
      let picture = try folder.place(of: name, extension: "png", in: "screenshots")
      let hierarchy = try folder.place(of: name, extension: "json", in: "screen-hierarchy")
      try folder.write(device.picture(), to: picture)
      try folder.write(HierarchyFile(device.snapshot).text + "\n", to: hierarchy)
      return ["screenshot: \(picture.relativePath)", "hierarchy: \(hierarchy.relativePath)"]
    } catch {
      return ["no picture: \(error.message)"]
    }
  }

  private func finish(_ record: inout StepRecord, at index: Int) {
    record.duration = device.time - record.start
    steps[index] = record
    stepDidEnd(record)
  }

  /// Notes a failure that no step has had.
  private func note(_ error: any Error, of flow: Flow) {
    guard let failure = error as? FlowFailure else { return }
    var record = StepRecord(
      name: "runFlow", description: "Run \(flow.path)", depth: 0, holdsSteps: false,
      span: failure.span ?? SourceSpan(file: flow.path), status: .failed, start: device.time)
    record.failure = failure
    record.screen = screenInWords
    record.evidence = evidence(of: record, number: steps.count)
    failures.append(record)
  }

  /// Lets failures of steps be forgotten, as they are tried again or may fail.
  func forgetFailures(since count: Int) { failures.removeSubrange(count...) }

  /// Warns of a step that does nothing here.
  func warn(of step: FlowStep, _ words: String) {
    guard warned.insert(step.span).inserted else { return }
    warn("\(step.span.place): warning: \(words)")
  }

  // MARK: Values

  func text(_ template: Template) throws(FlowFailure) -> String {
    do throws(ScriptError) {
      return try scope.text(template)
    } catch {
      throw FlowFailure(error)
    }
  }

  func integer(_ template: Template) throws(FlowFailure) -> Int {
    do throws(ScriptError) {
      return try scope.integer(template)
    } catch {
      throw FlowFailure(error)
    }
  }

  func query(_ selector: ElementSelector) throws(FlowFailure) -> ElementQuery {
    do throws(ScriptError) {
      return try scope.query(selector)
    } catch {
      throw FlowFailure(error)
    }
  }

  /// Seconds of a template in milliseconds.
  func seconds(
    _ template: Template?, otherwise: TimeInterval
  ) throws(FlowFailure) -> TimeInterval {
    guard let template else { return otherwise }
    return TimeInterval(try integer(template)) / 1000
  }
}

/// A step has failed, and that is known.
struct StepFailed: Error {
  /// Whether trying again may help.
  let mayPass: Bool
}
