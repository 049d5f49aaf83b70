/// A workspace's config with its file and what is wrong with it.
struct WorkspaceSettings {
  /// What the config says; nothing where there is none.
  private(set) var config = WorkspaceConfig()

  private var file: SourceFile?
  private var problems: [FlowProblem] = []
  private let isStrict: Bool

  /// Reads the config at a path, if there is one; what is doubtful may be an error.
  init(_ path: String?, isStrict: Bool) throws(WorkspaceError) {
    self.isStrict = isStrict
    guard let path else { return }
    do throws(FlowFileError) {
      let file = try SourceFile(readingFrom: path)
      let reader = WorkspaceConfigReader(file)
      (config, self.file) = (reader.config, file)
      for problem in reader.problems { add(problem) }
    } catch {
      throw .problems(report: "\(error.place): error: Config File: \(error.reason)")
    }
  }

  /// All problems as they are printed.
  var report: String { problems.map { $0.report(in: file) }.joined(separator: "\n") }

  /// Whether any of the problems keeps flows from being run.
  var hasErrors: Bool { problems.contains { $0.severity == .error } }

  /// Reports what is put in order and isn't the name of any flow.
  mutating func checkOrder(among names: [String]) {
    let unknown = config.orderSpans.filter { !names.contains($0.key) }
    for (name, span) in unknown.sorted(by: { $0.value.isBefore($1.value) }) {
      let suggestions = NearMiss.suggestions(for: name, in: names)
      let kind = FlowProblem.Kind.unknownFlow(name, suggestions: suggestions)
      add(FlowProblem(severity: .warning, kind: kind, span: span))
    }
  }

  private mutating func add(_ problem: FlowProblem) {
    problems.append(isStrict ? problem.strict : problem)
  }
}

extension SourceSpan {
  fileprivate func isBefore(_ other: SourceSpan) -> Bool {
    (line, column) < (other.line, other.column)
  }
}

extension FlowFileError {
  /// What is wrong with a file that isn't a flow.
  fileprivate var reason: String {
    switch self {
    case .missing(let path): "\(path) does not exist"
    default: description
    }
  }
}
