extension Flow {
  /// Every launch of an app that is called otherwise than the flow's own.
  var launchesOfOtherApps: [FlowProblem] {
    guard let own = config.appId?.source, !own.contains("${") else { return [] }
    return (config.onFlowStart + steps + config.onFlowComplete).flatMap(\.withInner)
      .compactMap { step in
        guard case .launchApp(let launch) = step.command, let app = launch.appId?.source,
          app != own, !app.contains("${")
        else { return nil }
        return FlowProblem(severity: .warning, kind: .otherApp(app, own: own), span: step.span)
      }
  }
}

extension FlowStep {
  /// The step and those that stand in it.
  fileprivate var withInner: [FlowStep] {
    switch command {
    case .runFlow(let call), .retry(let call, _):
      guard case .steps(let steps) = call.body else { return [self] }
      return [self] + steps.flatMap(\.withInner)
    case .repeat(let command): return [self] + command.steps.flatMap(\.withInner)
    default: return [self]
    }
  }
}
