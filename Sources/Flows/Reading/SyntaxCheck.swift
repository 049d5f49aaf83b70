/// What is wrong with a file, be it a flow, the config of a workspace or bare commands.
package struct SyntaxCheck: Sendable {
  /// All problems, as they are printed; empty for none.
  package let report: String
  /// Whether any of them is more than a warning.
  package let hasErrors: Bool

  /// Checks a text and, if it is a flow, those that it runs.
  package init(_ file: SourceFile, skipsUnsupported: Bool = false) {
    if WorkspaceConfigReader.isConfig(file) {
      let problems = WorkspaceConfigReader(file).problems
      report = problems.map { $0.report(in: file) }.joined(separator: "\n")
      hasErrors = problems.contains { $0.severity == .error }
    } else {
      let library = FlowLibrary(checking: file, skipsUnsupported: skipsUnsupported)
      (report, hasErrors) = (library.report, library.hasErrors)
    }
  }
}
