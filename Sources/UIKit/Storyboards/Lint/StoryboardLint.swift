/// Finds what is wrong with a document: what no launch screen may have, what is missing, and where
/// its layout is open or contradicts itself.
package final class StoryboardLint {
  let document: StoryboardDocument
  let bundle: AppBundle
  private(set) var findings: Set<Diagnostic> = []

  /// Checks a document that uses an app's files; what is wrong with those is found as well.
  package init(_ document: StoryboardDocument, bundle: AppBundle) {
    self.document = document
    self.bundle = bundle
    for problem in document.diagnostics where problem.severity == .error { add(problem) }
    let handler = bundle.diagnostics.handler
    bundle.diagnostics.handler = { [weak self] problem in
      if problem.severity == .error { self?.add(problem) }
    }
    defer { bundle.diagnostics.handler = handler }
    checkLaunchRules()
    checkAssets()
    checkLayout()
  }

  /// What was found, in the order of the files and of the places in them.
  package var sorted: [Diagnostic] {
    findings.sorted { one, other in
      let places = [one, other].map { $0.position ?? .start }
      let keys = zip([one, other], places).map { ($0.file, $1.line, $1.column) }
      return keys[0] == keys[1] ? one.message < other.message : keys[0] < keys[1]
    }
  }

  func add(_ problem: Diagnostic) {
    findings.insert(problem)
  }

  func add(
    _ severity: Diagnostic.Severity = .error, at element: StoryboardElement, _ message: String
  ) {
    add(Diagnostic(severity, file: document.path, at: element.position, message))
  }
}

extension StoryboardElement {
  /// What the element is, for a reader who looks for it: its kind, its label and its id.
  nonisolated var nameForReaders: String {
    let label = attributes["userLabel"] ?? attributes["text"] ?? attributes["title"]
    let word = label.map { " \"\($0)\"" } ?? ""
    return name + word + (id.map { " (\($0))" } ?? "")
  }
}
