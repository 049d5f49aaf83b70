/// Reads one file into a flow, and finds what is wrong with it.
final class FlowFileReader {
  let file: SourceFile
  let skipsUnsupported: Bool
  /// Whether films can be made on this machine.
  let canFilm: Bool
  /// What is wrong so far.
  var problems: [FlowProblem] = []
  /// The other flows that are run, by path, and where that is said.
  var calls: [FlowCallSite] = []
  /// Above zero while what is read is only for other systems than this phone's.
  var foreignDepth = 0
  /// Above zero in steps that may fail.
  var optionalDepth = 0

  /// How many steps were read.
  var stepCount = 0

  /// The app that the flow is about.
  var appId: Template?

  private let lines: [Substring]

  init(_ file: SourceFile, skipsUnsupported: Bool = false, canFilm: Bool = true) {
    self.file = file
    self.canFilm = canFilm
    self.skipsUnsupported = skipsUnsupported
    lines = file.lines
  }

  /// The flow in the file, as much of it as can be read.
  func flow() -> Flow {
    let yaml = YAMLReader(file, documentLimit: 2)
    report(yaml)
    var flow = Flow(path: file.path)
    if let root = yaml.documents.first, case .mapping = root.content {
      flow.config = config(root)
    } else if yaml.isComplete || !yaml.documents.isEmpty {
      let root = yaml.documents.first
      report(.missingConfig, at: root?.span.start ?? SourceSpan(file: file.path))
      // What is wrong with the commands is wrong wherever they stand.
      if yaml.documents.count == 1, case .sequence(let nodes) = root?.content {
        flow.steps = nodes.compactMap(step)
      }
      return flow
    }
    if yaml.documents.count > 1 {
      flow.steps = commands(in: yaml.documents[1])
    } else if yaml.isComplete {
      report(.missingCommands, at: end)
    }
    return flow
  }

  /// The steps in a text that is a flow, a list of commands or a single one, as `check-syntax`
  /// takes.
  func anySteps() -> Flow {
    let yaml = YAMLReader(file, documentLimit: 2)
    guard yaml.documents.count == 1, let root = yaml.documents.first else { return flow() }
    var flow = Flow(path: file.path)
    switch root.content {
    case .sequence(let nodes): flow.steps = nodes.compactMap(step)
    case .mapping(let entries):
      guard entries.count == 1, let name = entries[0].key.text, isMeantAsCommand(name)
      else { return self.flow() }
      flow.steps = [step(root)].compactMap(\.self)
    case .scalar(let text, _):
      guard isMeantAsCommand(text) else { return self.flow() }
      flow.steps = [step(root)].compactMap(\.self)
    }
    report(yaml)
    return flow
  }

  /// Whether a word is a command's name or nearly one, and no key of a config section.
  private func isMeantAsCommand(_ word: String) -> Bool {
    CommandName(rawValue: word) != nil
      || (!CommandName.suggestions(for: word).isEmpty && !Self.isConfigKey(word))
  }

  private func commands(in root: YAMLNode) -> [FlowStep] {
    guard case .sequence(let nodes) = root.content else {
      report(.missingCommands, at: root.isNull ? end : root.span.start)
      return []
    }
    return nodes.compactMap(step)
  }

  /// The last place of the file.
  private var end: SourceSpan {
    let last = lines.lastIndex { !$0.isEmpty } ?? 0
    let column = lines.indices.contains(last) ? lines[last].count : 0
    return SourceSpan(file: file.path, line: last + 1, column: max(1, column))
  }

  // MARK: Problems

  /// What is wrong, also by others' word, in the order of the file.
  func problems(with others: [FlowProblem]) -> [FlowProblem] {
    (problems + others)
      .sorted { ($0.span.line, $0.span.column) < ($1.span.line, $1.span.column) }
  }

  /// Notes what is wrong.
  func report(
    _ kind: FlowProblem.Kind, _ severity: FlowProblem.Severity = .error, at span: SourceSpan
  ) {
    problems.append(FlowProblem(severity: severity, kind: kind, span: span))
  }

  private func report(_ yaml: YAMLReader) {
    for finding in yaml.findings { report(.yaml(finding.problem), at: finding.span) }
  }

  /// Whether a step that this phone can't do is skipped.
  var forgivesUnsupported: Bool { foreignDepth > 0 || optionalDepth > 0 || skipsUnsupported }

  /// Takes back, or makes less of, what was said about support since a moment.
  func forgiveUnsupported(since count: Int) {
    guard forgivesUnsupported else { return }
    let late = problems[count...]
    problems.removeSubrange(count...)
    for var problem in late {
      if problem.isAboutSupport {
        if foreignDepth > 0 { continue }
        problem.severity = .warning
      }
      problems.append(problem)
    }
  }

  // MARK: Places

  /// Where the text of a value stands, if it stands there letter by letter.
  func textSpan(of node: YAMLNode) -> SourceSpan? {
    guard case .scalar(let text, let isPlain) = node.content,
      lines.indices.contains(node.span.line - 1)
    else { return nil }
    let skipped = node.span.column - 1 + (isPlain ? 0 : 1)
    let line = lines[node.span.line - 1].unicodeScalars.dropFirst(skipped)
    guard line.starts(with: text.unicodeScalars) else { return nil }
    return node.span.part(from: isPlain ? 0 : 1, length: text.unicodeScalars.count)
  }
}

/// Where a flow runs another.
struct FlowCallSite: Hashable, Sendable {
  let path: String
  let span: SourceSpan
}

extension SourceSpan {
  /// The first character.
  var start: SourceSpan { part(from: 0, length: 1) }
}
