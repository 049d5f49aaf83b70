/// Finds variables that have no value where a flow needs it, before it is run.
struct VariableCheck {
  /// What expressions know without being told.
  private static let standard: Set = [
    "output", "maestro", "MAESTRO_FILENAME", "MAESTRO_DEVICE_UDID", "MAESTRO_SHARD_ID",
    "MAESTRO_SHARD_INDEX",
  ]

  private let flows: [String: Flow]
  private(set) var problems: [FlowProblem] = []
  /// What has been looked at, and with which variables.
  private var done: Set<Visit> = []
  /// Where flows are run by others, outermost first.
  private var callers: [SourceSpan] = []
  /// Above zero in steps that may fail.
  private var optionalDepth = 0

  private struct Visit: Hashable {
    let path: String
    let names: Set<String>
    let isOptional: Bool
  }

  /// Looks at the flows at some paths with the variables that are given to them.
  init(_ flows: [String: Flow], from paths: [String], given names: Set<String>) {
    self.flows = flows
    for path in paths { check(path, names.union(Self.standard)) }
  }

  private mutating func check(_ path: String, _ names: Set<String>) {
    let visit = Visit(path: path, names: names, isOptional: optionalDepth > 0)
    guard let flow = flows[path], done.insert(visit).inserted else { return }
    let names = define(flow.config.environment, names)
    check(flow.config.onFlowStart, names)
    check(flow.steps, names)
    check(flow.config.onFlowComplete, names)
  }

  /// Looks at the values of variables, each in sight of those before; the names known from then on.
  private mutating func define(_ variables: [FlowVariable], _ names: Set<String>) -> Set<String> {
    var names = names
    for variable in variables {
      check(variable.value, names)
      names.insert(variable.name)
    }
    return names
  }

  private mutating func check(_ steps: [FlowStep], _ names: Set<String>) {
    for step in steps {
      if step.isOptional { optionalDepth += 1 }
      defer { if step.isOptional { optionalDepth -= 1 } }
      check(step, names)
    }
  }

  private mutating func check(_ step: FlowStep, _ names: Set<String>) {
    if case .runFlow(let call) = step.command, let platform = call.condition?.platform,
      platform != .ios
    {
      return
    }
    for template in step.command.templates { check(template, names) }
    switch step.command {
    case .runFlow(let call):
      // What the condition asks about is known to whoever wrote it.
      check(call, names.union(call.condition?.script?.names ?? []), at: step.span)
    case .retry(let call, _): check(call, names, at: step.span)
    case .repeat(let command):
      check(command.steps, names.union(command.condition?.script?.names ?? []))
    default: break
    }
  }

  private mutating func check(_ call: FlowCall, _ names: Set<String>, at span: SourceSpan) {
    let names = define(call.environment, names)
    switch call.body {
    case .steps(let steps): check(steps, names)
    case .file(let path):
      // Flows that run each other without end are reported elsewhere.
      guard callers.count < FlowRunner.depthLimit else { return }
      callers.append(span)
      check(path, names)
      callers.removeLast()
    }
  }

  private mutating func check(_ template: Template, _ names: Set<String>) {
    for part in template.parts {
      guard case .expression(let expression, let source, let span) = part else { continue }
      for (name, offset) in expression.neededNames where !names.contains(name) {
        let place = span.place(from: offset, length: name.count, in: source)
        guard !problems.contains(where: { $0.span == place }) else { continue }
        problems.append(
          FlowProblem(
            severity: optionalDepth > 0 ? .warning : .error,
            kind: .undefinedVariable(name, callers: callers.reversed()), span: place))
      }
    }
  }
}

extension Template {
  /// All names in the expressions of the text.
  fileprivate var names: Set<String> {
    parts.reduce(into: []) { names, part in
      if case .expression(let expression, _, _) = part { names.formUnion(expression.names) }
    }
  }
}

extension SourceSpan {
  /// A part of an expression that stands here, or all of it where it doesn't stand letter by
  /// letter.
  func place(from offset: Int, length: Int, in source: String) -> SourceSpan {
    self.length == source.count ? part(from: offset, length: length) : self
  }
}
