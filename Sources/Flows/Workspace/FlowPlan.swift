/// What is asked to be run: files, folders and tags.
package struct FlowRequest: Hashable, Sendable {
  /// Flow files and folders with flows.
  package var paths: [String]
  /// The file that says which flows of the folders; nil for the folders' own.
  package var config: String?
  /// Flows with any of these tags are run; all if there are none.
  package var includeTags: [String] = []
  /// Flows with any of these are not.
  package var excludeTags: [String] = []
  /// Whether what this phone can't do is passed over with a warning.
  package var skipsUnsupported = false
  /// The names of the variables that the flows are given.
  package var variables: Set<String> = []
  /// Whether what is doubtful is an error.
  package var isStrict = false

  /// Asks for all flows at some paths.
  package init(paths: [String]) { self.paths = paths }
}

/// The flows to run, in their order, after all of them have been read.
package struct FlowPlan: Sendable {
  /// The paths of the flows.
  package let flows: [String]
  /// How many of them run one after the other, before all others.
  package let sequenceCount: Int
  /// What the workspace's config says.
  package let config: WorkspaceConfig
  /// The flows and what they run.
  package let library: FlowLibrary
  /// What is doubtful, as it is printed; empty for nothing.
  package let warnings: String

  /// Finds and reads all flows; all problems of all files are reported at once.
  package init(_ request: FlowRequest) throws(WorkspaceError) {
    let inputs = try FlowInputs(request.paths)
    let configPath = request.config ?? inputs.configPath
    var settings = try WorkspaceSettings(configPath, isStrict: request.isStrict)
    if settings.hasErrors { throw .problems(report: settings.report) }
    let config = settings.config
    let paths = try inputs.flowFiles(config, path: configPath)

    var library = FlowLibrary(
      paths: paths, skipsUnsupported: request.skipsUnsupported, isStrict: request.isStrict)
    let included = request.includeTags + config.includeTags
    let excluded = request.excludeTags + config.excludeTags
    var chosen = paths
    if !inputs.isSingleFile {
      chosen = paths.filter { path in
        let tags = library.flows[path]?.config.tags ?? []
        return (included.isEmpty || tags.contains(where: included.contains))
          && !tags.contains(where: excluded.contains)
      }
    }
    library.checkVariables(of: chosen, given: request.variables)
    if !inputs.isSingleFile { settings.checkOrder(among: paths.map(library.name)) }
    let reports = [settings.report, library.report].filter { !$0.isEmpty }
    let report = reports.joined(separator: "\n")
    if library.hasErrors || settings.hasErrors { throw .problems(report: report) }
    if chosen.isEmpty { throw .noTagMatch(included: included, excluded: excluded) }
    let sequence =
      inputs.isSingleFile ? [] : try Self.sequence(config.order, among: chosen, in: library)
    flows = sequence + chosen.filter { !sequence.contains($0) }
    sequenceCount = sequence.count
    self.config = config
    self.library = library
    warnings = report
  }

  /// The flows that a config puts in order; such a list may end early, but skip none.
  private static func sequence(
    _ order: [String], among paths: [String], in library: FlowLibrary
  ) throws(WorkspaceError) -> [String] {
    let byName = Dictionary(paths.map { (library.name(of: $0), $0) }) { $1 }
    var names: [String] = []
    for name in order where !names.contains(name) { names.append(name) }
    guard let last = names.lastIndex(where: { byName[$0] != nil }) else { return [] }
    guard names[...last].allSatisfy({ byName[$0] != nil }) else {
      throw .missingOrderedFlows(names.filter { byName[$0] == nil })
    }
    return names[...last].compactMap { byName[$0] }
  }
}
