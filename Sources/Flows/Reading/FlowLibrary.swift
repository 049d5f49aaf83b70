/// Flows and all those that they run, each file read once.
package struct FlowLibrary: Sendable {
  /// The flows by the path of their file.
  package private(set) var flows: [String: Flow] = [:]
  /// The files that were read, by path.
  package private(set) var files: [String: SourceFile] = [:]
  /// What is wrong in any of them, file by file.
  package private(set) var problems: [FlowProblem] = []

  private let skipsUnsupported: Bool
  private let isStrict: Bool
  private var calls: [String: [FlowCallSite]] = [:]
  /// The first path to each file that was read or can't be, by its place.
  private var paths: [String: String] = [:]

  /// Reads the flows at some paths and what they run.
  ///
  /// What this phone can't do is warned of, and no error, if it is to be skipped. What is doubtful
  /// is an error if the library is strict.
  package init(paths: [String], skipsUnsupported: Bool = false, isStrict: Bool = false) {
    self.skipsUnsupported = skipsUnsupported
    self.isStrict = isStrict
    let paths = paths.map(FlowPath.normalized)
    for path in paths { read(path) }
    follow(paths)
  }

  /// Takes a text that is a flow, a list of commands or a single one, and reads what it runs.
  package init(checking file: SourceFile, skipsUnsupported: Bool = false) {
    self.skipsUnsupported = skipsUnsupported
    isStrict = false
    let reader = FlowFileReader(file, skipsUnsupported: skipsUnsupported)
    paths[FlowPath.real(file.path)] = file.path
    add(reader.anySteps(), reader)
    follow([file.path])
  }

  /// Whether any of the problems keeps the flows from being run.
  package var hasErrors: Bool { problems.contains { $0.severity == .error } }

  /// All problems as they are printed, with the lines they are on.
  package var report: String {
    problems.map { $0.report(in: files[$0.span.file]) }.joined(separator: "\n")
  }

  /// Looks for variables that have no value in some of the flows, given the names of some.
  package mutating func checkVariables(of paths: [String], given names: Set<String>) {
    let check = VariableCheck(flows, from: paths.map(FlowPath.normalized), given: names)
    problems += isStrict ? check.problems.map(\.strict) : check.problems
  }

  /// What the flow of a file is called, as it stands there.
  package func name(of path: String) -> String {
    flows[path]?.config.name?.source ?? FlowPath.stem(of: path)
  }

  // MARK: Reading

  private mutating func follow(_ roots: [String]) {
    var queue = roots
    var next = 0
    while next < queue.count {
      for call in calls[queue[next]] ?? [] where files[call.path] == nil {
        read(call.path, calledAt: call.span)
        if files[call.path] != nil { queue.append(call.path) }
      }
      next += 1
    }
    for root in roots { findCycles(from: root) }
  }

  private mutating func read(_ path: String, calledAt span: SourceSpan? = nil) {
    let place = FlowPath.real(path)
    if let known = paths[place] {
      (flows[path], files[path], calls[path]) = (flows[known], files[known], calls[known])
      return
    }
    paths[place] = path
    do throws(FlowFileError) {
      let file = try SourceFile(readingFrom: path)
      let reader = FlowFileReader(
        file, skipsUnsupported: skipsUnsupported, canFilm: FilmEncoder.isInstalled)
      add(reader.flow(), reader)
    } catch {
      problems.append(
        span.map { FlowProblem(kind: .calledFile(error), span: $0) }
          ?? FlowProblem(kind: .file(error), span: SourceSpan(file: path)))
    }
  }

  private mutating func add(_ flow: Flow, _ reader: FlowFileReader) {
    let path = reader.file.path
    flows[path] = flow
    files[path] = reader.file
    calls[path] = reader.calls
    let found = reader.problems(with: flow.launchesOfOtherApps)
    problems += isStrict ? found.map(\.strict) : found
  }

  // MARK: Cycles

  /// Reports every call that leads back to a flow which is being run.
  private mutating func findCycles(from root: String) {
    var done: Set<String> = []
    var chain = [root]
    // Files are compared as they are, whatever the way to them.
    var real = [FlowPath.real(root)]
    var rest = [calls[root] ?? []]
    while let call = rest.last?.first {
      rest[rest.count - 1].removeFirst()
      let path = FlowPath.real(call.path)
      if let start = real.firstIndex(of: path) {
        let names = chain[start...] + [call.path]
        let problem = FlowProblem(kind: .cyclicFlows(Array(names)), span: call.span)
        if !problems.contains(where: { $0.span == call.span }) { problems.append(problem) }
      } else if !done.contains(call.path) {
        chain.append(call.path)
        real.append(path)
        rest.append(calls[call.path] ?? [])
      }
      while let last = rest.last, last.isEmpty {
        rest.removeLast()
        real.removeLast()
        done.insert(chain.removeLast())
      }
    }
  }
}
