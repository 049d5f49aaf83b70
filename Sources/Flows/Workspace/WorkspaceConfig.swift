/// What `config.yaml` says about the flows in its folder.
package struct WorkspaceConfig: Hashable, Sendable {
  /// The keys that Maestro knows.
  static let keys = [
    "flows", "includeTags", "excludeTags", "executionOrder", "testOutputDir", "platform",
    "baselineBranch", "notifications", "disableRetries",
  ]

  /// Patterns of the flows to run, those to leave out with `!`; nil for all of the top level.
  package var flows: [String]?
  package var includeTags: [String] = []
  package var excludeTags: [String] = []
  /// The names of the flows that run one after the other, before all others.
  package var order: [String] = []
  /// Where each of them stands first.
  var orderSpans: [String: SourceSpan] = [:]
  /// Whether those after a flow that failed are run.
  package var continuesOnFailure = true
  package var testOutputDir: String?

  /// Makes a config that says nothing.
  package init() {}
}
