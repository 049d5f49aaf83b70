/// Why there are no flows to run; worded as by Maestro.
package enum WorkspaceError: Error, Hashable, Sendable {
  case missing(path: String)
  case unreadable(path: String, reason: String)
  case tooManyFiles(folder: String, limit: Int)
  case noFlowFiles(folders: [String])
  case noFlowsAtTop(folders: [String])
  case noMatch(patterns: [String])
  case onlyNegations(patterns: [String])
  case noTagMatch(included: [String], excluded: [String])
  case missingOrderedFlows([String])
  /// Files that can't be read as flows, or a config that can't; as it is printed.
  case problems(report: String)
}

extension WorkspaceError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let path): "Flow path does not exist: \(path)"
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    case .tooManyFiles(let folder, let limit):
      "\(folder) holds more than \(limit) files; name a smaller folder"
    case .noFlowFiles(let folders):
      "Flow directories do not contain any Flow files: \(folders.joined(separator: ", "))"
    case .noFlowsAtTop(let folders):
      """
      Top-level directories do not contain any Flows: \(folders.joined(separator: ", "))
      To run Flows in subdirectories, name them under 'flows:' in a config.yaml, as in:

      flows:
        - "**"
      """
    case .noMatch(let patterns):
      "Flow inclusion pattern(s) did not match any Flow files:\n" + Self.list(patterns)
    case .onlyNegations(let patterns):
      "Flow inclusion patterns contain only negation patterns, so no Flows would match:\n"
        + Self.list(patterns)
        + "\n\nAdd a positive pattern to select the Flows to run. "
        + "For example, to run all Flows except the negated ones:\n\nflows:\n  - \"*\"\n"
        + patterns.map { "  - \"\($0.inPlainWords)\"" }.joined(separator: "\n")
    case .noTagMatch(let included, let excluded):
      "Include / Exclude tags did not match any Flows:\n\nInclude Tags:\n\(Self.list(included))"
        + "\n\nExclude Tags:\n\(Self.list(excluded))"
    case .missingOrderedFlows(let names):
      "Could not find flows needed for execution in order: \(names.map(\.inPlainWords).joined(separator: ", "))"
    case .problems(let report): report
    }
  }

  private static func list(_ words: [String]) -> String {
    words.map { "- \($0.inPlainWords)" }.joined(separator: "\n")
  }
}
