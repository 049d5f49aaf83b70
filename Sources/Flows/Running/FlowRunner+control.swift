extension FlowRunner {
  /// `runFlow`; false if its condition doesn't hold.
  func runFlow(_ call: FlowCall) throws -> Bool {
    if let condition = call.condition, try !holds(condition) { return false }
    try scope.scoped { try run(call) }
    return true
  }

  private func run(_ call: FlowCall) throws {
    try define(call.environment)
    switch call.body {
    case .steps(let steps): try run(steps)
    case .file(let path):
      guard let flow = library.flows[path] else { return }
      try run(flow)
    }
  }

  /// `repeat`; false if there wasn't a single round.
  func runRepeatedly(_ command: FlowRepeat) throws -> Bool {
    let times = try command.times.map(integer)
    var rounds = 0
    while times.map({ rounds < $0 }) ?? true {
      if let condition = command.condition, try !holds(condition) { break }
      guard rounds < Self.stepLimit else {
        throw FlowFailure(.tooManySteps(limit: Self.stepLimit))
      }
      try run(command.steps)
      rounds += 1
    }
    return rounds > 0
  }

  /// `retry`.
  func retry(_ call: FlowCall, maxRetries: Template?) throws {
    let most = 3
    let retries = min(max(try maxRetries.map(integer) ?? 1, 0), most)
    let failureCount = failures.count
    for attempt in 0...retries {
      do {
        return try scope.scoped { try run(call) }
      } catch let failed as StepFailed where failed.mayPass && attempt < retries {
        forgetFailures(since: failureCount)
      }
    }
  }
}
